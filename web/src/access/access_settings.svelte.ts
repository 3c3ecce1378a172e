/** Settings for playing by keys and by ear that no form of the settings page has; stored in this browser. */

const STORED = 'flipdeck.access'

class AccessSettings {
  /** The table is shown as headings, lists and buttons. */
  textView = $state(false)
  /** The panel that lies over the table; not stored. */
  panel = $state<'' | 'keys' | 'scores'>('')
  /** Keys that were changed, by the id of what they do. */
  keys = $state.raw<Readonly<Record<string, string>>>({})

  constructor() {
    this.load()
    if (typeof window === 'undefined') return
    addEventListener('storage', (event) => {
      if (event.key === STORED) this.load()
    })
  }

  /** Reads what is stored; anything missing or malformed leaves the value as it is. */
  load(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<AccessSettings>
      if (typeof stored.textView === 'boolean') this.textView = stored.textView
      if (stored.keys && typeof stored.keys === 'object') {
        this.keys = Object.fromEntries(Object.entries(stored.keys).filter(([, key]) => typeof key === 'string'))
      }
    } catch {
      // The browser stores nothing, or holds something else.
    }
  }

  toggleTextView(): void {
    this.textView = !this.textView
    this.save()
  }

  save(): void {
    try {
      localStorage.setItem(STORED, JSON.stringify({ textView: this.textView, keys: this.keys }))
    } catch {
      // The browser stores nothing.
    }
  }
}

export const accessSettings = new AccessSettings()
