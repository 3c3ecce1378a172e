/** The user's settings, stored in this browser and kept the same in all its tabs. */

const KEY = 'flipdeck.settings'

export type Speed = 'half' | 'one' | 'two' | 'off'
export const SOUNDS = ['play', 'draw', 'flip', 'turn', 'uno', 'end'] as const
export type Sound = (typeof SOUNDS)[number]
export type Sorting = 'color' | 'number' | 'taken'

const FACTOR: Record<Speed, number> = { half: 2, one: 1, two: 0.5, off: 0 }

export class Settings {
  name = $state('')
  speed = $state<Speed>('one')
  sound = $state(true)
  /** Each kind of sound can be switched off by itself. */
  sounds = $state(Object.fromEntries(SOUNDS.map((kind) => [kind, true])) as Record<Sound, boolean>)
  large = $state(false)
  sorting = $state<Sorting>('color')
  aside = $state(true)

  constructor() {
    this.load()
    if (typeof window === 'undefined') return
    // Fires in every other tab: without it, a tab would overwrite newer settings with its own.
    addEventListener('storage', (event) => event.key === KEY && this.load())
  }

  /** Reads what is stored; anything missing or malformed leaves the value as it is. */
  load(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
      if (typeof stored.name === 'string') this.name = stored.name.slice(0, 24)
      if (stored.speed && stored.speed in FACTOR) this.speed = stored.speed
      if (typeof stored.sound === 'boolean') this.sound = stored.sound
      for (const kind of SOUNDS) this.sounds[kind] = stored.sounds?.[kind] !== false
      if (typeof stored.large === 'boolean') this.large = stored.large
      if (typeof stored.aside === 'boolean') this.aside = stored.aside
      if (stored.sorting === 'color' || stored.sorting === 'number' || stored.sorting === 'taken') this.sorting = stored.sorting
    } catch {
      // The browser stores nothing, or holds something else.
    }
  }

  /** Animation times as a multiple of the usual ones; 0 is none. */
  get pace(): number {
    return FACTOR[this.speed]
  }

  save(): void {
    const { name, speed, sound, sounds, large, sorting, aside } = this
    const text = JSON.stringify({ name, speed, sound, sounds, large, sorting, aside })
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // The browser stores nothing.
    }
  }
}

export const settings = new Settings()

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
