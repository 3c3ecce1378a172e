/** The settings of a table while somebody chooses them. */

import type { Settings } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'

export type Mode = NonNullable<Settings['mode']>
export const MODES: ('own' | Mode)[] = ['own', 'single', 'points', 'lowest', 'partners', 'rotation4', 'elimination']
export const TIMES = [0, 15, 30, 60] as const
export const WATCHES = ['counts', 'backs', 'nobody'] as const

export class Draft {
  edition = $state('flip-classic')
  mode = $state<'own' | Mode>('own')
  /** Null: as on the sheet. */
  target = $state<number | null>(null)
  seats = $state(4)
  time = $state<(typeof TIMES)[number]>(0)
  watch = $state<(typeof WATCHES)[number]>('counts')
  open = $state(false)
  chat = $state(true)
  rules = $state<Record<string, RuleValue>>({})
  /** What is not asked here stays as it was. */
  #rest: Settings = {}

  constructor(from?: Required<Settings>) {
    if (!from) return
    this.#rest = from
    this.edition = from.edition
    this.mode = from.mode ?? 'own'
    this.target = from.target
    this.seats = from.seats
    this.time = from.turn_time
    this.watch = from.watch
    this.open = from.public
    this.chat = from.chat
    this.rules = { ...from.rules }
  }

  four = $derived.by(() => this.mode === 'partners' || this.mode === 'rotation4')
  places = $derived.by(() => (this.four ? 4 : Math.max(2, Math.min(10, this.seats || 4))))
  aimed = $derived.by(() => this.mode !== 'single' && this.mode !== 'rotation4')

  /** Another sheet: what was changed on the last one no longer means the same. */
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
      watch: this.watch,
      public: this.open,
      chat: this.chat && !this.open,
    }
  }
}
