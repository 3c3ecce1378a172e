/** The marks on the cards, put together from the drawings: shapes, digits, actions, wheels. */

import { PRINTS } from './colors'
import { DIGITS, LINES, SHAPES } from './paths'

/** One path of a mark, filled, or drawn as a line of some width. */
export interface Stroke {
  d: string
  line?: number
  /** Its own colour; else the mark's. */
  color?: string
  /** Where it stands in the mark: turned, then moved, then scaled. */
  turn?: number
  x?: number
  y?: number
  scale?: number
}

/** A mark fills a square that goes from minus `half` to `half`. */
export interface Mark {
  half: number
  strokes: Stroke[]
}

const { chair = '', ring = '', bar = '', reverse = '', turn = '', wave = '' } = LINES
const disc = (r: number) => `M0-${r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 1 0 0-${2 * r}z`

function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  const round = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${round(r, r)}v${h}${round(-r, r)}h${-w}${round(-r, -r)}v${-h}${round(r, -r)}z`
}

export const MARKS: Record<string, Mark> = {
  skip: { half: 12, strokes: [{ d: chair, line: 2.3 }, { d: ring, line: 1.9 }, { d: bar, line: 1.9 }] },
  skipall: {
    half: 12,
    strokes: [0, 90, 180, 270].flatMap((angle) =>
      [{ d: chair, line: 3 }, { d: ring, line: 2.2 }, { d: bar, line: 2.6 }].map((stroke) => ({
        ...stroke, turn: angle, y: -6.8, scale: 0.44,
      })),
    ),
  },
  reverse: { half: 12, strokes: [{ d: reverse, line: 2.6 }] },
  flip: {
    half: 12,
    strokes: [{ d: 'M-7-9.4L0-7.6V4.6L-7 2.4z' }, { d: 'M0-7.6L7-9.4V2.4L0 4.6z', line: 1.8 }, { d: turn, line: 2 }],
  },
  beachcomber: { half: 12, strokes: [{ d: wave, line: 2.2 }] },
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
      { d: box(-6, -10.6, 12, 5, 1.4) },
      { d: 'M-6-3.2H6M-5 .2H5M-3.8 3.4H3.8', line: 1.7 },
      { d: 'M-3.4 6.8L0 10.2L3.4 6.8', line: 2 },
    ],
  },
}
for (const [digit, d] of Object.entries(DIGITS)) MARKS[digit] = { half: 24, strokes: [{ d, line: 6.4 }] }
for (const [shape, d] of Object.entries(SHAPES)) MARKS[`shape-${shape}`] = { half: 10, strokes: [{ d }] }
for (const [print, paints] of Object.entries(PRINTS)) {
  const shapes = Object.values(paints).map((paint, at) => ({
    d: SHAPES[paint.shape] ?? '',
    color: paint.ground,
    x: at % 2 ? 4.6 : -4.6,
    y: at > 1 ? 4.6 : -4.6,
    scale: 0.39,
  }))
  MARKS[`wheel-${print}`] = { half: 12, strokes: [{ d: disc(11.6), color: print === 'dark' ? '#0b0913' : '#fffdf8' }, ...shapes] }
}
