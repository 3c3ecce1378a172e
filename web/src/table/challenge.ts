/** What an answer to a draw-wild brings, as variables of the texts on the buttons. */

import { bothForms, colorText } from '../texts/cards'
import { t, type Args } from '../texts/texts'
import type { Table } from './table.svelte'

const COST: Record<string, number> = { 'wild-draw2': 2, 'wild-draw4': 4 }
/** A challenger who was wrong draws so many more. */
const EXTRA = 2

/** Whether this player has to accept, to challenge or to stack a card. */
export function answers(table: Table): boolean {
  return table.view?.awaiting === 'answer' && table.myTurn && table.view.bluffer !== null
}

export function answerArgs(table: Table): Args {
  const view = table.view!
  const cost = view.debt || COST[view.top]
  return {
    who: view.bluffer === null ? '' : table.name(view.bluffer),
    ...bothForms('color', (form) => (table.colorBefore ? colorText(table.colorBefore, form) : t('challenge-before'))),
    ...bothForms('named', (form) => (view.color ? colorText(view.color, form) : '')),
    wilds: table.rulings.wilds_count_as_match === true ? 'yes' : 'no',
    kind: cost === undefined ? 'color' : 'number',
    cost: cost ?? 0,
    more: (cost ?? 0) + EXTRA,
  }
}
