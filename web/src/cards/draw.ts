/**
 * A face as one picture, 5:7. Colour and shape always together; nothing of it is type.
 *
 * Cards are images rather than elements of the page: the browser has one box a card to think about
 * instead of a hundred lines.
 */

import { PRINTS, type Print } from './colors'
import { readFace, type Face } from './faces'
import { DIGITS, DRAWS, LINES, SHAPES } from './paths'

interface Drawing {
  box: string
  inside: string
}

const WILD = {
  day: { ground: '#2d2a38', ink: '#fffdf8', oval: '#f1ece2', symbol: '#2d2a38' },
  night: { ground: '#2a2440', ink: '#efeaff', oval: '#0d0a17', symbol: '#e9e2ff' },
}
const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d: string) => `<path d="${d}" fill="currentColor"/>`
const outline = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="10.4" height="14.6" rx="1.6" fill="none" stroke="currentColor" stroke-width="1.5"/>`
const { chair = '', ring = '', bar = '', reverse = '', turn = '', wave = '' } = LINES
const BOX = '-12 -12 24 24'

const MARKS: Record<string, Drawing> = {
  skip: { box: BOX, inside: line(chair, 2.3) + line(ring, 1.9) + line(bar, 1.9) },
  skipall: {
    box: BOX,
    inside: [0, 90, 180, 270]
      .map((angle) => `<g transform="rotate(${angle}) translate(0 -6.8) scale(.44)">${line(chair, 3)}${line(ring, 2.2)}${line(bar, 2.6)}</g>`)
      .join(''),
  },
  reverse: { box: BOX, inside: line(reverse, 2.6) },
  flip: { box: BOX, inside: fill('M-7-9.4L0-7.6V4.6L-7 2.4z') + line('M0-7.6L7-9.4V2.4L0 4.6z', 1.8) + line(turn, 2) },
  beachcomber: { box: BOX, inside: line(wave, 2.2) },
  stack: {
    box: BOX,
    inside: `${outline(-1, -10.4)}${outline(-5, -7.8)}<rect x="-9.4" y="-5.2" width="11" height="15.4" rx="1.6" fill="currentColor"/>`,
  },
  bottomless: {
    box: BOX,
    inside:
      '<rect x="-6" y="-10.6" width="12" height="5" rx="1.4" fill="currentColor"/>' +
      line('M-6-3.2H6M-5 .2H5M-3.8 3.4H3.8', 1.7) +
      line('M-3.4 6.8L0 10.2L3.4 6.8', 2),
  },
}
for (const [digit, d] of Object.entries(DIGITS)) MARKS[digit] = { box: '-24 -24 48 48', inside: line(d, 6.4) }
for (const [shape, d] of Object.entries(SHAPES)) MARKS[`shape-${shape}`] = { box: '-10 -10 20 20', inside: fill(d) }
for (const [print, paints] of Object.entries(PRINTS)) {
  const shapes = Object.values(paints).map((paint, at) =>
    put(`shape-${paint.shape}`, (at % 2 ? 4.6 : -4.6) - 3.9, (at > 1 ? 4.6 : -4.6) - 3.9, 7.8, paint.ground),
  )
  const plate = `<circle r="11.6" fill="${print === 'dark' ? '#0b0913' : '#fffdf8'}"/>`
  MARKS[`wheel-${print}`] = { box: BOX, inside: plate + shapes.join('') }
}

function put(name: string, x: number, y: number, size: number, color: string): string {
  const { box, inside } = MARKS[name] ?? { box: BOX, inside: '' }
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}" color="${color}">${inside}</svg>`
}

/** A stack of cards with its number, the digit in the colour of what lies under it. */
function stack(digit: string, x: number, y: number, size: number, color: string, under: string): string {
  return put('stack', x, y, size, color) + put(digit, x + size * 0.06, y + size * 0.33, size * 0.56, under)
}

/** What a face shows in its middle and in its corners: a number, an action or a wheel. */
function mark(face: Face, x: number, y: number, size: number, color: string, under: string): string {
  const digit = DRAWS[face.kind]
  const [left, top] = [x - size / 2, y - size / 2]
  if (face.color !== null || face.kind === 'beachcomber') {
    return digit ? stack(digit, left, top, size, color, under) : put(face.kind, left, top, size, color)
  }
  const wheel = `wheel-${face.print}`
  if (face.kind === 'wild') return put(wheel, left, top, size, color)
  const cards = digit
    ? stack(digit, x - size * 0.08, y - size * 0.1, size * 0.62, color, under)
    : put('bottomless', x - size * 0.06, y - size * 0.1, size * 0.62, color)
  return put(wheel, left, y - size * 0.56, size * 0.66, color) + cards
}

export interface Manner {
  /** A small card shows its middle larger and leaves the second corner out. */
  small: boolean
  /** A face turned away from its holder is a little dimmed. */
  away: boolean
}

export function drawFace(name: string, print: Print, { small, away }: Manner): string {
  const face = readFace(name, print)
  const paint = face.color ? PRINTS[print][face.color] : undefined
  const look = paint ?? WILD[print === 'dark' ? 'night' : 'day']
  const [edge, rim] = print === 'dark' ? ['#0d0b14', '#4b4368'] : ['#fffefa', '#cbbfa8']
  const shape = (x: number, y: number, size: number) => (paint ? put(`shape-${paint.shape}`, x, y, size, look.ink) : '')
  const corner = mark(face, 19, 20, paint ? (small ? 26 : 22) : 20, look.ink, look.ground) + shape(11.5, 33, 15)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="200" height="280">' +
    `<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="${edge}" stroke="${rim}" stroke-width="1.5"/>` +
    `<rect x="6" y="6" width="88" height="128" rx="5" fill="${look.ground}"/>` +
    `<g opacity=".26">${shape(60, 9, 30)}${shape(10, 101, 30)}</g>` +
    `<ellipse cx="50" cy="70" rx="33" ry="53" transform="rotate(24 50 70)" fill="${look.oval}"/>` +
    mark(face, 50, 70, small ? 76 : 68, look.symbol, look.oval) +
    corner +
    (small ? '' : `<g transform="rotate(180 50 70)">${corner}</g>`) +
    (away ? '<rect width="100" height="140" rx="8" fill="#5a5468" opacity=".2"/>' : '') +
    '</svg>'
  )
}
