import type { Face } from '../cards/faces'
import { readFace, type Print } from '../cards/prints'
import { t, type Args } from './texts'

/** What a sentence about a face may select by, whatever its language needs. */
export function faceArgs(face: Face): Args {
  return { color: face.color ?? 'none', ...kindArgs(face.kind) }
}

/** The same about a number or the name of a kind; a kind without a text of its own is shown as it is. */
export function kindArgs(kind: string): Args {
  const isNumber = /^\d$/.test(kind)
  return { kind: isNumber ? 'number' : kind, number: isNumber ? Number(kind) : kind.replaceAll('-', ' ') }
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

/** A card in the player's hand, and whether it is playable. */
export function handCardText(name: string, print: Print, can: boolean): string {
  return once(`${can}/${print}/${name}`, () => t(can ? 'card-playable' : 'card-resting', { card: faceText(name, print) }))
}

export function colorText(color: string): string {
  return t('color-name', { color })
}
