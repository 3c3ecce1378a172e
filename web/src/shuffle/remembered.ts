/** What this page knows of a shuffle before the server opens it; kept for the session, so that a reload loses nothing. */

export interface Remembered {
  /** The server's commitments as they were first seen, by round. */
  commitments: Record<number, string>
  /** The page's own parts, by round, and those of them that it has opened. */
  parts: Record<number, string>
  opened: Record<number, string>
  /** The own hand as it was dealt, by round. */
  hands: Record<number, { faces: readonly string[]; dark: boolean }>
}

const PREFIX = 'flipdeck.shuffle.'
/** Matches whose memory is kept. */
const KEPT = 4

export function remembered(table: string): Remembered {
  const empty: Remembered = { commitments: {}, parts: {}, opened: {}, hands: {} }
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(PREFIX + table) ?? '{}') as Partial<Remembered>) }
  } catch {
    return empty
  }
}

export function remember(table: string, what: Remembered): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + table)
  for (const name of names.slice(0, Math.max(0, names.length + 1 - KEPT))) sessionStorage.removeItem(name)
  try {
    sessionStorage.setItem(PREFIX + table, JSON.stringify(what))
  } catch {
    // A full or forbidden storage: the page then remembers nothing over a reload.
  }
}
