/** What a match is played to, in words. */

import type { TournamentSeatInfo } from '../gen/messages'
import { t } from './texts'

interface Aim {
  mode: string
  target: number
  cycles: number
  /** How many rounds end the match, whatever the mode says. */
  rounds: number | null
}

const ROTATION_ROUNDS = 12

export function goalText({ mode, target, cycles, rounds }: Aim): string {
  if (rounds !== null) return t('goal-rounds', { rounds })
  return t('goal', { mode, target, cycles, rounds: ROTATION_ROUNDS * cycles })
}

/** The round and the goal, as short as possible. */
export function roundGoalText({ mode, target, cycles, rounds }: Aim, round: number): string {
  if (rounds !== null) return t('round-of', { number: round, rounds })
  return t('round-goal', { mode, number: round, target, rounds: ROTATION_ROUNDS * cycles })
}

/** Which tournament a table belongs to and how far that is: "Rotation of eight · Table 2 · round 3 of 28". */
export function tournamentLine({ title, mode, table, stage, stages }: TournamentSeatInfo, round: number, rounds: number): string {
  const name = title || t('tournament-mode', { mode })
  if (stages === null) return t('tournament-line-stage', { name, table, stage })
  return t('tournament-line', { name, table, round: (stage - 1) * rounds + round, rounds: stages * rounds })
}
