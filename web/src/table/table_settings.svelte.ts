/** The settings of a table while somebody chooses them. */

import type { Settings } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'

export type Mode = NonNullable<Settings['mode']>
export const MODES: ('own' | Mode)[] = ['own', 'single', 'points', 'lowest', 'partners', 'rotation4', 'elimination']
export const TIMES = [0, 15, 30, 60] as const
export const WATCHES = ['counts', 'backs', 'nobody'] as const

export class TableSettings {
  edition = $state('flip-classic')
  mode = $state<'own' | Mode>('own')
  /** Null: the edition's own. */
  target = $state<number | null>(null)
  seats = $state(4)
  time = $state<(typeof TIMES)[number]>(0)
  spectators = $state<(typeof WATCHES)[number]>('counts')
  open = $state(false)
  chat = $state(true)
  rules = $state<Record<string, RuleValue>>({})
  /** Settings without a field in the form stay as they were. */
  #rest: Settings = {}

  constructor(from?: Required<Settings>) {
    if (!from) return
    this.#rest = from
    this.edition = from.edition
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

  /** Another edition: changed rulings of the last one no longer apply. */
  choose(edition: string): void {
    this.edition = edition
    this.rules = {}
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
      rules: { ...this.rules },
      mode: this.mode === 'own' ? null : this.mode,
      target: this.aimed ? this.target || null : null,
      seats: this.places,
      turn_time: this.time,
      spectators: this.spectators,
      public: this.open,
      chat: this.chat && !this.open,
    }
  }
}
