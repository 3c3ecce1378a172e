/** Views in between: a card is on its way to the pile, and nothing else of the move has happened. */

import type { AnyEvent, HandView, Played, View } from '../gen/messages'

export function findPlayed(events: readonly AnyEvent[]): Played | null {
  const found = events.find((event) => event.event === 'played')
  return found?.event === 'played' ? found : null
}

/** The card has left the hand. */
export function withoutCard(before: View, played: Played): View {
  return { ...before, hands: before.hands.map((hand, chair) => (chair === played.seat ? without(hand, played) : hand)) }
}

/** The card is on the pile. */
export function withCardOnPile(taken: View, played: Played): View {
  return { ...taken, top: played.face, discard_count: taken.discard_count + 1 }
}

function without(hand: HandView, played: Played): HandView {
  return {
    ...hand,
    count: hand.count - 1,
    faces: hand.faces && drop(hand.faces, played.face, played.at),
    backs: hand.backs && drop(hand.backs, played.back, played.at),
  }
}

function drop(cards: readonly string[], card: string | null | undefined, at: number | null | undefined): string[] {
  const place = at != null && (card == null || cards[at] === card) ? at : cards.indexOf(card ?? '')
  return cards.filter((_, each) => each !== (place < 0 ? cards.length - 1 : place))
}

/** The chairs that get cards by these events, once for each card, in the order the cards arrive. */
export function receivers(events: readonly AnyEvent[]): number[] {
  return events.flatMap((event) => (event.event === 'drew' ? [event.seat] : event.event === 'gave' ? [event.to] : []))
}

/** The view without the newest cards of the chairs listed, once for each card: they are still on their way. */
export function withoutArriving(view: View, chairs: readonly number[]): View {
  if (!chairs.length) return view
  const hands = view.hands.map((hand, chair) => {
    const coming = chairs.filter((each) => each === chair).length
    return coming ? shorten(hand, Math.max(hand.count - coming, 0)) : hand
  })
  return { ...view, hands }
}

function shorten(hand: HandView, count: number): HandView {
  return { ...hand, count, faces: hand.faces?.slice(0, count), backs: hand.backs?.slice(0, count) }
}

/** The new view with unchanged hands shared with the old one, so that they are not rendered again. */
export function shareHands(before: View | null, after: View | null): View | null {
  if (!before || !after) return after
  const same = (one: HandView | undefined, two: HandView) =>
    one !== undefined && JSON.stringify(one) === JSON.stringify(two)
  return { ...after, hands: after.hands.map((hand, chair) => (same(before.hands[chair], hand) ? before.hands[chair]! : hand)) }
}
