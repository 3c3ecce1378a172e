/** The colours can be told apart: by contrast, and by eyes that lack one kind of cone. */
import { describe, expect, test } from 'vitest'
import { CLOTH, EDGE, LIGHT_OF, PAINTS, paintFor, type Light } from '../src/cards/colors'
import { SHAPES } from '../src/cards/shapes'
import { DECKS } from '../src/gen/names'
import { apart, contrast, EYES } from './color_difference'

/** The least CIEDE2000 of two colours of a side. */
const APART = 10
/** Pairs that are closer for some eyes, as `print: one and other (eyes)`: there their shapes alone tell them. */
const BY_SHAPE: readonly string[] = []
/** The lights of both sides: a card also lies on the other side's cloth, as a back or by the theme chosen. */
const LIGHTS: Light[] = ['day', 'night']

describe.each(Object.entries(PAINTS))('%s print', (print, paints) => {
  test.each(Object.entries(paints))('%s: symbols 4.5:1 with what they are on', (_, paint) => {
    expect(contrast(paint.ground, paint.ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paint.oval, paint.symbol)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(LIGHTS)('its cards stand off the cloth by %s', (light) => {
    const { border, line } = EDGE[LIGHT_OF[print]!]
    for (const cloth of CLOTH[light]) {
      expect(Math.max(contrast(line, cloth), contrast(border, cloth)), cloth).toBeGreaterThanOrEqual(3)
    }
  })
  test('on its own side by the keyline, which also stands off the border', () => {
    const { border, line } = EDGE[LIGHT_OF[print]!]
    for (const cloth of CLOTH[LIGHT_OF[print]!]) expect(contrast(line, cloth), cloth).toBeGreaterThanOrEqual(3)
    expect(contrast(line, border)).toBeGreaterThanOrEqual(3)
  })
  test('every colour has a shape of its own', () => {
    const shapes = Object.values(paints).map((paint) => paint.shape)
    expect(new Set(shapes).size).toBe(shapes.length)
    for (const shape of shapes) expect(SHAPES).toHaveProperty(shape)
  })
  test.each(Object.entries(EYES))('its colours are apart for %s eyes', (eyes, eye) => {
    const close: string[] = []
    for (const [at, [one, first]] of Object.entries(paints).entries()) {
      for (const [two, second] of Object.entries(paints).slice(at + 1)) {
        if (apart(eye, first.ground, second.ground) < APART) close.push(`${print}: ${one} and ${two} (${eyes})`)
      }
    }
    expect(close).toEqual(BY_SHAPE.filter((pair) => pair.startsWith(`${print}:`) && pair.endsWith(`(${eyes})`)))
  })
})

test('yellow is yellow', () => {
  expect(PAINTS.light!.yellow!.ground).toBe('#f5bd02')
})

test('every colour of our own prints has a paint', () => {
  for (const print of DECKS.flatMap((deck) => deck.prints)) expect(Object.keys(PAINTS[print.name]!)).toEqual(print.colors)
})

test.each(['#000000', '#7f7f7f', '#ffffff', '#ffb000', '#3a1f5d'])('symbols on a registered swatch %s are readable', (swatch) => {
  for (const light of LIGHTS) {
    const paint = paintFor('any', 0, light, swatch)
    expect(paint.ground).toBe(swatch)
    expect(contrast(paint.ground, paint.ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paint.oval, paint.symbol)).toBeGreaterThanOrEqual(4.5)
  }
})
