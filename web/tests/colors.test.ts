/** The colours can be told apart: by contrast, and by eyes that lack one kind of cone. */
import { describe, expect, test } from 'vitest'
import { CLOTH, LIGHT_OF, PAINTS, paintFor } from '../src/cards/colors'
import { SHAPES } from '../src/cards/shapes'
import { DECKS } from '../src/gen/names'

type Rgb = [number, number, number]

function linear(hex: string): Rgb {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
function contrast(one: string, two: string): number {
  const [a, b] = [luminance(linear(one)), luminance(linear(two))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

// Machado, Oliveira and Fernandes 2009, full severity, on linear light.
const EYES: Record<string, number[][]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
const see = (eye: number[][], color: Rgb) =>
  eye.map((row) => Math.max(0, row.reduce((sum, part, at) => sum + part * color[at]!, 0))) as Rgb

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const apart = (one: Rgb, two: Rgb) => Math.hypot(...lab(one).map((part, at) => part - lab(two)[at]!))

const NOTICED = 15

describe.each(Object.entries(PAINTS))('%s print', (print, paints) => {
  const cloth = CLOTH[LIGHT_OF[print]!]
  test.each(Object.entries(paints))('%s: symbols 4.5:1, the table 3:1', (_, paint) => {
    expect(contrast(paint.ground, paint.ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paint.oval, paint.symbol)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paint.ground, cloth)).toBeGreaterThanOrEqual(3)
    expect(SHAPES).toHaveProperty(paint.shape)
  })
  test.each(Object.entries(EYES))('stays apart for %s eyes', (_, eye) => {
    const grounds = Object.entries(paints)
    for (const [at, [one, first]] of grounds.entries()) {
      for (const [two, second] of grounds.slice(at + 1)) {
        const distance = apart(see(eye, linear(first.ground)), see(eye, linear(second.ground)))
        expect(distance, `${one} and ${two}`).toBeGreaterThan(NOTICED)
      }
    }
  })
})

test('every colour of our own prints has a paint', () => {
  for (const print of DECKS.flatMap((deck) => deck.prints)) expect(Object.keys(PAINTS[print.name]!)).toEqual(print.colors)
})

test.each(['#000000', '#7f7f7f', '#ffffff', '#ffb000', '#3a1f5d'])('symbols on a registered swatch %s are readable', (swatch) => {
  for (const light of ['day', 'night'] as const) {
    const paint = paintFor('any', 0, light, swatch)
    expect(paint.ground).toBe(swatch)
    expect(contrast(paint.ground, paint.ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paint.oval, paint.symbol)).toBeGreaterThanOrEqual(4.5)
  }
})
