/** The pads of this browser as the page shows them; every change is kept at once. */

import { deletePad, browserStorage, loadPads, PREFIX, savePad, type Unreadable } from './storage'
import { PadError, type Pad } from './pad'

export type Theme = 'auto' | 'day' | 'night'
export const THEMES: readonly Theme[] = ['auto', 'day', 'night']
const THEME_KEY = 'flipdeck.pad-theme'
/** Where the other pages keep their settings. */
const SETTINGS_KEY = 'flipdeck.settings'

export class PadStore {
  pads = $state.raw<Pad[]>([])
  unreadable = $state.raw<Unreadable[]>([])
  error = $state.raw<PadError | null>(null)
  theme = $state<Theme>('auto')
  /** The light that the settings of the other pages name; null where they follow the device or name none. */
  siteLight = $state<'day' | 'night' | null>(null)
  readonly #storage = browserStorage()
  /** False where the browser keeps nothing: all is lost when the page is closed. */
  readonly keeps = this.#storage !== null

  constructor() {
    this.#load()
    // Fires in every other tab.
    addEventListener('storage', (event) => (event.key === null || event.key.startsWith('flipdeck.pad') || event.key === SETTINGS_KEY) && this.#load())
  }

  #load(): void {
    if (!this.#storage) return
    Object.assign(this, loadPads(this.#storage))
    this.theme = THEMES.find((each) => each === this.#storage?.getItem(THEME_KEY)) ?? 'auto'
    this.siteLight = lightOf(this.#storage.getItem(SETTINGS_KEY))
  }

  find(id: string): Pad | undefined {
    return this.pads.find((pad) => pad.id === id)
  }

  save(pad: Pad): void {
    this.pads = [pad, ...this.pads.filter(({ id }) => id !== pad.id)]
    this.attempt(() => this.#storage && savePad(this.#storage, pad))
  }

  /** Makes a change that may be refused; whether it was made. A refusal is shown, and nothing is lost. */
  attempt(make: () => void): boolean {
    this.error = null
    try {
      make()
    } catch (error) {
      if (!(error instanceof PadError)) throw error
      this.error = error
    }
    return this.error === null
  }

  delete(id: string): void {
    this.pads = this.pads.filter((pad) => pad.id !== id)
    if (this.#storage) deletePad(this.#storage, PREFIX + id)
  }

  deleteUnreadable(key: string): void {
    this.unreadable = this.unreadable.filter((each) => each.key !== key)
    if (this.#storage) deletePad(this.#storage, key)
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme
    try {
      this.#storage?.setItem(THEME_KEY, theme)
    } catch {
      // The storage is full: the choice holds until the page is closed.
    }
  }
}

function lightOf(settings: string | null): 'day' | 'night' | null {
  try {
    const { theme } = JSON.parse(settings ?? '{}') as { theme?: unknown }
    return theme === 'dark' ? 'night' : theme === 'light' ? 'day' : null
  } catch {
    return null
  }
}
