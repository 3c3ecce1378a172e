/** A face drawn on a canvas, 5:7. Colour and shape always together; nothing of it is type. */

import { PRINTS, type Print } from './colors'
import { readFace, type Face } from './faces'
import { MARKS, UNDER } from './marks'
import { DRAWS } from './paths'

export interface Manner {
  /** A small card shows its middle larger and leaves the second corner out. */
  small: boolean
  /** A face turned away from its holder is a little dimmed. */
  away: boolean
}

const WILD = {
  day: { ground: '#2d2a38', ink: '#fffdf8', oval: '#f1ece2', symbol: '#2d2a38' },
  night: { ground: '#2a2440', ink: '#efeaff', oval: '#0d0a17', symbol: '#e9e2ff' },
}
const WIDTH = 100
const HEIGHT = 140
/** Marks smaller than this stand in a corner. */
const CORNER = 36

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export function drawFace(canvas: HTMLCanvasElement | OffscreenCanvas, name: string, print: Print, manner: Manner): void {
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen | null
  if (!pen) return
  pen.scale(canvas.width / WIDTH, canvas.height / HEIGHT)
  new Drawing(pen).face(readFace(name, print), manner)
}

class Drawing {
  constructor(private readonly pen: Pen) {
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
  }

  face(face: Face, { small, away }: Manner): void {
    const { pen } = this
    const dark = face.print === 'dark'
    const paint = face.color ? PRINTS[face.print][face.color] : undefined
    const look = paint ?? WILD[dark ? 'night' : 'day']
    this.#box(0.75, 98.5, 138.5, 8, dark ? '#0d0b14' : '#fffefa')
    pen.strokeStyle = dark ? '#4b4368' : '#cbbfa8'
    pen.lineWidth = 1.5
    pen.stroke()
    this.#box(6, 88, 128, 5, look.ground)
    if (paint) {
      pen.globalAlpha = 0.26
      this.#mark(`shape-${paint.shape}`, 75, 24, 30, look.ink)
      this.#mark(`shape-${paint.shape}`, 25, 116, 30, look.ink)
      pen.globalAlpha = 1
    }
    pen.fillStyle = look.oval
    pen.beginPath()
    // A small card has one corner only, so its middle makes room for that.
    const [x, y] = small ? [54, 75] : [50, 70]
    pen.ellipse(x, y, 31, 51, (24 * Math.PI) / 180, 0, 2 * Math.PI)
    pen.fill()
    this.#symbol(face, x, y, small ? 72 : 66, look.symbol, look.oval)
    const [across, size, shape] = small ? [22, 32, 18] : [19.5, 26, 16]
    for (const _ of small ? [1] : [1, 2]) {
      this.#symbol(face, across, across + 1, paint ? size : size - 3, look.ink, look.ground)
      if (paint) this.#mark(`shape-${paint.shape}`, across - 2, across + 2 + (size + shape) / 2, shape, look.ink)
      pen.translate(WIDTH, HEIGHT)
      pen.rotate(Math.PI)
    }
    if (away) {
      pen.globalAlpha = 0.2
      this.#box(0, WIDTH, HEIGHT, 8, '#5a5468')
    }
  }

  /** What a face shows in its middle and in its corners: a number, an action or a wheel. */
  #symbol(face: Face, x: number, y: number, size: number, color: string, under: string): void {
    const digit = DRAWS[face.kind]
    if (face.color !== null || face.kind === 'beachcomber') {
      if (digit) this.#stack(digit, x, y, size, color, under)
      else this.#mark(face.kind, x, y, size, color, under)
      return
    }
    const wheel = `wheel-${face.print}`
    if (face.kind === 'wild') {
      this.#mark(wheel, x, y, size, color)
      return
    }
    if (face.kind === 'wild-drawcolor') {
      // The wheel above a stack without a bottom; a corner has room for the stack alone.
      if (size < CORNER) this.#mark('bottomless', x, y, size, color)
      else {
        this.#mark('bottomless', x, y + size * 0.24, size * 0.66, color)
        this.#mark(wheel, x, y - size * 0.27, size * 0.56, color)
      }
      return
    }
    const [cards, low] = [size * 0.62, y + size * 0.21]
    this.#mark(wheel, x - size * 0.17, y - size * 0.23, size * 0.66, color)
    if (digit) this.#stack(digit, x + size * 0.23, low, cards, color, under)
  }

  /** A stack of cards with its number, the digit in the colour of what lies under it. */
  #stack(digit: string, x: number, y: number, size: number, color: string, under: string): void {
    this.#mark('stack', x, y, size, color)
    this.#mark(digit, x - size * 0.16, y + size * 0.11, size * 0.56, under)
  }

  #mark(name: string, x: number, y: number, size: number, color: string, under = color): void {
    const mark = MARKS[name]
    if (!mark) return
    const { pen } = this
    for (const stroke of mark.strokes) {
      pen.save()
      pen.translate(x, y)
      pen.scale(size / 2 / mark.half, size / 2 / mark.half)
      pen.rotate(((stroke.turn ?? 0) * Math.PI) / 180)
      pen.translate(stroke.x ?? 0, stroke.y ?? 0)
      pen.scale(stroke.scale ?? 1, stroke.scale ?? 1)
      pen.fillStyle = pen.strokeStyle = (stroke.color === UNDER ? under : stroke.color) ?? color
      pen.lineWidth = stroke.line ?? 0
      if (stroke.line) pen.stroke(path(stroke.d))
      else pen.fill(path(stroke.d))
      pen.restore()
    }
  }

  /** A rounded box with the same margin all around. */
  #box(margin: number, width: number, height: number, r: number, color: string): void {
    this.pen.fillStyle = color
    this.pen.beginPath()
    this.pen.roundRect(margin, margin, width, height, r)
    this.pen.fill()
  }
}

const paths = new Map<string, Path2D>()

function path(d: string): Path2D {
  let known = paths.get(d)
  if (!known) paths.set(d, (known = new Path2D(d)))
  return known
}
