/** The log of a table: what happened, as lines of text. */

import { otherSide, startSide } from '../cards/prints'
import { narrate, type Sentence, type Viewer } from './narration'
import type { LogEntry } from './state'

export interface LogLine extends Sentence {
  /** The log entry it belongs to. */
  seq: number
  key: string
  /** The round that begins with this line. */
  opens?: number
}

/** What one move did, as sentences; all of them belong to the same entry of the log. */
export interface LastMove {
  seq: number
  lines: readonly LogLine[]
}

const LONGEST = 400

/** Lines for one entry; `side` is the side in play before it. */
export function linesOf(entry: LogEntry, viewer: Viewer, side: string | null, round?: number): LogLine[] {
  const dealt = entry.events.some((event) => event.event === 'turned_up')
  return narrate(entry.events, viewer, side).map((sentence, at) => ({
    ...sentence,
    seq: entry.seq,
    key: `${entry.seq}.${at}`,
    ...(dealt && at === 0 ? { opens: round } : {}),
  }))
}

/** The log continued by new lines; an entry already there is not repeated. */
export function appendLines(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  const last = log.at(-1)?.seq ?? -1
  const fresh = lines.filter((line) => line.seq > last)
  return fresh.length ? joinDraws([...log, ...fresh]).slice(-LONGEST) : log
}

/** The newest entry of a log; null while it is empty. */
export function lastMoveOf(log: readonly LogLine[]): LastMove | null {
  const seq = log.at(-1)?.seq
  return seq === undefined ? null : { seq, lines: log.filter((line) => line.seq === seq) }
}

/** A card drawn and kept is one line, although the two are two entries. */
function joinDraws(lines: readonly LogLine[]): LogLine[] {
  const joined: LogLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last?.draw && last.draw.seat === line.keptBy) joined[joined.length - 1] = { ...line, key: last.key, say: last.draw.ifKept }
    else joined.push(line)
  }
  return joined
}

/** The log rebuilt from a history that ends on `side`; what came before the history is kept. */
export function linesOfHistory(
  log: readonly LogLine[],
  history: readonly LogEntry[],
  viewer: Viewer,
  side: string | null,
  round?: number,
): readonly LogLine[] {
  const first = history[0]
  if (!first) return log
  const sides = sidesBefore(history, viewer.deck, side)
  const kept = log.filter((line) => line.seq < first.seq)
  return joinDraws([...kept, ...history.flatMap((entry, at) => linesOf(entry, viewer, sides[at] ?? null, round))]).slice(-LONGEST)
}

/** The side in play before each entry, given the side after the last one. */
export function sidesBefore(entries: readonly LogEntry[], deck: string, last: string | null): (string | null)[] {
  let side = sideAtStart(entries, deck, last)
  return entries.map(({ events }) => {
    if (events.some((event) => event.event === 'turned_up')) side = startSide(deck)
    const before = side
    for (const event of events) if (event.event === 'flipped') side = event.side
    return before
  })
}

/** Before the first flip the other side was in play, a deal begins on the first side; else nothing changed. */
function sideAtStart(entries: readonly LogEntry[], deck: string, last: string | null): string | null {
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.event === 'turned_up') return startSide(deck)
    if (event.event === 'flipped') return otherSide({ deck, side: event.side })
  }
  return last
}
