/** A round while it is entered: taps, typed sums, and what is still missing. */

import { replay, sideOf, pointsOf, usedOf, type Draft, type Edit, type EnteredHand, type Pad, type Setup } from './pad'
import { counts, deckPoints, deckSides, nextSeating, seatsAtTable, type Standing } from './scoring'

export function newDraft(setup: Setup, table: number): Draft {
  const seats = seatsAtTable(setup.mode, setup.players.length)
  return { at: null, table, outcome: null, winner: null, side: 0, hands: Array.from({ length: seats }, () => ({ cards: [], typed: null })) }
}

/** A draft with what was entered for a round. */
export function draftOf(pad: Pad, at: number): Draft {
  const { table, winner, side, hands } = pad.rounds[at]!
  return {
    at, table, winner, side,
    outcome: winner === null ? 'blocked' : 'won',
    hands: hands.map((hand) => ({
      cards: hand && 'cards' in hand ? [...hand.cards] : [],
      typed: hand && 'sum' in hand ? String(hand.sum) : null,
    })),
  }
}

/** The standing before the round of a draft. */
export function standingBefore(pad: Pad, draft: Draft): Standing {
  return replay(pad.setup, draft.at === null ? pad.rounds : pad.rounds.slice(0, draft.at)).standing
}

/** A hand as entered so far; null while nothing is. */
export function handOf({ cards, typed }: Draft['hands'][number]): EnteredHand | null {
  if (typed === null) return cards.length ? { cards: [...cards] } : null
  const sum = typed.trim()
  return /^\d{1,6}$/.test(sum) ? { sum: Number(sum) } : null
}

/** The seats whose cards count. */
export function countedSeats(setup: Setup, standing: Standing, draft: Draft): number[] {
  if (draft.outcome !== 'won') return []
  return draft.hands.map((_, seat) => seat).filter((seat) => counts(setup.mode, draft.winner, seat, standing.out))
}

/** How many cards of a kind are still in the deck, whatever hands they went to. */
export function cardsLeft(setup: Setup, draft: Draft, kind: string, counted: readonly number[]): number {
  const all = sideOf(setup, draft.side).kinds.find((each) => each.kind === kind)?.count ?? 0
  return all - usedOf(kind, counted.map((seat) => handOf(draft.hands[seat]!)))
}

/** Whether the typed sums and the cards are more than the deck has. */
export function tooMuch(setup: Setup, draft: Draft, counted: readonly number[]): boolean {
  const side = sideOf(setup, draft.side)
  return counted.reduce((sum, seat) => sum + pointsOf(handOf(draft.hands[seat]!), side), 0) > deckPoints(side)
}

/** The other side has other cards: what was tapped no longer counts, what was typed stays. */
export function onSide(setup: Setup, draft: Draft, side: number): Draft {
  if (side === draft.side || !deckSides(setup.edition)[side]) return draft
  return { ...draft, side, hands: draft.hands.map(({ typed }) => ({ cards: [], typed })) }
}

/** The change that enters a draft; null while something is missing. */
export function editOf(pad: Pad, draft: Draft): Edit | null {
  const standing = standingBefore(pad, draft)
  const counted = countedSeats(pad.setup, standing, draft)
  const hands = draft.hands.map((hand, seat) => (counted.includes(seat) ? handOf(hand) : null))
  const missing = draft.outcome === null || (draft.outcome === 'won' && draft.winner === null)
  if (missing || counted.some((seat) => hands[seat] === null)) return null
  const before = draft.at === null ? null : pad.rounds[draft.at]!
  const { table, side } = draft
  const winner = draft.outcome === 'won' ? draft.winner : null
  const seating = before?.seating ?? [...nextSeating(standing)[table]!]
  const after = { table, seating, winner, side, hands }
  return { what: 'round', at: draft.at ?? pad.rounds.length, before, after }
}
