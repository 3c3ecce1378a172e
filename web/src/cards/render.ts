/** Renders a face on a canvas of 5:7; a colour never without its shape, and no fonts. */

import { EDGE } from './colors'
import { faceOf, drawsUntilColor, isWild, type Face } from './faces'
import type { Print, PrintStyle } from './prints'
import { SYMBOLS, UNDER, wheelOf, type CardSymbol } from './symbols'

export interface FaceStyle {
  /** A small card shows its middle larger and leaves the second corner out. */
  small: boolean
  /** A face turned away from its holder is a little dimmed. */
  away: boolean
  /** The ground carries a pattern of its colour's shape. */
  patterned?: boolean
}

const WILD = {
  day: { ground: '#2d2a38', ink: '#fffdf8', oval: '#f1ece2', symbol: '#2d2a38' },
  night: { ground: '#2a2440', ink: '#efeaff', oval: '#0d0a17', symbol: '#e9e2ff' },
}
/** A face of any colour, as on the score pad. */
const ANY = {
  day: { ground: '#6d6250', ink: '#fffdf8', oval: '#fffaf0', symbol: '#2a2116' },
  night: { ground: '#5b5380', ink: '#fffdf8', oval: '#15101f', symbol: '#f1ecff' },
}
const WIDTH = 100
const HEIGHT = 140
/** Symbols smaller than this are in a corner. */
const CORNER = 36
/** In the middle, symbols as wide as high are drawn smaller, so that they stay on the oval. */
const WITHIN: Partial<Record<Face['role'], number>> = { flip: 0.84, skip: 0.88, reverse: 0.94 }
/** How far apart the shapes of a pattern stand, and how large each is. */
const PATTERN = { across: 17, down: 14, size: 10 }

type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export function drawFace(
  canvas: HTMLCanvasElement | OffscreenCanvas, printed: PrintStyle, name: string, print: Print, style: FaceStyle,
): void {
  draw(canvas, printed, faceOf(name, print, printed), style)
}

/** Draws a kind of card that may be of any colour. */
export function drawKind(
  canvas: HTMLCanvasElement, printed: PrintStyle, kind: string, print: Print, style: FaceStyle,
): void {
  const name = kind in printed.faces ? kind : `${printed.colors[0]}-${kind}`
  draw(canvas, printed, { ...faceOf(name, print, printed), color: null }, style)
}

function draw(canvas: HTMLCanvasElement | OffscreenCanvas, printed: PrintStyle, face: Face, style: FaceStyle): void {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Context2D | null
  if (!context) return
  context.scale(canvas.width / WIDTH, canvas.height / HEIGHT)
  new FaceRenderer(context, printed).face(face, style)
}

class FaceRenderer {
  readonly #wheel: CardSymbol

  constructor(private readonly context: Context2D, private readonly printed: PrintStyle) {
    this.#wheel = wheelOf(printed)
    context.lineCap = 'round'
    context.lineJoin = 'round'
  }

  face(face: Face, { small, away, patterned = false }: FaceStyle): void {
    const { context } = this
    const { border, line } = EDGE[this.printed.light]
    const paint = face.color ? this.printed.paints[face.color] : undefined
    const wild = isWild(face)
    const look = paint ?? (wild ? WILD : ANY)[this.printed.light]
    this.#box(0.9, 98.2, 138.2, 8, border)
    context.strokeStyle = line
    context.lineWidth = 1.8
    context.stroke()
    this.#box(6, 88, 128, 5, look.ground)
    if (paint && patterned) this.#pattern(`shape-${paint.shape}`, look.ink)
    else if (paint) {
      context.globalAlpha = 0.26
      this.#symbolAt(`shape-${paint.shape}`, 75, 24, 30, look.ink)
      this.#symbolAt(`shape-${paint.shape}`, 25, 116, 30, look.ink)
      context.globalAlpha = 1
    }
    context.fillStyle = look.oval
    context.beginPath()
    // A small card has one corner only, so its middle makes room for that.
    const [x, y] = small ? [54, 75] : [50, 70]
    context.ellipse(x, y, 31, 51, (24 * Math.PI) / 180, 0, 2 * Math.PI)
    context.fill()
    this.#faceSymbol(face, x, y, (small ? 72 : 66) * (WITHIN[face.role] ?? 1), look.symbol, look.oval)
    const [across, size, shape] = small ? [22, 32, 18] : [19.5, 26, 16]
    for (const _ of small ? [1] : [1, 2]) {
      this.#faceSymbol(face, across, across + 1, paint ? size : size - 3, look.ink, look.ground)
      const below = paint ? `shape-${paint.shape}` as const : wild ? null : this.#wheel
      if (below) this.#symbolAt(below, across - 2, across + 2 + (size + shape) / 2, shape, look.ink)
      context.translate(WIDTH, HEIGHT)
      context.rotate(Math.PI)
    }
    if (away) {
      context.globalAlpha = 0.2
      this.#box(0, WIDTH, HEIGHT, 8, '#5a5468')
    }
  }

  /** Rows of one shape over the whole ground, every other one shifted. */
  #pattern(shape: string, ink: string): void {
    const { context } = this
    context.save()
    context.beginPath()
    context.roundRect(6, 6, 88, 128, 5)
    context.clip()
    context.globalAlpha = 0.3
    for (let row = 0; row * PATTERN.down < HEIGHT; row += 1) {
      const shift = row % 2 ? PATTERN.across / 2 : 0
      for (let x = shift - 1; x < WIDTH + PATTERN.size; x += PATTERN.across) {
        this.#symbolAt(shape, x, 8 + row * PATTERN.down, PATTERN.size, ink)
      }
    }
    context.restore()
  }

  /** What a face shows in its middle and in its corners: a number, an action or a wheel. */
  #faceSymbol(face: Face, x: number, y: number, size: number, color: string, under: string): void {
    const wheel = this.#wheel
    if (face.role === 'draw') this.#stack(face.draws, x, y, size, color, under)
    if (face.role === 'number') this.#symbolAt(face.kind, x, y, size, color, under)
    if (face.role === 'skip') this.#symbolAt(this.printed.skips_everyone ? 'skipall' : 'skip', x, y, size, color, under)
    if (face.role === 'reverse' || face.role === 'flip' || face.role === 'gift') {
      this.#symbolAt(face.role, x, y, size, color, under)
    }
    if (face.role === 'wild') this.#symbolAt(wheel, x, y, size, color)
    if (face.role !== 'draw-wild') return
    // A corner has room for the stack alone.
    if (size < CORNER) {
      if (drawsUntilColor(face)) this.#symbolAt('bottomless', x, y, size, color)
      else this.#stack(face.draws, x, y, size, color, under)
      return
    }
    if (drawsUntilColor(face)) {
      // The wheel above a stack without a bottom.
      this.#symbolAt('bottomless', x, y + size * 0.25, size * 0.66, color)
      this.#symbolAt(wheel, x, y - size * 0.28, size * 0.64, color)
      return
    }
    const [cards, low] = [size * 0.62, y + size * 0.21]
    this.#symbolAt(wheel, x - size * 0.17, y - size * 0.23, size * 0.66, color)
    this.#stack(face.draws, x + size * 0.23, low, cards, color, under)
  }

  /** A stack of cards with its number, the digits in the colour of what lies under it. */
  #stack(cards: number, x: number, y: number, size: number, color: string, under: string): void {
    this.#symbolAt('stack', x, y, size, color)
    const digits = [...String(cards)]
    const [middle, width] = [x - size * 0.16, size * 0.56]
    for (const [at, digit] of digits.entries()) {
      const shift = (at - (digits.length - 1) / 2) * width * 0.36
      this.#symbolAt(digit, middle + shift, y + size * 0.11, digits.length > 1 ? width * 0.6 : width, under)
    }
  }

  #symbolAt(which: string | CardSymbol, x: number, y: number, size: number, color: string, under = color): void {
    const symbol = typeof which === 'string' ? SYMBOLS[which] : which
    if (!symbol) return
    const { context } = this
    for (const stroke of symbol.strokes) {
      context.save()
      context.translate(x, y)
      context.scale(size / 2 / symbol.half, size / 2 / symbol.half)
      context.rotate(((stroke.turn ?? 0) * Math.PI) / 180)
      context.translate(stroke.x ?? 0, stroke.y ?? 0)
      context.scale(stroke.scale ?? 1, stroke.scale ?? 1)
      context.fillStyle = context.strokeStyle = (stroke.color === UNDER ? under : stroke.color) ?? color
      context.lineWidth = stroke.line ?? 0
      if (stroke.line) context.stroke(path(stroke.d))
      else context.fill(path(stroke.d))
      context.restore()
    }
  }

  /** A rounded box with the same margin all around. */
  #box(margin: number, width: number, height: number, r: number, color: string): void {
    this.context.fillStyle = color
    this.context.beginPath()
    this.context.roundRect(margin, margin, width, height, r)
    this.context.fill()
  }
}

const paths = new Map<string, Path2D>()

function path(d: string): Path2D {
  let known = paths.get(d)
  if (!known) paths.set(d, (known = new Path2D(d)))
  return known
}
