/** Whose turn it is and what is asked, in words. */

import { STATUS_TEXTS } from '../texts/ids'
import { t } from '../texts/texts'
import { answerArgs, answers } from './challenge'
import type { Table } from './table.svelte'

export function statusText(table: Table): string {
  const view = table.view!
  const stage = table.lobby?.tournament?.stage
  if (table.over && table.match?.ended && stage) return t('tournament-stage-over', { stage })
  if (table.over) return t(table.match?.ended ? 'match-is-over' : 'round-is-over')
  if (table.autopilot) return t('autopilot-yours')
  const who = view.turn === null ? '' : table.name(view.turn)
  if (!table.myTurn) return t(STATUS_TEXTS.theirs[view.awaiting], { who })
  if (view.awaiting === 'drawn') return drawnText(table)
  if (answers(table) && !table.can('challenge')) return t('debt-yours')
  return t(STATUS_TEXTS.yours[view.awaiting])
}

/** What can be done with the drawn card; while it is on its way to the pile it is simply the player's turn. */
function drawnText(table: Table): string {
  const drawn = table.view?.drawn ?? null
  const playable = drawn !== null && table.canPlay(drawn)
  if (playable) return t(table.can('pass') ? 'drawn-yours' : 'drawn-must')
  return t(table.can('pass') ? 'drawn-keep' : 'turn-yours')
}

/** What helps the player on turn; empty if there is nothing to say. */
export function hintText(table: Table): string {
  if (!table.myTurn || table.autopilot) return ''
  if (answers(table) && table.can('challenge')) return t('challenge-bluff', answerArgs(table))
  if (table.mayArm) return t(table.armed ? 'hint-uno-armed' : 'hint-uno')
  if (!table.legal.length || table.view?.awaiting !== 'turn') return ''
  const count = table.hand.filter((_, place) => table.canPlay(place)).length
  return t('hint-play', { count })
}
