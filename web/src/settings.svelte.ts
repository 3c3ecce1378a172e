/** The user's settings, stored in this browser and kept the same in all its tabs. */

import type { Light } from './cards/colors'
import { LOCALES, locale, negotiate } from './texts/locale.svelte'

const KEY = 'flipdeck.settings'

export const SPEEDS = ['half', 'one', 'two', 'off'] as const
export type Speed = (typeof SPEEDS)[number]
export const SOUNDS = ['play', 'draw', 'flip', 'turn', 'uno', 'end', 'join'] as const
export type Sound = (typeof SOUNDS)[number]
export const SORTINGS = ['color', 'number', 'taken'] as const
export type Sorting = (typeof SORTINGS)[number]
/** `side`: the table follows the side in play, every other page is light; `system`: as the device is set. */
export const THEMES = ['side', 'light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]
/** Text sizes in percent. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const MOTIONS = ['system', 'reduce', 'full'] as const
export type Motion = (typeof MOTIONS)[number]
/** How much of what happens is spoken. */
export const VERBOSITIES = ['terse', 'normal', 'verbose'] as const
export type Verbosity = (typeof VERBOSITIES)[number]

const FACTOR: Record<Speed, number> = { half: 2, one: 1, two: 0.5, off: 0 }
const DARK = '(prefers-color-scheme: dark)'
const REDUCED = '(prefers-reduced-motion: reduce)'
/** The browser's own bars in the colours of the page. */
const BARS: Record<Light, string> = { day: '#e9dcc3', night: '#0b0912' }

/** The settings that are either on or off. */
const SWITCHES = ['sound', 'large', 'scoresOpen', 'logOpen', 'patterns', 'shortcuts', 'confirmTap', 'notify', 'vibrate'] as const
/** The settings that have one of a few values. */
const CHOICES = {
  speed: SPEEDS, sorting: SORTINGS, theme: THEMES, textSize: TEXT_SIZES, motion: MOTIONS, verbosity: VERBOSITIES,
} as const

export class Settings {
  name = $state('')
  /** The language chosen; empty for the browser's own. */
  language = $state('')
  theme = $state<Theme>('side')
  textSize = $state<TextSize>(100)
  /** Patterns on the cards beside their colours and shapes. */
  patterns = $state(false)
  motion = $state<Motion>('system')
  speed = $state<Speed>('one')
  sound = $state(true)
  /** Each kind of sound can be switched off by itself. */
  sounds = $state(Object.fromEntries(SOUNDS.map((kind) => [kind, true])) as Record<Sound, boolean>)
  large = $state(false)
  sorting = $state<Sorting>('color')
  /** The panels beside the table, on a desk. */
  scoresOpen = $state(true)
  logOpen = $state(true)
  verbosity = $state<Verbosity>('normal')
  /** Whether single letters act while focus is on the table. */
  shortcuts = $state(true)
  /** A tap selects a card, a second one plays it. */
  confirmTap = $state(false)
  /** A notification when it is your turn and the page is hidden. */
  notify = $state(false)
  vibrate = $state(false)
  /** Whether the device asks for a dark page. */
  #systemDark = $state(false)
  /** The values as they were last read or stored. */
  #saved: Record<string, unknown> = {}

  constructor() {
    this.load()
    if (typeof window === 'undefined') return
    // Fires in every other tab.
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return
      this.load()
      void showLanguage()
    })
    const dark = matchMedia(DARK)
    const follow = () => {
      this.#systemDark = dark.matches
      this.#show()
    }
    dark.addEventListener('change', follow)
    matchMedia(REDUCED).addEventListener('change', follow)
    follow()
  }

  /** Reads what is stored; anything missing or malformed leaves the value as it is. */
  load(): void {
    try {
      const stored = readStored()
      if (typeof stored.name === 'string') this.name = stored.name.slice(0, 24)
      if (typeof stored.language === 'string' && isLanguage(stored.language)) this.language = stored.language
      const sounds = (stored.sounds ?? {}) as Record<string, unknown>
      for (const kind of SOUNDS) this.sounds[kind] = sounds[kind] !== false
      for (const name of SWITCHES) if (typeof stored[name] === 'boolean') this[name] = stored[name]
      for (const [name, values] of Object.entries(CHOICES)) {
        if ((values as readonly unknown[]).includes(stored[name])) Object.assign(this, { [name]: stored[name] })
      }
    } catch {
      // The browser stores nothing, or holds something else.
    }
    this.#saved = this.#values()
    this.#show()
  }

  /** Animation times as a multiple of the usual ones; 0 is none. */
  get pace(): number {
    return FACTOR[this.speed]
  }

  /** The light to show something in, given that of the side in play. */
  lightFor(side: Light): Light {
    if (this.theme === 'side') return side
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark) ? 'night' : 'day'
  }

  get reducedMotion(): boolean {
    return this.motion === 'system' ? matchMedia(REDUCED).matches : this.motion === 'reduce'
  }

  /** Stores what has changed since the last reading; another tab may just have stored the rest. */
  save(): void {
    const values = Object.entries(this.#values())
    const changed = values.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(this.#saved[name]))
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...readStored(), ...Object.fromEntries(changed) }))
      this.load()
    } catch {
      // The browser stores nothing.
      this.#show()
    }
  }

  #values(): Record<string, unknown> {
    const names = [...SWITCHES, ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[])]
    const { name, language, sounds } = this
    return { name, language, sounds: { ...sounds }, ...Object.fromEntries(names.map((key) => [key, this[key]])) }
  }

  /** Tells the page's style sheets what they need to know. */
  #show(): void {
    if (typeof window === 'undefined') return
    const { dataset, style } = document.documentElement
    dataset.theme = this.lightFor('day')
    dataset.motion = this.reducedMotion ? 'reduce' : 'full'
    if (this.patterns) dataset.patterns = 'on'
    else delete dataset.patterns
    if (this.textSize > 125) dataset.text = 'large'
    else delete dataset.text
    style.fontSize = this.textSize === 100 ? '' : `${this.textSize}%`
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', BARS[this.lightFor('day')])
  }
}

/** What is stored; nothing if that is damaged. */
function readStored(): Record<string, unknown> {
  const text = localStorage.getItem(KEY)
  try {
    return JSON.parse(text ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

function isLanguage(id: string): boolean {
  return id === '' || LOCALES.some((each) => each.id === id)
}

export const settings = new Settings()

/** Shows the page in the language chosen, else in the browser's. */
export function showLanguage(): Promise<void> {
  return locale.show(settings.language || negotiate(navigator.languages))
}

export function reducedMotion(): boolean {
  return settings.reducedMotion
}
