/** The settings of a table while somebody chooses them. */

import type { Settings } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'
import { findSection, likelySection } from '../texts/sections'

export type Mode = NonNullable<Settings['mode']>
export const MODES: ('own' | Mode)[] = ['own', 'single', 'points', 'lowest', 'partners', 'rotation4', 'elimination']
export const TIMES = [0, 15, 30, 60] as const
export const WATCHES = ['counts', 'backs', 'nobody'] as const

export const MOST_CYCLES = 10

export class TableSettings {
  edition = $state('flip-classic')
  /** The printed section, or null where an edition was chosen. */
  section = $state<string | null>(null)
  mode = $state<'own' | Mode>('own')
  /** Null: the edition's own. */
  target = $state<number | null>(null)
  cycles = $state(1)
  seats = $state(4)
  time = $state<(typeof TIMES)[number]>(0)
  spectators = $state<(typeof WATCHES)[number]>('counts')
  open = $state(false)
  chat = $state(true)
  rules = $state<Record<string, RuleValue>>({})
  /** Settings without a field in the form stay as they were. */
  #rest: Settings = {}

  constructor(from?: Required<Settings>) {
    if (!from) {
      this.chooseProduct(this.edition)
      return
    }
    this.#rest = from
    this.edition = from.edition
    this.section = from.section
    this.cycles = from.cycles
    this.mode = from.mode ?? 'own'
    this.target = from.target
    this.seats = from.seats
    this.time = from.turn_time
    this.spectators = from.spectators
    this.open = from.public
    this.chat = from.chat
    this.rules = { ...from.rules }
  }

  four = $derived.by(() => this.mode === 'partners' || this.mode === 'rotation4')
  places = $derived.by(() => (this.four ? 4 : Math.max(2, Math.min(10, this.seats || 4))))
  aimed = $derived.by(() => this.mode !== 'single' && this.mode !== 'rotation4')

  rotates = $derived.by(() => this.mode === 'rotation4')

  /** Another edition: changed rulings of the last one no longer apply. */
  choose(edition: string): void {
    this.edition = edition
    this.section = null
    this.rules = {}
  }

  /** The box of an edition; the sheet in it is likely in the reader's language. */
  chooseProduct(edition: string): void {
    this.choose(edition)
    this.section = likelySection(edition)?.id ?? null
  }

  chooseSection(id: string): void {
    const section = findSection(id)
    if (!section) return
    this.choose(section.edition)
    this.section = id
  }

  rule(name: string, value: RuleValue, own: RuleValue | undefined): void {
    const rules = { ...this.rules }
    if (value === own) delete rules[name]
    else rules[name] = value
    this.rules = rules
  }

  get settings(): Settings {
    return {
      ...this.#rest,
      edition: this.edition,
      section: this.section,
      rules: { ...this.rules },
      mode: this.mode === 'own' ? null : this.mode,
      target: this.aimed ? this.target || null : null,
      cycles: this.rotates ? Math.max(1, Math.min(MOST_CYCLES, Math.round(this.cycles) || 1)) : 1,
      seats: this.places,
      turn_time: this.time,
      spectators: this.spectators,
      public: this.open,
      chat: this.chat && !this.open,
    }
  }
}
