/** The matches played in this browser: the last ones whole, older ones as sums. Nothing is sent anywhere. */

import { untrack } from 'svelte'
import { continues, entryOf, type MatchEntry, type Seen } from './entry'
import { isTally, tallies, total, type Tallies } from './statistics'

const KEY = 'flipdeck.matches'
const VERSION = 1
export const MOST_MATCHES = 50

interface Stored {
  version: number
  matches: MatchEntry[]
  /** Sums of the matches that are no longer listed. */
  older: Tallies
}

const EMPTY: Stored = { version: VERSION, matches: [], older: {} }

export class History {
  #stored = $state.raw<Stored>(EMPTY)

  constructor() {
    this.#read()
    if (typeof window === 'undefined') return
    addEventListener('storage', (event) => event.key === KEY && this.#read())
  }

  /** The last matches in which a round was played, the newest first. */
  get matches(): MatchEntry[] {
    return this.#stored.matches.filter((entry) => entry.rounds.length > entry.missed || entry.ended !== null)
  }

  get tallies(): Tallies {
    return tallies(this.#stored.matches, this.#stored.older)
  }

  get total() {
    return total(this.tallies)
  }

  /** Notes how a match stands. What is known already changes nothing, so a page may call it as often as it likes. */
  record(seen: Seen, now = Date.now()): void {
    // An effect that calls this must not depend on what it writes.
    untrack(() => this.#note(seen, now))
  }

  #note(seen: Seen, now: number): void {
    // Another tab may have noted something since.
    this.#read()
    const { matches, older } = this.#stored
    const before = matches.find((entry) => continues(entry, seen))
    if (before && before.rounds.length === seen.match.sheet.length && before.ended === seen.match.ended) return
    const listed = [entryOf(seen, before, now), ...matches.filter((entry) => entry !== before)]
    this.#write({ version: VERSION, matches: listed.slice(0, MOST_MATCHES), older: tallies(listed.slice(MOST_MATCHES), older) })
  }

  /** Everything that is kept, as a file's text. */
  exportText(): string {
    return JSON.stringify({ ...this.#stored, totals: this.tallies }, null, 2)
  }

  erase(): void {
    this.#stored = EMPTY
    try {
      localStorage.removeItem(KEY)
    } catch {
      // The browser stores nothing.
    }
  }

  #read(): void {
    try {
      this.#stored = parse(localStorage.getItem(KEY))
    } catch {
      // The browser stores nothing: what was seen since the page was opened stays.
    }
  }

  #write(stored: Stored): void {
    this.#stored = stored
    try {
      localStorage.setItem(KEY, JSON.stringify(stored))
    } catch {
      // The browser stores nothing.
    }
  }
}

/** What is stored, as far as it can be read; a newer or damaged store counts as empty. */
function parse(text: string | null): Stored {
  if (text === null) return EMPTY
  try {
    const stored = JSON.parse(text) as Partial<Stored>
    if (stored.version !== VERSION || !Array.isArray(stored.matches)) return EMPTY
    const older = Object.entries(stored.older ?? {}).filter(([, tally]) => isTally(tally))
    return { version: VERSION, matches: stored.matches.filter(isEntry), older: Object.fromEntries(older) }
  } catch {
    return EMPTY
  }
}

function isEntry(value: unknown): value is MatchEntry {
  const entry = value as Partial<MatchEntry> | null
  return (
    typeof entry === 'object' && entry !== null && typeof entry.code === 'string' && typeof entry.edition === 'string' &&
    Number.isFinite(entry.begun) && Number.isFinite(entry.seat) && Array.isArray(entry.rounds) && Array.isArray(entry.others) && Array.isArray(entry.scores)
  )
}

export const matchHistory = new History()
