/** A face's name taken apart: `blue-draw1` is blue, of the kind draw1, on the light print. */

import type { Print, PrintStyle } from './prints'

/** What a face does, whatever it is called. */
export type Role = 'number' | 'draw' | 'reverse' | 'skip' | 'flip' | 'wild' | 'draw-wild' | 'gift'

export interface Face {
  name: string
  print: Print
  /** Null for the wild kinds. */
  color: string | null
  /** A number, or the name of an action or wild kind. */
  kind: string
  role: Role
  /** The rank among the symbols of its print: numbers, actions, wild kinds. */
  rank: number
  /** How many cards it makes somebody draw; 0 for a draw-wild means until the named colour. */
  draws: number
}

const SYMBOLS = 14
const WILD = 56
const ACTIONS: readonly Role[] = ['draw', 'reverse', 'skip', 'flip']
const WILDS: readonly Role[] = ['wild', 'draw-wild', 'gift']

export function faceOf(name: string, print: Print, style: PrintStyle): Face {
  const number = style.faces[name] ?? WILD
  if (number >= WILD) {
    const role = WILDS[number - WILD] ?? 'wild'
    const draws = role === 'draw-wild' ? style.wild_draws : 0
    return { name, print, color: null, kind: name, role, rank: number, draws }
  }
  const rank = number % SYMBOLS
  const role = ACTIONS[rank - 10] ?? 'number'
  const color = style.colors[Math.floor(number / SYMBOLS)] ?? null
  const kind = name.slice(name.indexOf('-') + 1)
  return { name, print, color, kind, role, rank, draws: role === 'draw' ? style.draws : 0 }
}

/** Whether a face is of a wild kind; other faces without a colour stand for any of the four. */
export function isWild(face: Face): boolean {
  return WILDS.includes(face.role)
}

export function needsColor(face: Face): boolean {
  return face.role === 'wild' || face.role === 'draw-wild'
}

/** Whether a draw-wild makes somebody draw until the named colour. */
export function drawsUntilColor(face: Face): boolean {
  return face.role === 'draw-wild' && face.draws === 0
}
