/** What there is to say about a player beside the cards, in a few words each. */

import type { Table } from '../table/table.svelte'
import { t } from '../texts/texts'

export function seatNotes(table: Table, chair: number): string[] {
  const view = table.view!
  const facts = table.facts(chair)
  const playing = !table.over && !view.out.includes(chair)
  const points = table.points(chair)
  const called = Boolean(view.hands[chair]?.called)
  return [
    view.out.includes(chair) ? t('out-label') : '',
    view.turn === chair && playing ? t('text-turn-note') : '',
    playing && called ? t('text-called-note') : '',
    points === undefined ? '' : t('points-count', { count: points }),
    table.leads(chair) ? t('lead-label') : '',
    table.partner === chair ? t('partner-label') : '',
    view.dealer === chair ? t('dealer-label') : '',
    facts?.kind === 'bot' ? t('bot-label') : '',
    facts?.kind === 'human' && !facts.connected ? t('away-label') : '',
    facts?.kind === 'human' && facts.autopilot ? t('pilot-label') : '',
  ].filter(Boolean)
}
