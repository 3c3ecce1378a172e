/** Sentences about a tournament that several parts of the page need. */

import type { PlayerInfo, TournamentState, TournamentTable } from '../gen/messages'
import { listed, ordinal, t } from '../texts/texts'
import type { Tournament } from './tournament.svelte'

/** Where a player sits and with whom: "Table 2, with Ann against Bo and Cy". */
export function seatText(table: TournamentTable, player: number | null, teams: boolean, nameOf: (player: number) => string): string {
  const chair = player === null ? -1 : table.players.indexOf(player)
  const partner = teams && chair >= 0 ? table.players[(chair + 2) % 4] : undefined
  const others = table.players.filter((each) => each !== player && each !== partner).map(nameOf)
  const opponents = listed(others)
  if (partner !== undefined) return t('tournament-seat-partner', { table: table.number, partner: nameOf(partner), opponents })
  return t('tournament-seat', { table: table.number, opponents })
}

/** How far the tournament is: "Stage 3 of 7". */
export function stageText({ stage, stages }: { stage: number; stages: number | null }): string {
  if (stage === 0) return t('tournament-first-stage')
  return t(stages === null ? 'tournament-stage' : 'tournament-stage-of', { stage, stages: stages ?? 0 })
}

/** What is played, in a line. */
export function formatText({ title, mode, cycles, rounds, target, table_size: size }: TournamentState['settings']): string {
  const format = t('tournament-format', { mode, cycles, rounds, target, size })
  return title ? t('tournament-format-named', { mode: t('tournament-mode', { mode }), format }) : format
}

/** The place of this player: "You are 2nd with 310 points". */
export function placeText({ standing, phase }: Tournament): string {
  if (!standing) return t('tournament-over')
  const { place, total, shared } = standing
  return t(phase === 'over' ? 'tournament-your-place' : 'tournament-your-place-now', { place: ordinal(place), count: total, shared: shared ? 'yes' : 'no' })
}

/** Who has won: "Ann wins with 684 points". */
export function winnersText(tournament: Tournament): string {
  const { winners } = tournament
  const names = listed(winners.map((line) => tournament.name(line.player)))
  return t('tournament-won-by', { names, winners: winners.length, count: winners[0]?.total ?? 0 })
}

export function playerState({ removed, connected, away }: PlayerInfo): string {
  if (removed) return t('tournament-removed')
  if (away) return t('tournament-bot-plays')
  return t(connected ? 'here-label' : 'away-label')
}
