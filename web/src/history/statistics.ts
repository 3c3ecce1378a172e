/** Simple sums over matches, by edition and company. */

import { ownRounds, roundPoints, wonRound, type Opponents, type MatchEntry } from './entry'

export interface Tally {
  rounds: number
  roundsWon: number
  /** Matches played to their end. */
  matches: number
  matchesWon: number
  /** The most points in one round won. */
  best: number
  /** Matches that were ended before their end, if any: their last round was never opened. */
  stopped?: number
}

/** Tallies under `edition/company`. */
export type Tallies = Record<string, Tally>

export const EMPTY_TALLY: Tally = { rounds: 0, roundsWon: 0, matches: 0, matchesWon: 0, best: 0 }
const COUNTS = ['rounds', 'roundsWon', 'matches', 'matchesWon', 'best'] as const

export function add(one: Tally, other: Tally): Tally {
  const stopped = (one.stopped ?? 0) + (other.stopped ?? 0)
  return {
    rounds: one.rounds + other.rounds,
    roundsWon: one.roundsWon + other.roundsWon,
    matches: one.matches + other.matches,
    matchesWon: one.matchesWon + other.matchesWon,
    best: Math.max(one.best, other.best),
    ...(stopped ? { stopped } : {}),
  }
}

export function tallyOf(entry: MatchEntry): Tally {
  const rounds = ownRounds(entry)
  const won = rounds.filter((round) => wonRound(entry, round))
  const whole = entry.ended === 'won'
  return {
    rounds: rounds.length,
    roundsWon: won.length,
    matches: whole ? 1 : 0,
    matchesWon: whole && entry.won ? 1 : 0,
    best: Math.max(0, ...won.map((round) => roundPoints(entry, round))),
    ...(entry.ended === 'stopped' ? { stopped: 1 } : {}),
  }
}

/** The tallies of some matches on top of those of older ones. */
export function tallies(entries: readonly MatchEntry[], older: Tallies = {}): Tallies {
  const all = { ...older }
  for (const entry of entries) {
    const key = `${entry.edition}/${entry.company}`
    all[key] = add(all[key] ?? EMPTY_TALLY, tallyOf(entry))
  }
  return all
}

export function total(all: Tallies): Tally {
  return Object.values(all).reduce(add, EMPTY_TALLY)
}

export interface TallyRow extends Tally {
  edition: string
  company: Opponents
}

/** One row for each edition and company in which a round was played. */
export function tallyRows(all: Tallies): TallyRow[] {
  return Object.entries(all).flatMap(([key, tally]) => {
    const [edition = '', company] = key.split('/')
    return tally.rounds || tally.matches ? [{ edition, company: company === 'people' ? 'people' : 'bots', ...tally } as const] : []
  })
}

export function isTally(value: unknown): value is Tally {
  return typeof value === 'object' && value !== null && COUNTS.every((name) => Number.isFinite((value as Record<string, unknown>)[name]))
}
