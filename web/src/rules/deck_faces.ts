/** Which faces of a deck show what: by what they do, never by their name. */

import type { Face, Role } from '../cards/faces'
import { faceNames, pointsOf, printsOf, readFace, styleOf, type Print } from '../cards/prints'

/** A kind of card of one side: what it is called, does and counts. */
export interface Kind {
  print: Print
  face: Face
  /** `skipall` for a skip of a side that skips everyone. */
  does: Role | 'skipall' | 'draw-until'
  points: number
}

function doing(face: Face): Kind['does'] {
  if (face.role === 'skip' && styleOf(face.print).skips_everyone) return 'skipall'
  if (face.role === 'draw-wild' && face.draws === 0) return 'draw-until'
  return face.role
}

/** The kinds of a print: one for all numbers, then each action and wild kind, in different colours. */
export function kindsOf(print: Print): Kind[] {
  const faces = faceNames(print).map((name) => readFace(name, print))
  const ranks = [...new Set(faces.map(({ role, rank }) => (role === 'number' ? 7 : rank)))].sort((one, other) => one - other)
  return ranks.flatMap((rank, at) => {
    const found = faces.filter((face) => face.rank === rank)
    const face = found[at % Math.max(found.length, 1)]
    return face ? [{ print, face, does: doing(face), points: pointsOf(face.name, print) }] : []
  })
}

/** A face of a print with a role; `at` chooses among its colours. */
export function faceWith(print: Print, role: Role, at = 0): Face | undefined {
  const found = faceNames(print).map((name) => readFace(name, print)).filter((face) => face.role === role)
  return found[at % Math.max(found.length, 1)]
}

/** A number of a colour, both by place. */
export function numberFace(print: Print, color: number, number: number): Face | undefined {
  const wanted = styleOf(print).colors[color]
  return faceNames(print).map((name) => readFace(name, print)).find((face) => face.color === wanted && face.role === 'number' && face.rank === number)
}

/** What a deck has that a rule or a ruling can be about. */
export function deckHas(deck: string): { flip: boolean; gift: boolean; zero: boolean } {
  const prints = printsOf(deck)
  const gift = prints.some((print) => faceWith(print, 'gift') !== undefined)
  return { flip: prints.length > 1, gift, zero: prints.some((print) => numberFace(print, 0, 0) !== undefined) }
}
