/** What a screen reader is told: what happened politely, turns, questions and errors at once. */

export interface Spoken {
  key: number
  text: string
}

/** Messages that stay in the polite region: a reader that is behind still finds the last ones. */
const KEPT = 4
const SHORTEST = 4000
const TIME_FOR_LETTER = 60
/** Makes a repeated text another one without being heard or seen. */
const SILENT = '\u00a0'

export class Announcer {
  polite = $state.raw<readonly Spoken[]>([])
  urgent = $state.raw<Spoken | null>(null)
  /** What was asked for by a key, to be seen for a moment. */
  shown = $state.raw<Spoken | null>(null)
  #made = 0

  /** Says what happened; several messages wait for each other. */
  say(text: string): void {
    if (text) this.polite = [...this.polite, this.#spoken(text, this.polite.at(-1))].slice(-KEPT)
  }

  /** Says what cannot wait. */
  alert(text: string): void {
    if (text) this.urgent = this.#spoken(text, this.urgent)
  }

  /** Says what was asked for, and shows it for a moment. */
  read(text: string): void {
    if (!text) return
    this.say(text)
    const shown = (this.shown = { key: this.#made, text })
    setTimeout(() => {
      if (this.shown === shown) this.shown = null
    }, Math.max(SHORTEST, text.length * TIME_FOR_LETTER))
  }

  /** What was urgent no longer is. */
  clearUrgent(): void {
    this.urgent = null
  }

  #spoken(text: string, last: Spoken | null | undefined): Spoken {
    return { key: ++this.#made, text: last?.text === text ? text + SILENT : text }
  }
}
