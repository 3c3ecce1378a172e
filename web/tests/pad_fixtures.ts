/** Small score pads for tests. */

import { change, replay, type EnteredHand, type Pad, type Setup } from '../src/pad/pad'
import { nextSeating, scheme, type Mode } from '../src/pad/scoring'

const NAMES = ['Ann', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

export function makeSetup(mode: Mode, changes: Partial<Setup> = {}): Setup {
  const { players, tables } = scheme(mode)
  return {
    title: '', edition: 'flip-classic', section: null, mode, target: 500, cycles: 1, players: NAMES.slice(0, players ?? 3),
    dealers: Array.from({ length: tables }, () => 0), ...changes,
  }
}

/** The pad after a round with these sums by seat. */
export function play(pad: Pad, winner: number | null, sums: (number | null)[], table = 0): Pad {
  const { standing } = replay(pad.setup, pad.rounds)
  const hands = sums.map((sum): EnteredHand | null => (sum === null ? null : { sum }))
  const after = { table, seating: [...nextSeating(standing)[table]!], winner, side: 0, hands }
  return change(pad, { what: 'round', at: pad.rounds.length, before: null, after })
}
