/** The settings of a tournament while somebody chooses them. */

import type { TournamentSettings } from '../gen/messages'
import { SheetSettings } from '../table/sheet_settings.svelte'
import { MOST_CYCLES, TIMES, within } from '../table/table_settings.svelte'

export type TournamentMode = NonNullable<TournamentSettings['mode']>
export const TOURNAMENT_MODES: readonly TournamentMode[] = ['rotation8', 'points', 'elimination']
export const PLAYERS = { least: 4, most: 80 } as const
export const TABLE_SIZE = { least: 3, most: 10 } as const
export const ROUNDS = { least: 1, most: 50 } as const
export const PAUSE = { least: 3, most: 600 } as const
export const NO_SHOW = { least: 10, most: 600 } as const
export const TABLE_TIME = { least: 0, most: 60 } as const

type Bounds = { readonly least: number; readonly most: number }
const fit = (value: number | null, { least, most }: Bounds, otherwise: number) => within(value, least, most, otherwise)

export class TournamentForm extends SheetSettings {
  title = $state('')
  mode = $state<TournamentMode>('rotation8')
  players = $state(8)
  tableSize = $state(4)
  rounds = $state(5)
  cycles = $state(1)
  target = $state<number | null>(500)
  time = $state<(typeof TIMES)[number]>(30)
  noShow = $state(60)
  /** Minutes; 0 for no limit. */
  tableTime = $state(0)
  pause = $state(20)
  watched = $state(true)

  constructor() {
    super()
    this.chooseProduct(this.edition)
  }

  /** A rotation of eight has eight players at tables of four. */
  exact = $derived.by(() => this.mode === 'rotation8')

  get settings(): TournamentSettings {
    return {
      ...this.sheet,
      title: this.title.trim(),
      mode: this.mode,
      players: this.exact ? 8 : fit(this.players, PLAYERS, 8),
      table_size: this.exact ? 4 : fit(this.tableSize, TABLE_SIZE, 4),
      rounds: fit(this.rounds, ROUNDS, 5),
      cycles: within(this.cycles, 1, MOST_CYCLES, 1),
      target: within(this.target, 1, 1_000_000, 500),
      turn_time: this.time,
      no_show: fit(this.noShow, NO_SHOW, 60),
      table_time: fit(this.tableTime, TABLE_TIME, 0),
      pause: fit(this.pause, PAUSE, 20),
      spectators: this.watched ? 'counts' : 'nobody',
    }
  }
}
