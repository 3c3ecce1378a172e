import type { Face } from '../cards/faces'
import { readFace } from '../cards/faces'
import type { Print } from '../cards/colors'
import { t, type Args } from './texts'

/** What a sentence about a face may select by, whatever its language needs. */
export function faceArgs(face: Face): Args {
  const number = face.kind.length === 1 ? Number(face.kind) : 0
  return { color: face.color ?? 'none', kind: face.kind.length === 1 ? 'number' : face.kind, number }
}

// The same few names are formatted over and over.
const cache = new Map<string, string>()

function once(key: string, format: () => string): string {
  let text = cache.get(key)
  if (text === undefined) cache.set(key, (text = format()))
  return text
}

export function faceText(name: string, print: Print): string {
  return once(`${print}/${name}`, () => {
    const face = readFace(name, print)
    return t(face.color ? 'card-colored' : 'card-wild', faceArgs(face))
  })
}

/** A card in the own hand, and whether it is playable. */
export function handCardText(name: string, print: Print, can: boolean): string {
  return once(`${can}/${print}/${name}`, () => t(can ? 'card-playable' : 'card-resting', { card: faceText(name, print) }))
}

export function colorText(color: string): string {
  return t('color-name', { color })
}
