import type { Face } from '../cards/faces'
import { readFace } from '../cards/faces'
import type { Print } from '../cards/colors'
import { t, type Args } from './texts'

/** What a sentence about a face may select by, whatever its language needs. */
export function faceArgs(face: Face): Args {
  const number = face.kind.length === 1 ? Number(face.kind) : 0
  return { color: face.color ?? 'none', kind: face.kind.length === 1 ? 'number' : face.kind, number }
}

const said = new Map<string, string>()

export function sayFace(name: string, print: Print): string {
  const key = `${print}/${name}`
  let words = said.get(key)
  if (words === undefined) {
    const face = readFace(name, print)
    words = t(face.color ? 'card-colored' : 'card-wild', faceArgs(face))
    said.set(key, words)
  }
  return words
}

export function sayColor(color: string): string {
  return t('color-name', { color })
}
