/** Which rulings mean nothing for a deck. */

import { deckHas } from './deck_faces'

const TWO_SIDED = ['start_flip', 'wild_after_flip', 'found_color_shown', 'pairing']
const WITH_GIFTS = ['beachcomber_color']

export function rulingApplies(name: string, deck: string): boolean {
  const { flip, gift } = deckHas(deck)
  return (flip || !TWO_SIDED.includes(name)) && (gift || !WITH_GIFTS.includes(name))
}
