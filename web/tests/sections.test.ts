import { beforeEach, expect, test, vi } from 'vitest'
import { EDITIONS, SECTIONS } from '../src/gen/names'
import { TableSettings } from '../src/table/table_settings.svelte'
import { goalText, roundGoalText, tournamentLine } from '../src/texts/goal'
import { findSection, likelySection, PRODUCTS, sectionsOf, sheetText } from '../src/texts/sections'

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-US', 'en'] })
})

test('every edition is a product, and every section belongs to one', () => {
  expect([...PRODUCTS].sort()).toEqual([...EDITIONS].sort())
  expect(PRODUCTS.flatMap((edition) => sectionsOf(edition).map(({ id }) => id))).toEqual(SECTIONS.map(({ id }) => id))
})

test.each([
  ['flip-classic', ['es-ES', 'en'], '000-ES'],
  ['flip-classic', ['es-MX', 'en'], '000-ES'],
  ['flip-splash', ['es-MX', 'en'], '001-ES'],
  ['beachcomber', ['fr-CA'], '003-FRCA'],
  ['beachcomber', ['fr-FR'], '003-FR'],
  ['beachcomber', ['sv', 'de-AT'], '003-DE'],
  ['flip-nordic', ['de'], '004-EN'],
  ['flip-canada', ['de'], '002-FR'],
])('the likely sheet of %s for %j is %s', (edition, languages, id) => {
  expect(likelySection(edition, languages)?.id).toBe(id)
})

test('a new table has a box; another edition or section forgets changed rulings', () => {
  const form = new TableSettings()
  expect(form.settings).toMatchObject({ edition: 'flip-classic', section: '000-EN', cycles: 1, rules: {} })
  form.rule('hand_size', 5, 7)
  form.chooseProduct('beachcomber')
  expect(form.settings).toMatchObject({ edition: 'beachcomber', section: '003-EN', rules: {} })
  form.rule('hand_size', 5, 7)
  form.chooseSection('003-DE')
  expect(form.settings).toMatchObject({ edition: 'beachcomber', section: '003-DE', rules: {} })
  form.choose('flip-canada')
  expect(form.settings).toMatchObject({ edition: 'flip-canada', section: null })
  form.chooseSection('no such section')
  expect(form.settings).toMatchObject({ edition: 'flip-canada', section: null })
})

test('cycles are sent with a rotation alone, and are from 1 to 10', () => {
  const form = new TableSettings()
  form.cycles = 3
  expect(form.settings.cycles).toBe(1)
  form.mode = 'rotation4'
  expect(form.settings.cycles).toBe(3)
  for (const [typed, sent] of [[0, 1], [99, 10], [2.4, 2], [NaN, 1]] as const) {
    form.cycles = typed
    expect(form.settings.cycles).toBe(sent)
  }
})

test('what a table is played by and to, in words', () => {
  expect(sheetText('beachcomber', '003-DE')).toBe('Barbie UNO, Deutsch')
  expect(sheetText('beachcomber', null)).toBe('Beachcomber')
  expect(findSection('003-de')).toBeUndefined()
  const rotation = { mode: 'rotation4', target: 500, cycles: 1, rounds: null }
  expect(goalText(rotation)).toBe('12 rounds, four with each partner; the highest total wins.')
  expect(goalText({ ...rotation, cycles: 2 })).toBe('24 rounds in 2 cycles, four with each partner in each; the highest total wins.')
  expect(roundGoalText({ ...rotation, cycles: 2 }, 14)).toBe('Round 14 of 24')
  expect(roundGoalText({ mode: 'points', target: 500, cycles: 1, rounds: null }, 2)).toBe('Round 2 · to 500')
})

test('a stage of a tournament says its rounds, and how far the whole is', () => {
  const stage = { mode: 'partners', target: 500, cycles: 1, rounds: 4 }
  expect(goalText(stage)).toBe('This stage has 4 rounds.')
  expect(roundGoalText(stage, 3)).toBe('Round 3 of 4')
  const seat = { code: 'ABCDEFGH', title: '', mode: 'rotation8', table: 2, stage: 3, stages: 7 } as const
  expect(tournamentLine(seat, 3, 4)).toBe('Rotation of eight · Table 2 · round 11 of 28')
  expect(tournamentLine({ ...seat, title: 'Friday', mode: 'points', stages: 5 }, 1, 1)).toBe('Friday · Table 2 · round 3 of 5')
  expect(tournamentLine({ ...seat, mode: 'elimination', stages: null }, 1, 1)).toBe('Elimination · Table 2 · stage 3')
})
