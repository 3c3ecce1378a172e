/**
 * Scores of rounds, standings, winners, seating and dealers: the same arithmetic as
 * src/flipdeck/rules/modes.py, tested on vectors made by it. Nothing else in the pad computes a score.
 */

import { DECK_SIDES, EDITION_RULINGS, SCHEMES, SEATINGS, STAGE_ROUNDS, type Mode } from '../gen/scoring'
import type { Edition } from '../gen/names'

export type { Mode }
export type Direction = 'left' | 'right'

export interface Scheme {
  /** Exactly so many; null: any number that a table has seats for. */
  readonly players: number | null
  /** Each seat adds what it holds, instead of the winner scoring it. */
  readonly adds: boolean
  /** Seats 0+2 play against 1+3. */
  readonly teams: boolean
  /** A fixed number of rounds a cycle; null: a target ends the match. */
  readonly rounds: number | null
  readonly tables: number
}

/** Faces of one kind, whatever their colour. */
export interface Kind {
  readonly kind: string
  readonly wild: boolean
  readonly points: number
  /** How many the deck has on this side. */
  readonly count: number
}

export interface DeckSide {
  /** Null for the only side of a one-sided deck. */
  readonly side: 'light' | 'dark' | null
  readonly print: 'light' | 'dark' | 'beach'
  readonly kinds: readonly Kind[]
}

/** What a round left at one table, by seat. */
export interface Result {
  /** Null: the round was blocked. */
  readonly winner: number | null
  readonly held: readonly number[]
}

export interface Standing {
  readonly mode: Mode
  readonly target: number
  readonly players: number
  readonly cycles: number
  /** By player; partners: by team. */
  readonly scores: readonly number[]
  readonly out: readonly number[]
  /** Players; null while the match goes on. */
  readonly winners: readonly number[] | null
  /** For each table its rounds played to a winner. */
  readonly played: readonly number[]
}

export const MODES = Object.keys(SCHEMES) as Mode[]

export function scheme(mode: Mode): Scheme {
  return SCHEMES[mode]
}

export function deckSides(edition: Edition): readonly DeckSide[] {
  return DECK_SIDES[EDITION_RULINGS[edition].deck]
}

/** What a hand counts; `cards` has the kind of each card. */
export function handPoints(cards: readonly string[], side: DeckSide): number {
  const points = new Map(side.kinds.map((each) => [each.kind, each.points]))
  return cards.reduce((sum, kind) => sum + (points.get(kind) ?? 0), 0)
}

/** The points of all cards together: no hand can hold more. */
export function deckPoints(side: DeckSide): number {
  return side.kinds.reduce((sum, { points, count }) => sum + points * count, 0)
}

/** The number of rounds of a rotation; null where a target ends the match. */
export function roundsOf(mode: Mode, cycles: number): number | null {
  const { rounds } = scheme(mode)
  return rounds === null ? null : rounds * cycles
}

export function seatsAtTable(mode: Mode, players: number): number {
  return players / scheme(mode).tables
}

/**
 * The next dealer: the next seat in the starting direction that is not out. The same neighbour takes
 * the first turn of the dealer's own round.
 */
export function nextDealer(dealer: number, seats: number, direction: Direction, out: readonly number[]): number {
  const step = direction === 'left' ? 1 : -1
  for (let distance = 1; distance <= seats; distance += 1) {
    const seat = (((dealer + step * distance) % seats) + seats) % seats
    if (!out.includes(seat)) return seat
  }
  throw new Error('every seat is out')
}

/** The players of each table, by seat; a rotation re-seats them every four rounds. */
export function seating(mode: Mode, round: number, players: number): readonly (readonly number[])[] {
  const stages = (SEATINGS as Partial<Record<Mode, readonly (readonly (readonly number[])[])[]>>)[mode]
  if (!stages) return [Array.from({ length: players }, (_, seat) => seat)]
  return stages[Math.floor(round / STAGE_ROUNDS) % stages.length]!
}

/** The points of each seat in a round. */
export function roundPoints(mode: Mode, { winner, held }: Result, out: readonly number[]): number[] {
  const { adds, teams } = scheme(mode)
  if (winner === null || mode === 'single') return held.map(() => 0)
  const counted = held.map((points, seat) => (out.includes(seat) ? 0 : points))
  if (adds) return counted
  const sides = teams ? 2 : held.length
  const isTeam = (seat: number) => (seat - winner) % sides === 0
  const scored = counted.reduce((sum, points, seat) => sum + (isTeam(seat) ? 0 : points), 0)
  return held.map((_, seat) => (isTeam(seat) ? scored : 0))
}

/** Whether the cards of a seat count: not those of whoever went out, of a partner or of a seat that is out. */
export function counts(mode: Mode, winner: number | null, seat: number, out: readonly number[]): boolean {
  if (winner === null || winner === seat || mode === 'single' || out.includes(seat)) return false
  return !scheme(mode).teams || (seat - winner) % 2 !== 0
}

export function begin(mode: Mode, players: number, target: number, cycles: number): Standing {
  const scores = Array.from({ length: mode === 'partners' ? 2 : players }, () => 0)
  const played = Array.from({ length: scheme(mode).tables }, () => 0)
  return { mode, target, players, cycles, scores, out: [], winners: null, played }
}

/** How many rounds have been played to a winner at every table. */
export function roundsPlayed(standing: Standing): number {
  return Math.min(...standing.played)
}

/** Who sits where in the round that is to be played, for each table. */
export function nextSeating(standing: Standing): readonly (readonly number[])[] {
  const rounds = roundsOf(standing.mode, standing.cycles)
  const next = roundsPlayed(standing)
  return seating(standing.mode, rounds === null ? next : Math.min(next, rounds - 1), standing.players)
}

/** Whether a table that is ahead has to wait: partners and tables change together. */
export function waits(standing: Standing, table: number): boolean {
  const stage = (rounds: number) => Math.floor(rounds / STAGE_ROUNDS)
  return stage(standing.played[table]!) > stage(roundsPlayed(standing))
}

/** The standing after a round at one table. A blocked round changes nothing: it is dealt again. */
export function afterRound(standing: Standing, table: number, result: Result): Standing {
  if (result.winner === null) return standing
  const points = roundPoints(standing.mode, result, standing.out)
  const scores = [...standing.scores]
  const players = nextSeating(standing)[table]!.slice(0, scores.length)
  players.forEach((player, seat) => (scores[player] = scores[player]! + points[seat]!))
  const played = standing.played.map((rounds, at) => rounds + (at === table ? 1 : 0))
  return settle({ ...standing, scores, played }, result.winner)
}

function settle(standing: Standing, roundWinner: number): Standing {
  const { mode, scores, target } = standing
  const out = mode === 'elimination' ? scores.flatMap((score, player) => (score >= target ? [player] : [])) : []
  return { ...standing, out, winners: winners({ ...standing, out }, roundWinner) }
}

function winners(standing: Standing, roundWinner: number): number[] | null {
  const { mode, scores, target, players, cycles, out } = standing
  if (mode === 'single') return [roundWinner]
  if (mode === 'elimination') {
    const left = Array.from({ length: players }, (_, player) => player).filter((player) => !out.includes(player))
    return left.length === 1 ? left : null
  }
  const rounds = roundsOf(mode, cycles)
  if (rounds === null ? Math.max(...scores) < target : roundsPlayed(standing) < rounds) return null
  const best = mode === 'lowest' ? Math.min(...scores) : Math.max(...scores)
  const leaders = scores.flatMap((score, at) => (score === best ? [at] : []))
  return mode === 'partners' ? [0, 1, 2, 3].filter((seat) => leaders.includes(seat % 2)) : leaders
}

/** The scores from best to worst, by their places; where each seat adds what it holds, few points are best. */
export function ranked({ mode, scores }: Standing): number[] {
  const sign = scheme(mode).adds ? 1 : -1
  return scores.map((_, at) => at).sort((one, other) => sign * (scores[one]! - scores[other]!))
}
