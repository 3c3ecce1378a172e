/** What the client knows of one table, as plain data. */

import type { AnyEvent, AnyMove, Clock, HintSent, Lobby, MatchInfo, ShuffleInfo, View } from '../gen/messages'
import { printOf, readFace, type InPlay } from '../cards/prints'
import type { Refusal } from '../texts/refusals'

/** A hand shown to this player after a challenge. */
export interface ShownHand extends InPlay {
  from: number
  faces: string[]
  guilty: boolean
}

/** A turn clock; `until` is on the page's own clock (`performance.now`). */
export type TurnClock = Clock & { until: number }

/** When the next round is dealt by itself, on the page's own clock; `since` is when that was learned. */
export interface DealTimer {
  since: number
  until: number
  total: number
  running: boolean
  /** Seats that asked to wait. */
  held: readonly number[]
}

/** The events of one entry of the table's log. */
export interface LogEntry {
  seq: number
  events: readonly AnyEvent[]
}

export interface TableState {
  /** The number of the last log entry received. */
  seq: number
  /** The player's seat at the table; null for a spectator. */
  seat: number | null
  lobby: Lobby | null
  match: MatchInfo | null
  /** What is known of the shuffle, where players can verify it. */
  shuffle: ShuffleInfo | null
  view: View | null
  legal: readonly AnyMove[]
  clock: TurnClock | null
  deal: DealTimer | null
  /** UNO will be called with the next card. */
  armed: boolean
  /** A move was sent and not yet answered. */
  waiting: boolean
  refusal: Refusal | null
  error: string
  /** The current colour before the draw-wild that waits for an answer. */
  colorBefore: string | null
  shownHand: ShownHand | null
  /** A good move that the player has asked for, until something happens. */
  hint: HintSent | null
}

export const EMPTY_STATE: TableState = {
  seq: 0,
  seat: null,
  lobby: null,
  match: null,
  shuffle: null,
  view: null,
  legal: [],
  clock: null,
  deal: null,
  armed: false,
  waiting: false,
  refusal: null,
  error: '',
  colorBefore: null,
  shownHand: null,
  hint: null,
}

/** The most cards a Beachcomber gives away. */
export const MOST_GIFTS = 4

/** The faces of the player's hand; empty for a spectator. */
export function ownHand(view: View | null): string[] {
  return view?.seat == null ? [] : (view.hands[view.seat]?.faces ?? [])
}

/** Whether hands change owners when this card is played and others are left. */
export function passesHands({ house }: View, name: string): boolean {
  const symbol = name.split('-').at(-1)
  return (symbol === '7' && house?.seven_swap === true) || (symbol === '0' && house?.zero_rotate === true)
}

/** Whether the next card played can leave one: only then can an UNO call be armed. */
export function mayArmUno(view: View | null): boolean {
  if (view?.seat == null || view.awaiting === 'over' || view.hands[view.seat]?.called) return false
  if (view.house?.uno_call === 'automatic') return false
  const hand = ownHand(view)
  if (hand.length > 2 && hand.some((name) => passesHands(view, name))) return true
  return hand.length === 2 || (hand.length > 2 && hand.length <= 2 + MOST_GIFTS && hand.some((name) => readFace(name, printOf(view)).role === 'gift'))
}
