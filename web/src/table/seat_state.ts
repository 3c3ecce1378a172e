/** What matters most about another player, in a word or two. */

import { t } from '../texts/texts'
import type { Table } from './table.svelte'

export function seatState(table: Table, chair: number): string {
  const view = table.view!
  const facts = table.facts(chair)
  const points = table.points(chair)
  if (view.out.includes(chair)) return t('out-label')
  if (facts?.kind === 'human' && !facts.connected) return t('away-label')
  if (facts?.autopilot) return t('pilot-label')
  if (view.turn === chair && !table.over) return t('turn-theirs-short')
  if (table.partner === chair) return t('partner-label')
  if (points !== undefined) return t('points-short', { count: points })
  if (facts?.kind === 'bot') return t('bot-label')
  return view.dealer === chair ? t('dealer-label') : ''
}
