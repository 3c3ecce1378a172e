/** The symbols on the cards, composed of paths: shapes, digits, actions, wheels. */

import type { PrintStyle } from './prints'
import { DIGITS, LINES, SHAPES } from './shapes'

/** Stands for the colour of what lies under a symbol. */
export const UNDER = 'under'

/** One path of a symbol, filled, or drawn as a line of some width. */
export interface Stroke {
  d: string
  line?: number
  /** Its own colour, or that of what lies under the symbol; else the symbol's. */
  color?: string
  /** Where it stands in the symbol: turned, then moved, then scaled. */
  turn?: number
  x?: number
  y?: number
  scale?: number
}

/** A symbol fills the square from minus `half` to `half`. */
export interface CardSymbol {
  half: number
  strokes: Stroke[]
}

const { chair = '', seat = '', bar = '', reverse = '', turn = '', head = '', wave = '' } = LINES
const disc = (r: number) => `M0-${r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 1 0 0-${2 * r}z`

/** A bar with a gap on either side, so that it stands off what it bars. */
const barred = (line: number): Stroke[] => [{ d: bar, line: line * 2, color: UNDER }, { d: bar, line }]

function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  const round = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${round(r, r)}v${h}${round(-r, r)}h${-w}${round(-r, -r)}v${-h}${round(r, -r)}z`
}

export const SYMBOLS: Record<string, CardSymbol> = {
  skip: { half: 12, strokes: [{ d: chair, line: 2.6 }, { d: seat }, ...barred(2)] },
  skipall: {
    half: 12,
    strokes: [
      ...[0, 90, 180, 270].flatMap((angle) =>
        [{ d: chair, line: 3 }, { d: seat }].map((stroke) => ({ ...stroke, turn: angle, y: -7, scale: 0.42 })),
      ),
      ...barred(1.5),
    ],
  },
  reverse: { half: 12, strokes: [{ d: reverse, line: 2.6 }] },
  // A card between its two sides, and the way round: it turns over.
  flip: {
    half: 12,
    strokes: [
      { d: box(-4.5, -6.4, 9, 12.8, 1.6), line: 1.5, turn: 14 },
      { d: 'M-4.5 6.4V-4.8a1.6 1.6 0 0 1 1.6-1.6H4.5z', turn: 14 },
      ...[0, 180].flatMap((angle) => [{ d: turn, line: 2, turn: angle }, { d: head, turn: angle }]),
    ],
  },
  gift: { half: 12, strokes: [{ d: wave, line: 2.2 }] },
  stack: {
    half: 12,
    strokes: [
      { d: box(-1, -10.4, 10.4, 14.6, 1.6), line: 1.5 },
      { d: box(-5, -7.8, 10.4, 14.6, 1.6), line: 1.5 },
      { d: box(-9.4, -5.2, 11, 15.4, 1.6) },
    ],
  },
  bottomless: {
    half: 12,
    strokes: [
      { d: 'M0-11L10.6-5.6L0-.2L-10.6-5.6z' },
      { d: 'M-10.6-1.4L0 4L10.6-1.4M-10.6 2.8L0 8.2L10.6 2.8M-10.6 7L0 12.2L10.6 7', line: 1.9 },
    ],
  },
}
for (const [digit, d] of Object.entries(DIGITS)) SYMBOLS[digit] = { half: 24, strokes: [{ d, line: 6.4 }] }
for (const [shape, d] of Object.entries(SHAPES)) SYMBOLS[`shape-${shape}`] = { half: 10, strokes: [{ d }] }

/** The four colours of a print in a circle. */
export function wheelOf({ light, paints }: PrintStyle): CardSymbol {
  const shapes = Object.values(paints).map((paint, at) => ({
    d: SHAPES[paint.shape] ?? '',
    color: paint.ground,
    x: at % 2 ? 4.6 : -4.6,
    y: at > 1 ? 4.6 : -4.6,
    scale: 0.39,
  }))
  return { half: 12, strokes: [{ d: disc(11.6), color: light === 'night' ? '#0b0913' : '#fffdf8' }, ...shapes] }
}
