/** What this browser remembers of its user. */

const KEY = 'flipdeck.settings'

export type Speed = 'half' | 'one' | 'two' | 'off'
export const SOUNDS = ['lay', 'draw', 'flip', 'turn', 'uno', 'end'] as const
export type Sound = (typeof SOUNDS)[number]
export type Sorting = 'color' | 'number' | 'taken'

const FACTOR: Record<Speed, number> = { half: 2, one: 1, two: 0.5, off: 0 }

class Settings {
  name = $state('')
  speed = $state<Speed>('one')
  sound = $state(true)
  /** Each kind of sound can be switched off by itself. */
  sounds = $state(Object.fromEntries(SOUNDS.map((kind) => [kind, true])) as Record<Sound, boolean>)
  large = $state(false)
  sorting = $state<Sorting>('color')
  aside = $state(true)

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
      if (typeof kept.name === 'string') this.name = kept.name.slice(0, 24)
      if (kept.speed && kept.speed in FACTOR) this.speed = kept.speed
      if (typeof kept.sound === 'boolean') this.sound = kept.sound
      for (const kind of SOUNDS) this.sounds[kind] = kept.sounds?.[kind] !== false
      if (typeof kept.large === 'boolean') this.large = kept.large
      if (typeof kept.aside === 'boolean') this.aside = kept.aside
      if (kept.sorting === 'number' || kept.sorting === 'taken') this.sorting = kept.sorting
    } catch {
      // A browser that keeps nothing, or kept something odd: the defaults do.
    }
  }

  /** How long things take, as a multiple of the usual time; 0 is at once. */
  get pace(): number {
    return FACTOR[this.speed]
  }

  keep(): void {
    const { name, speed, sound, sounds, large, sorting, aside } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, speed, sound, sounds, large, sorting, aside }))
    } catch {
      // Nothing is kept then.
    }
  }
}

export const settings = new Settings()

export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
