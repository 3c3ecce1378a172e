/** How a round or a match ended, in words. */

import { listed, t, tYou } from '../texts/texts'
import type { Table } from './table.svelte'

/** The points that the round's winner, or the winner's team, scored; 0 where the others are charged. */
export function roundGain(table: Table): number {
  const last = table.match?.sheet.at(-1)
  const seat = last?.winner ?? null
  return last && seat !== null ? (last.points[seat] ?? 0) : 0
}

/** Whether the player, or the player's partner, has won what has just ended. */
export function hasWon(table: Table): boolean {
  const { match, seat, me } = table
  if (seat === null) return false
  if (match?.ended) return Boolean(match.winners?.includes(seat))
  const winner = table.view?.winner ?? null
  return winner !== null && (winner === me || winner === table.partner)
}

function matchTitle(table: Table, winners: readonly number[]): string {
  const names = winners.map((seat) => table.seatName(seat))
  const teams = table.match?.mode === 'partners'
  if (teams && table.seat !== null && winners.includes(table.seat)) return t('match-won-team')
  if (names.length > 1) return t('match-shared', { names: listed(names) })
  return tYou('match-won', winners[0] === table.seat, { who: names[0] ?? '' })
}

function roundTitle(table: Table): string {
  const winner = table.view?.winner ?? null
  if (winner === null) return t('end-blocked')
  const count = roundGain(table)
  if (table.partner !== null && (winner === table.me || winner === table.partner)) return t(count ? 'end-team.scores' : 'end-team', { count })
  if (winner === table.me) return t(count ? 'end-you.scores' : 'end-you', { count })
  return t(count ? 'end-won.scores' : 'end-won', { who: table.name(winner), count })
}

export function endTitle(table: Table): string {
  const match = table.match
  const stage = match?.ended ? (table.lobby?.tournament?.stage ?? null) : null
  if (stage !== null) return t('tournament-stage-over', { stage })
  const winners = match?.winners ?? []
  if (match?.ended === 'stopped') {
    return winners.length ? t('match-given', { names: listed(winners.map((seat) => table.seatName(seat))) }) : t('match-stopped')
  }
  return match?.ended && winners.length ? matchTitle(table, winners) : roundTitle(table)
}
