/** What the pad says of rounds, players and scores, in words. */

import { symbolText } from '../texts/cards'
import { PAD_ERROR_TEXTS } from '../texts/ids'
import { listed, t } from '../texts/texts'
import type { PadError, PlayedRound, Setup } from './pad'
import { roundsOf, type Standing } from './scoring'

export function errorText({ code, args }: PadError): string {
  const kind = args['kind']
  return t(PAD_ERROR_TEXTS[code], typeof kind === 'string' ? { ...args, kind: symbolText(kind) } : args)
}

export function titleText({ title, players }: Setup): string {
  return title.trim() || listed(players)
}

export function modeText({ mode }: Pick<Setup, 'mode'>): string {
  return t('pad-mode-name', { mode })
}

export function goalText({ mode, target, cycles }: Pick<Setup, 'mode' | 'target' | 'cycles'>): string {
  return t('pad-goal', { mode, target, rounds: roundsOf(mode, cycles) ?? 0 })
}

/** The name of a score: a player's, or both partners'. */
export function scoreNames({ mode, players }: Setup): string[] {
  if (mode !== 'partners') return players
  const team = (one: number) => t('pad-team', { one: players[one]!, other: players[one + 2]! })
  return [team(0), team(1)]
}

export function winnersText({ mode, players }: Setup, { winners }: Standing): string {
  const names = (winners ?? []).map((player) => players[player]!)
  if (mode === 'single') return t('pad-out-wins', { name: listed(names) })
  if (mode !== 'partners' && names.length > 1) return t('pad-shares', { names: listed(names) })
  return t('pad-wins', { names: listed(names), count: names.length })
}

export function outcomeText(setup: Setup, { round }: Pick<PlayedRound, 'round'>): string {
  if (round.winner === null) return t('pad-result-blocked')
  return t('pad-result-won', { name: setup.players[round.seating[round.winner]!]! })
}

/** What a round gave to each score; null for players at another table. */
export function gains(setup: Setup, { round, points }: PlayedRound): (number | null)[] {
  if (setup.mode === 'partners') return [points[0]!, points[1]!]
  return setup.players.map((_, player) => {
    const seat = round.seating.indexOf(player)
    return seat < 0 ? null : points[seat]!
  })
}

/** What a round gave to whom, in words: the players who scored, most points first. */
export function gainsText(setup: Setup, played: PlayedRound): string {
  const names = scoreNames(setup)
  const gained = gains(setup, played).map((points, at) => ({ name: names[at]!, points: points ?? 0 }))
  const scored = gained.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points)
  if (!scored.length) return setup.mode === 'single' ? outcomeText(setup, played) : t('pad-preview-nobody')
  return listed(scored.map(({ name, points }) => t('pad-scores', { name, points })))
}
