/** Faces made from names: the same name is drawn alike on every device, nothing is stored or loaded. */

export const EARS = ['cat', 'bear', 'rabbit', 'fox', 'mouse', 'owl', 'dog', 'frog'] as const
export const EYES = ['dots', 'wide', 'sleepy', 'glasses'] as const
export const MOUTHS = ['smile', 'grin', 'line', 'teeth'] as const
export const MARKS = ['none', 'cheeks', 'patch', 'stripes', 'spots'] as const
export const GROUNDS = ['#f6c95f', '#9fd3c7', '#f3a6a0', '#a9c6f5', '#c9b6f2', '#b9dd8c', '#f2b5d4', '#8fd0ea'] as const
/** Fur, and the darker fur of ears and marks; the lines on all of them are of one dark ink. */
export const COATS = [
  ['#c9742d', '#8f4a17'],
  ['#8d8f9c', '#595b6b'],
  ['#f4ece1', '#c9b8a0'],
  ['#bd8650', '#7f5426'],
  ['#6d8cbb', '#3f5a88'],
  ['#c79320', '#8a6010'],
  ['#8d6956', '#573a2c'],
  ['#6ea86b', '#3f7044'],
  ['#c2635b', '#853831'],
  ['#9a80be', '#634c8c'],
] as const
export const INK = '#201a2b'

export interface Avatar {
  ears: (typeof EARS)[number]
  eyes: (typeof EYES)[number]
  mouth: (typeof MOUTHS)[number]
  mark: (typeof MARKS)[number]
  ground: string
  fur: string
  dark: string
}

/** FNV-1a over the code points, then mixed so that short names differ in every bit. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) {
    value ^= letter.codePointAt(0)!
    value = Math.imul(value, 0x01000193)
  }
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  value = Math.imul(value, 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** The face of a name; capitals and blanks around it make no difference. */
export function avatarOf(name: string): Avatar {
  const key = name.normalize('NFC').trim().toLowerCase()
  const pick = <Part>(what: string, parts: readonly Part[]): Part => parts[hash(`${what}:${key}`) % parts.length]!
  const [fur, dark] = pick('coat', COATS)
  return { ears: pick('ears', EARS), eyes: pick('eyes', EYES), mouth: pick('mouth', MOUTHS), mark: pick('mark', MARKS), ground: pick('ground', GROUNDS), fur, dark }
}
