/** A pad for others: as a table of comma-separated values, and as a few lines of text. */

import { listed, t } from '../texts/texts'
import { replay, type Pad } from './pad'
import { ranked } from './scoring'
import { gains, modeText, outcomeText, scoreNames, titleText, winnersText } from './texts'

/** A field in quotes; a name that a spreadsheet would take for a formula is kept as text. */
function field(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** One row a round: dealer, who went out, what each held, scored and has in all. */
export function csvText({ setup, rounds }: Pad): string {
  const names = scoreNames(setup)
  const header = [
    t('pad-csv-round'), t('pad-csv-table'), t('pad-csv-dealer'), t('pad-csv-out'),
    ...setup.players.map((name) => t('pad-csv-held', { name })),
    ...names.map((name) => t('pad-csv-points', { name })),
    ...names.map((name) => t('pad-csv-total', { name })),
  ]
  const rows = replay(setup, rounds).rounds.map((played) => {
    const { round, number, dealer, held, standing } = played
    const nameAt = (seat: number) => setup.players[round.seating[seat]!]!
    return [
      number, round.table + 1, nameAt(dealer), round.winner === null ? outcomeText(setup, played) : nameAt(round.winner),
      ...setup.players.map((_, player) => {
        const seat = round.seating.indexOf(player)
        return round.hands[seat] ? held[seat]! : null
      }),
      ...gains(setup, played),
      ...standing.scores,
    ]
  })
  return [header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

/** The result as lines of text, best first. */
export function summaryText(pad: Pad): string {
  const { setup } = pad
  const { standing } = replay(setup, pad.rounds)
  const names = scoreNames(setup)
  const lines = [t('pad-summary-title', { title: titleText(setup), mode: modeText(setup) })]
  lines.push(t('pad-rounds-count', { count: pad.rounds.length }))
  if (setup.mode === 'single') lines.push(listed(setup.players))
  else {
    for (const at of ranked(standing)) {
      const args = { name: names[at]!, score: standing.scores[at]! }
      lines.push(standing.out.includes(at) ? t('pad-summary-out', args) : t('pad-summary-line', args))
    }
  }
  if (standing.winners) lines.push(winnersText(setup, standing))
  return lines.join('\n')
}
