/** What the page shows for a moment after a move: what hit the player, and which hands grew. */

import type { LogLine } from './log'

/** Cards that came to a chair. */
export interface Growth {
  key: number
  chair: number
  count: number
}

/** Something that happened to this player. */
export interface Hit {
  key: number
  lines: readonly LogLine[]
}

const GROWTH_TIME = 2200
/** It is there to be read: it does not depend on the speed of animations. */
export const HIT_TIME = 1500

export class Moments {
  growths = $state.raw<readonly Growth[]>([])
  hit = $state.raw<Hit | null>(null)
  #made = 0

  /** A banner for those sentences of a move that hit the player. */
  showHit(lines: readonly LogLine[], me: number | null): void {
    const own = me === null ? [] : lines.filter((line) => line.hits === me)
    if (!own.length) return
    const key = ++this.#made
    this.hit = { key, lines: own }
    setTimeout(() => {
      if (this.hit?.key === key) this.hit = null
    }, HIT_TIME)
  }

  /** `chairs` has each chair once for each card that it got. */
  showGrowth(chairs: readonly number[]): void {
    for (const chair of new Set(chairs)) {
      const key = ++this.#made
      const count = chairs.filter((each) => each === chair).length
      this.growths = [...this.growths.filter((each) => each.chair !== chair), { key, chair, count }]
      setTimeout(() => (this.growths = this.growths.filter((each) => each.key !== key)), GROWTH_TIME)
    }
  }

  /** The cards that came to a chair just now; null if none did. */
  growthOf(chair: number | null): Growth | null {
    return this.growths.find((each) => each.chair === chair) ?? null
  }
}
