/** Which rulings mean nothing for a deck. */

import { deckHas } from './deck_faces'

const TWO_SIDED = ['start_flip', 'wild_after_flip', 'found_color_shown', 'pairing', 'until_limit']
const WITH_GIFTS = ['beachcomber_color']
const WITH_ZEROS = ['zero_rotate']

export function rulingApplies(name: string, deck: string): boolean {
  const { flip, gift, zero } = deckHas(deck)
  return (flip || !TWO_SIDED.includes(name)) && (gift || !WITH_GIFTS.includes(name)) && (zero || !WITH_ZEROS.includes(name))
}
