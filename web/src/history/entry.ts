/** One match as this browser remembers it, made from what the table page shows. */

import type { Lobby, MatchInfo, RoundScore } from '../gen/messages'

/** Whom a match was played against: only bots, or at least one other person. */
export type Opponents = 'bots' | 'people'

export interface MatchEntry {
  code: string
  /** When the match was first and last seen, in milliseconds since 1970. */
  begun: number
  seen: number
  edition: string
  section: string | null
  mode: string
  company: Opponents
  seat: number
  /** The names at the other seats. */
  others: string[]
  /** Rounds that were over before this player was seen here: they are somebody else's. */
  missed: number
  rounds: RoundScore[]
  scores: number[]
  ended: 'won' | 'stopped' | null
  won: boolean
}

/** What the table page knows. */
export interface Seen {
  code: string
  seat: number
  lobby: Lobby
  match: MatchInfo
}

/** The place of a seat's score: partners share one. */
function scorePlace(mode: string, seat: number): number {
  return mode === 'partners' ? seat % 2 : seat
}

/** Whether a round was won by this seat or its partner. */
export function wonRound({ mode, seat }: Pick<MatchEntry, 'mode' | 'seat'>, round: RoundScore): boolean {
  if (round.winner === null) return false
  if (mode === 'partners') return round.winner % 2 === seat % 2
  return round.winner === seat || Boolean(round.partners?.some((pair) => pair.includes(seat) && pair.includes(round.winner!)))
}

export function roundPoints({ mode, seat }: Pick<MatchEntry, 'mode' | 'seat'>, round: RoundScore): number {
  return round.points[scorePlace(mode, seat)] ?? 0
}

/** The own total; null in a single round, which counts none. */
export function ownScore({ mode, seat, scores }: MatchEntry): number | null {
  return mode === 'single' ? null : (scores[scorePlace(mode, seat)] ?? 0)
}

/** The rounds that this player took part in. */
export function ownRounds(entry: MatchEntry): RoundScore[] {
  return entry.rounds.slice(entry.missed)
}

/** Whether what is seen now is the match of an entry, gone on or unchanged. */
export function continues(entry: MatchEntry, { code, seat, match }: Seen): boolean {
  if (entry.code !== code || entry.seat !== seat || entry.rounds.length > match.sheet.length) return false
  if (entry.ended !== null && (match.ended === null || entry.rounds.length < match.sheet.length)) return false
  return JSON.stringify(entry.rounds) === JSON.stringify(match.sheet.slice(0, entry.rounds.length))
}

/** The entry of what is seen now; `before` is that of the same match. */
export function entryOf(seen: Seen, before: MatchEntry | undefined, now: number): MatchEntry {
  const { code, seat, lobby, match } = seen
  const others = lobby.seats.filter((each) => each.seat !== seat)
  return {
    code,
    begun: before?.begun ?? now,
    seen: now,
    edition: lobby.settings.edition,
    section: lobby.settings.section,
    mode: match.mode,
    company: before?.company === 'people' || others.some(({ kind }) => kind === 'human') ? 'people' : 'bots',
    seat,
    others: others.flatMap(({ name }) => (name === null ? [] : [name])),
    missed: before?.missed ?? match.sheet.length,
    rounds: match.sheet.map(({ dealer, winner, points, held, scores, partners }) => ({ dealer, winner, points, held, scores, partners })),
    scores: match.scores,
    ended: match.ended,
    won: match.ended !== null && Boolean(match.winners?.includes(seat)),
  }
}
