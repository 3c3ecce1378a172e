/**
 * A score pad: who plays by which sheet and mode, and the rounds as entered. Everything shown follows
 * from these by `replay`; a change that cannot be so is refused, and the pad stays as it was.
 */

import { EDITION_RULINGS } from '../gen/scoring'
import type { Edition } from '../gen/names'
import { findSection } from '../texts/sections'
import {
  afterRound, begin, counts, deckPoints, deckSides, handPoints, nextDealer, nextSeating, roundPoints, seatsAtTable, waits,
  type DeckSide, type Direction, type Mode, type Standing,
} from './scoring'

export interface Setup {
  title: string
  edition: Edition
  /** The printed section, or null where an edition was chosen. */
  section: string | null
  mode: Mode
  target: number
  cycles: number
  /** In the order they sit, to the left. */
  players: string[]
  /** The seat of each table's first dealer. */
  dealers: number[]
}

/** A hand as it was entered: the kind of each card, or a sum. */
export type EnteredHand = { cards: string[] } | { sum: number }

export interface PadRound {
  table: number
  /** The players by seat, so that a change of earlier rounds cannot move points to others. */
  seating: number[]
  /** The seat that went out; null: the round was blocked. */
  winner: number | null
  /** The side in play at the end, by its number in the deck. */
  side: number
  /** By seat; null where the cards do not count. */
  hands: (EnteredHand | null)[]
}

/** One change and how it was before, for undo and redo. */
export type Edit =
  | { what: 'round'; at: number; before: PadRound | null; after: PadRound | null }
  | { what: 'setup'; before: Setup; after: Setup }

/** A round while it is entered. */
export interface Draft {
  /** The round that is corrected; null: a new one. */
  at: number | null
  table: number
  outcome: 'won' | 'blocked' | null
  winner: number | null
  side: number
  /** By seat; `typed` is null where cards are tapped. */
  hands: { cards: string[]; typed: string | null }[]
}

export interface Pad {
  id: string
  created: string
  changed: string
  setup: Setup
  rounds: PadRound[]
  past: Edit[]
  future: Edit[]
  draft: Draft | null
}

export const MOST_PLAYERS_NAME = 24
export const MOST_TITLE = 60
export const MOST_ROUNDS = 1000
export const MOST_TARGET = 1_000_000
const MOST_EDITS = 100

export type PadErrorCode =
  | 'not-json' | 'not-a-pad' | 'newer' | 'bad-field' | 'too-large' | 'file-unreadable' | 'after-end' | 'table-waits' | 'other-seats'
  | 'winner-out' | 'hand-missing' | 'too-many-cards' | 'too-many-points' | 'same-names' | 'not-stored'

/** Why something is refused; the page has a text for each code. */
export class PadError extends Error {
  constructor(
    readonly code: PadErrorCode,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code)
  }
}

/** A round and what followed from it. */
export interface PlayedRound {
  round: PadRound
  /** Counted at its table, from 1; a blocked round has the number of the one dealt in its place. */
  number: number
  dealer: number
  /** What each seat held, and what it scored. */
  held: number[]
  points: number[]
  standing: Standing
}

export interface History {
  rounds: PlayedRound[]
  standing: Standing
  /** The seat that deals next at each table. */
  dealers: number[]
}

export function directionOf({ edition, section }: Setup): Direction {
  return (findSection(section)?.overrides['direction'] as Direction | undefined) ?? EDITION_RULINGS[edition].direction
}

export function sideOf(setup: Setup, side: number): DeckSide {
  return deckSides(setup.edition)[side]!
}

export function pointsOf(hand: EnteredHand | null, side: DeckSide): number {
  if (hand === null) return 0
  return 'sum' in hand ? hand.sum : handPoints(hand.cards, side)
}

/** Plays all rounds; throws a `PadError` that names the first one that cannot be. */
export function replay(setup: Setup, rounds: readonly PadRound[]): History {
  const { mode, players, target, cycles } = setup
  const seats = seatsAtTable(mode, players.length)
  let standing = begin(mode, players.length, target, cycles)
  let dealers = setup.dealers
  const played: PlayedRound[] = []
  rounds.forEach((round, at) => {
    checkRound(setup, standing, round, at + 1)
    const { table, winner } = round
    const held = round.hands.map((hand) => pointsOf(hand, sideOf(setup, round.side)))
    const points = roundPoints(mode, { winner, held }, standing.out)
    const number = standing.played[table]! + 1
    const dealer = dealers[table]!
    standing = afterRound(standing, table, { winner, held })
    const next = nextDealer(dealer, seats, directionOf(setup), standing.out)
    dealers = dealers.map((seat, other) => (other === table ? next : seat))
    played.push({ round, number, dealer, held, points, standing })
  })
  return { rounds: played, standing, dealers }
}

function checkRound(setup: Setup, standing: Standing, round: PadRound, number: number): void {
  if (standing.winners) throw new PadError('after-end', { round: number })
  if (waits(standing, round.table)) throw new PadError('table-waits', { round: number, table: round.table + 1 })
  const seating = nextSeating(standing)[round.table]!
  if (seating.some((player, seat) => player !== round.seating[seat])) throw new PadError('other-seats', { round: number })
  const nameOf = (seat: number) => setup.players[seating[seat]!]!
  if (round.winner !== null && standing.out.includes(round.winner)) {
    throw new PadError('winner-out', { round: number, name: nameOf(round.winner) })
  }
  round.hands.forEach((hand, seat) => {
    if (hand === null && counts(setup.mode, round.winner, seat, standing.out)) {
      throw new PadError('hand-missing', { round: number, name: nameOf(seat) })
    }
  })
  checkHands(round.hands, sideOf(setup, round.side), number)
}

/** All hands of a round come from one deck. */
function checkHands(hands: readonly (EnteredHand | null)[], side: DeckSide, round: number): void {
  for (const { kind, count } of side.kinds) {
    if (usedOf(kind, hands) > count) throw new PadError('too-many-cards', { round, kind, count })
  }
  const points = hands.reduce((sum, hand) => sum + pointsOf(hand, side), 0)
  if (points > deckPoints(side)) throw new PadError('too-many-points', { round, points, most: deckPoints(side) })
}

/** How many cards of a kind these hands have. */
export function usedOf(kind: string, hands: readonly (EnteredHand | null)[]): number {
  return hands.reduce((sum, hand) => sum + (hand && 'cards' in hand ? hand.cards.filter((card) => card === kind).length : 0), 0)
}

export function checkNames(players: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of players.map((each) => each.trim().toLocaleLowerCase())) {
    if (seen.has(name)) throw new PadError('same-names')
    seen.add(name)
  }
}

export function newPad(setup: Setup, now: Date = new Date()): Pad {
  checkNames(setup.players)
  const time = now.toISOString()
  return { id: newId(), created: time, changed: time, setup, rounds: [], past: [], future: [], draft: null }
}

/** `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function carryOut(pad: Pad, edit: Edit, back: boolean): Pad {
  const to = back ? edit.before : edit.after
  if (edit.what === 'setup') return { ...pad, setup: to as Setup }
  const from = back ? edit.after : edit.before
  const rounds = [...pad.rounds]
  rounds.splice(edit.at, from === null ? 0 : 1, ...(to === null ? [] : [to as PadRound]))
  return { ...pad, rounds }
}

/** The pad after a change; throws a `PadError` if it cannot be. */
export function change(pad: Pad, edit: Edit, now: Date = new Date()): Pad {
  const next = carryOut(pad, edit, false)
  checkNames(next.setup.players)
  replay(next.setup, next.rounds)
  return { ...next, past: [...pad.past, edit].slice(-MOST_EDITS), future: [], changed: now.toISOString() }
}

/** The pad without its last change. */
export function undo(pad: Pad, now: Date = new Date()): Pad {
  const edit = pad.past.at(-1)
  if (!edit) return pad
  const next = { ...carryOut(pad, edit, true), past: pad.past.slice(0, -1), future: [...pad.future, edit] }
  return { ...next, draft: null, changed: now.toISOString() }
}

/** The pad with the change that was undone last. */
export function redo(pad: Pad, now: Date = new Date()): Pad {
  const edit = pad.future.at(-1)
  if (!edit) return pad
  const next = { ...carryOut(pad, edit, false), past: [...pad.past, edit], future: pad.future.slice(0, -1) }
  return { ...next, draft: null, changed: now.toISOString() }
}
