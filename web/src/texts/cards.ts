import type { Face } from '../cards/faces'
import { readFace } from '../cards/faces'
import type { Print } from '../cards/colors'
import { t, type Args } from './texts'

/** What a sentence about a face may select by, whatever its language needs. */
export function faceArgs(face: Face): Args {
  const number = face.kind.length === 1 ? Number(face.kind) : 0
  return { color: face.color ?? 'none', kind: face.kind.length === 1 ? 'number' : face.kind, number }
}

// A table says the same few names over and over.
const said = new Map<string, string>()

function once(key: string, say: () => string): string {
  let words = said.get(key)
  if (words === undefined) said.set(key, (words = say()))
  return words
}

export function sayFace(name: string, print: Print): string {
  return once(`${print}/${name}`, () => {
    const face = readFace(name, print)
    return t(face.color ? 'card-colored' : 'card-wild', faceArgs(face))
  })
}

/** A card in the own hand, and whether it can be laid. */
export function sayHeld(name: string, print: Print, can: boolean): string {
  const id = can ? 'card-playable' : 'card-resting'
  return once(`${id}/${print}/${name}`, () => t(id, { card: sayFace(name, print) }))
}

export function sayColor(color: string): string {
  return t('color-name', { color })
}
