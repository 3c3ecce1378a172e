/** The table while a card is being laid, before anything else of the move has happened. */

import type { AnyEvent, HandView, Played, View } from '../gen/messages'

export function playedIn(events: readonly AnyEvent[]): Played | null {
  const found = events.find((event) => event.event === 'played')
  return found?.event === 'played' ? found : null
}

/** The card has left the hand. */
export function afterTaking(before: View, laid: Played): View {
  return { ...before, hands: before.hands.map((hand, chair) => (chair === laid.seat ? without(hand, laid) : hand)) }
}

/** The card lies on the pile. */
export function afterLaying(taken: View, laid: Played): View {
  return { ...taken, top: laid.face, discard_count: taken.discard_count + 1 }
}

function without(hand: HandView, laid: Played): HandView {
  return {
    ...hand,
    count: hand.count - 1,
    faces: hand.faces && drop(hand.faces, laid.face, laid.at),
    backs: hand.backs && drop(hand.backs, laid.back, laid.at),
  }
}

function drop(cards: readonly string[], card: string | null | undefined, at: number | null | undefined): string[] {
  const place = at != null && (card == null || cards[at] === card) ? at : cards.indexOf(card ?? '')
  return cards.filter((_, each) => each !== (place < 0 ? cards.length - 1 : place))
}

/** A new view with the hands that did not change taken over as they were: nothing redraws them. */
export function sharing(before: View | null, after: View | null): View | null {
  if (!before || !after) return after
  const same = (one: HandView | undefined, two: HandView) =>
    one !== undefined && JSON.stringify(one) === JSON.stringify(two)
  return { ...after, hands: after.hands.map((hand, chair) => (same(before.hands[chair], hand) ? before.hands[chair]! : hand)) }
}
