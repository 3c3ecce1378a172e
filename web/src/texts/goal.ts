/** What a match is played to, in words. */

import { t } from './texts'

interface Aim {
  mode: string
  target: number
  cycles: number
}

const ROUNDS = 12

export function goalText({ mode, target, cycles }: Aim): string {
  return t('goal', { mode, target, cycles, rounds: ROUNDS * cycles })
}

/** The round and the goal, as short as possible. */
export function roundGoalText({ mode, target, cycles }: Aim, round: number): string {
  return t('round-goal', { mode, number: round, target, rounds: ROUNDS * cycles })
}
