/** The settings of a table while somebody chooses them. */

import type { Settings, TournamentSettings } from '../gen/messages'
import { SheetSettings } from './sheet_settings.svelte'

/** A rotation of eight is played at two tables: it is made as a tournament. */
export type Mode = NonNullable<Settings['mode']> | 'rotation8'
export const MODES: ('own' | Mode)[] = ['own', 'single', 'points', 'lowest', 'partners', 'rotation4', 'elimination']
export const TIMES = [0, 15, 30, 60] as const
export const WATCHES = ['counts', 'backs', 'nobody'] as const

export const MOST_CYCLES = 10
/** Of a hundred times, how often bots forget to call UNO if they do. */
const LAPSES = 12

/** The seats of modes that need an exact number. */
const EXACTLY: Partial<Record<'own' | Mode, number>> = { partners: 4, rotation4: 4, rotation8: 8 }

/** A whole number within bounds; `otherwise` where a field is empty. */
export function within(value: number | null, least: number, most: number, otherwise: number): number {
  return Math.max(least, Math.min(most, Math.round(value || otherwise)))
}

export class TableSettings extends SheetSettings {
  mode = $state<'own' | Mode>('own')
  /** Null: the edition's own. */
  target = $state<number | null>(null)
  cycles = $state(1)
  seats = $state(4)
  time = $state<(typeof TIMES)[number]>(0)
  spectators = $state<(typeof WATCHES)[number]>('counts')
  open = $state(false)
  chat = $state(true)
  /** Bots forget to call UNO now and then. */
  lapses = $state(true)
  /** Settings without a field in the form stay as they were. */
  #rest: Settings = {}

  constructor(from?: Required<Settings>) {
    super()
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
    this.lapses = from.forget_uno > 0
    this.rules = { ...from.rules }
  }

  /** Whether the mode fixes the number of seats. */
  exact = $derived.by(() => EXACTLY[this.mode] !== undefined)
  places = $derived.by(() => EXACTLY[this.mode] ?? within(this.seats, 2, 10, 4))
  rotates = $derived.by(() => this.mode === 'rotation4' || this.mode === 'rotation8')
  aimed = $derived.by(() => this.mode !== 'single' && !this.rotates)
  several = $derived.by(() => this.mode === 'rotation8')

  get settings(): Settings {
    return {
      ...this.#rest,
      ...this.sheet,
      mode: this.mode === 'own' || this.mode === 'rotation8' ? null : this.mode,
      target: this.aimed ? this.target || null : null,
      cycles: this.rotates ? within(this.cycles, 1, MOST_CYCLES, 1) : 1,
      seats: this.places,
      turn_time: this.time,
      spectators: this.spectators,
      public: this.open,
      chat: this.chat && !this.open,
      forget_uno: this.lapses ? this.#rest.forget_uno || LAPSES : 0,
    }
  }

  /** A rotation of eight, as the tournament that it is. */
  get tournament(): TournamentSettings {
    const { cycles, turn_time } = this.settings
    return { ...this.sheet, mode: 'rotation8', players: 8, cycles, turn_time }
  }
}
