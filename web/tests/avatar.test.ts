/** Avatars: the same name always has the same face, and other names mostly have others. */
import { expect, test } from 'vitest'
import { avatarOf, COATS, EARS, EYES, GROUNDS, INK, MARKS, MOUTHS } from '../src/ui/avatar'
import { contrast } from './color_difference'

const NAMES = Array.from({ length: 400 }, (_, at) => `Player ${at}`)

test('a name has one face, whatever its capitals and blanks', () => {
  expect(avatarOf('Ann')).toEqual(avatarOf('Ann'))
  expect(avatarOf(' ANN ')).toEqual(avatarOf('ann'))
  expect(avatarOf('Zoe\u0301')).toEqual(avatarOf('Zo\u00e9'))
})

test('it stays the same from release to release', () => {
  expect(['Ann', 'Ben', 'Cleo', 'Dora'].map((name) => avatarOf(name))).toMatchInlineSnapshot(`
    [
      {
        "dark": "#573a2c",
        "ears": "frog",
        "eyes": "wide",
        "fur": "#8d6956",
        "ground": "#a9c6f5",
        "mark": "none",
        "mouth": "grin",
      },
      {
        "dark": "#634c8c",
        "ears": "bear",
        "eyes": "glasses",
        "fur": "#9a80be",
        "ground": "#8fd0ea",
        "mark": "spots",
        "mouth": "grin",
      },
      {
        "dark": "#8f4a17",
        "ears": "rabbit",
        "eyes": "sleepy",
        "fur": "#c9742d",
        "ground": "#9fd3c7",
        "mark": "patch",
        "mouth": "smile",
      },
      {
        "dark": "#8a6010",
        "ears": "dog",
        "eyes": "wide",
        "fur": "#c79320",
        "ground": "#f2b5d4",
        "mark": "stripes",
        "mouth": "grin",
      },
    ]
  `)
})

test('every part is used, and few names look alike', () => {
  const faces = NAMES.map(avatarOf)
  expect(new Set(faces.map((face) => face.ears)).size).toBe(EARS.length)
  expect(new Set(faces.map((face) => face.eyes)).size).toBe(EYES.length)
  expect(new Set(faces.map((face) => face.mouth)).size).toBe(MOUTHS.length)
  expect(new Set(faces.map((face) => face.mark)).size).toBe(MARKS.length)
  expect(new Set(faces.map((face) => face.ground)).size).toBe(GROUNDS.length)
  expect(new Set(faces.map((face) => face.fur)).size).toBe(COATS.length)
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBeGreaterThan(380)
})

test('names of any script have a face', () => {
  for (const name of ['', '李', 'Åsa', '🎲', 'محمد']) expect(EARS).toContain(avatarOf(name).ears)
})

test.each(COATS)('eyes and mouth show on the fur %s %s, and the fur on every ground', (fur, dark) => {
  expect(contrast(fur, INK)).toBeGreaterThanOrEqual(2.5)
  expect(contrast(fur, dark)).toBeGreaterThanOrEqual(1.5)
  for (const ground of GROUNDS) expect(contrast(ground, fur), ground).toBeGreaterThanOrEqual(1.1)
})
