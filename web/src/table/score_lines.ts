/** Who has how many points in the match: a line for each player, or for each team. */

import { t } from '../texts/texts'
import type { Table } from './table.svelte'

export interface ScoreLine {
  title: string
  /** The seat whose points stand here; partners score alike. */
  seat: number
  seats: number[]
  total: number
  out: boolean
  mine: boolean
  /** What the last round added. */
  gained: number
}

export function scoreLines(table: Table): ScoreLine[] {
  const { match, lobby } = table
  if (!match || !lobby) return []
  const last = match.sheet.at(-1)
  const mine = (seat: number) => seat === table.seat
  const named = (seat: number) => (mine(seat) ? t('you-label') : table.seatName(seat))
  if (match.mode === 'partners') {
    return [0, 1].map((team) => {
      const own = mine(team) || mine(team + 2)
      const partner = table.seatName(mine(team) ? team + 2 : team)
      return {
        title: own ? t('scores-your-team', { partner }) : t('scores-team', { one: named(team), two: named(team + 2) }),
        seat: team,
        seats: [team, team + 2],
        total: match.scores[team] ?? 0,
        out: false,
        mine: own,
        gained: last?.points[team] ?? 0,
      }
    })
  }
  return lobby.seats
    .filter(({ seat }) => seat < match.scores.length)
    .map(({ seat }) => ({
      title: named(seat),
      seat,
      seats: [seat],
      total: match.scores[seat] ?? 0,
      out: match.out.includes(seat),
      mine: mine(seat),
      gained: last?.points[seat] ?? 0,
    }))
}

/** Whether few points are good in a mode. */
export function lowWins(mode: string): boolean {
  return mode === 'lowest' || mode === 'elimination'
}

/** What a full bar stands for: the target, or the highest total where none is played to. */
export function barLength(lines: readonly ScoreLine[], target: number | null): number {
  return Math.max(target ?? 0, ...lines.map((line) => line.total), 1)
}
