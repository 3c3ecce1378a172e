/** A deck that a server has registered is drawn and named like our own. */
import { expect, test } from 'vitest'
import { drawsUntilColor, needsColor } from '../src/cards/faces'
import { addDecks, colorsOf, faceNames, knowsDeck, lightOf, otherSide, pointsOf, printBehind, printOf, printsOf, readFace, startSide, styleOf } from '../src/cards/prints'
import type { DeckInfo } from '../src/gen/messages'
import { faceText } from '../src/texts/cards'
import { narrate } from '../src/table/narration'

const side = { draws: 3, wild_draws: 0, skips_everyone: false, swatches: [] as string[] }
const SKY: DeckInfo = {
  name: 'sky',
  prints: [
    {
      ...side, name: 'light', colors: ['amber', 'red', 'ivory', 'jade'], swatches: ['#ffb000', '#c01010', '#fffff0', '#00a86b'],
      faces: { 'amber-7': 7, 'red-nap': 26, 'jade-rain3': 52, rainbow: 56, 'rainbow-storm': 57, harvester: 58 },
      points: { 'amber-7': 7, 'red-nap': 20, 'jade-rain3': 15, rainbow: 40, 'rainbow-storm': 60, harvester: 5 },
    },
    { ...side, name: 'night', colors: ['onyx', 'slate', 'umber', 'violet'], faces: { 'violet-dawn': 55 }, points: { 'violet-dawn': 23 } },
  ],
}
addDecks([SKY])
const day = { deck: 'sky', side: 'light' }
const night = { deck: 'sky', side: 'night' }

test('its prints are its own, whatever they are called', () => {
  expect(knowsDeck('sky')).toBe(true)
  expect(printsOf('sky')).toEqual(['sky/light', 'sky/night'])
  expect(printOf(day)).toBe('sky/light')
  expect(printBehind(day)).toBe('sky/night')
  expect([lightOf(day), lightOf(night), lightOf(null)]).toEqual(['day', 'night', 'day'])
  expect([startSide('sky'), otherSide(day), startSide('beach112')]).toEqual(['light', 'night', null])
  expect(printBehind({ deck: 'beach112', side: null })).toBeNull()
  expect(styleOf('light').colors).toContain('blue')
})

test('its faces are read by their numbers', () => {
  const read = (name: string) => readFace(name, 'sky/light')
  expect(read('red-nap')).toMatchObject({ color: 'red', kind: 'nap', role: 'skip' })
  expect(read('jade-rain3')).toMatchObject({ color: 'jade', role: 'draw', draws: 3 })
  expect(read('rainbow-storm')).toMatchObject({ color: null, role: 'draw-wild' })
  expect(drawsUntilColor(read('rainbow-storm'))).toBe(true)
  expect(['rainbow', 'harvester', 'amber-7'].map((name) => needsColor(read(name)))).toEqual([true, false, false])
  expect(pointsOf('rainbow-storm', 'sky/light')).toBe(60)
  expect(colorsOf('sky/night')).toEqual(['onyx', 'slate', 'umber', 'violet'])
  expect(faceNames('sky/night')).toEqual(['violet-dawn'])
})

test('every colour has a paint and a shape of its own', () => {
  for (const print of printsOf('sky')) {
    const paints = Object.values(styleOf(print).paints)
    expect(new Set(paints.map((paint) => paint.shape)).size).toBe(4)
    expect(new Set(paints.map((paint) => paint.ground)).size).toBe(4)
  }
  expect(styleOf('sky/light').paints.amber).toMatchObject({ ground: '#ffb000' })
})

test('cards and flips are named', () => {
  expect(faceText('amber-7', 'sky/light')).toBe('amber 7')
  expect(faceText('red-nap', 'sky/light')).toBe('red nap')
  expect(faceText('rainbow-storm', 'sky/light')).toBe('rainbow storm')
  const viewer = { deck: 'sky', me: 0, name: () => 'Ann' }
  const lines = narrate([{ event: 'flipped', rule: 'flip', seat: 0, side: 'night' }], viewer, 'light')
  expect(lines[0]!.say()).toBe('Flip! Night falls: the night side is in play.')
})
