/** Which language is shown to whom, and what changes with it. */

import { describe, expect, test, vi } from 'vitest'

vi.mock('virtual:catalogues', () => {
  const of = (text: string) => () => Promise.resolve({ default: text })
  const ids = ['en', 'fr-CA', 'fr-FR', 'pt-PT', 'pt-BR', 'es-ES', 'es-419', 'de', 'nb', 'ar']
  const texts = Object.fromEntries(ids.map((id) => [id, of(`greeting = ${id} { $table-section }\nname = plain\n    .object = formed`)]))
  return { LOCALES: ids.map((id) => ({ id, name: id, dir: id === 'ar' ? 'rtl' : 'ltr' })), loaders: { table: texts, rules: texts, pad: texts } }
})
// The English of every test is loaded already.
vi.resetModules()
const { locale, negotiate } = await import('../src/texts/locale.svelte')
const { t, tForm, listed, either } = await import('../src/texts/texts')

describe('the best language', () => {
  test.each([
    [['de'], 'de'], [['de-AT'], 'de'], [['fr-BE'], 'fr-FR'], [['fr'], 'fr-FR'], [['fr-CA'], 'fr-CA'], [['es'], 'es-ES'], [['es-MX'], 'es-419'],
    [['es-ES'], 'es-ES'], [['pt'], 'pt-PT'], [['pt-BR'], 'pt-BR'], [['no'], 'nb'], [['nn-NO'], 'nb'], [['en-GB'], 'en'], [['ja', 'de'], 'de'],
    [['ja'], 'en'], [[], 'en'], [['zh-Hant-TW', 'pt-Latn-BR'], 'pt-BR'],
  ])('for %j is %s', (wanted, best) => expect(negotiate(wanted)).toBe(best))
})

test('a language is shown with its lists and the section of the table', async () => {
  await locale.load('table')
  await locale.show('de')
  expect([locale.id, t('greeting')]).toEqual(['de', 'de none'])
  locale.section = '000-DE'
  expect(t('greeting')).toBe('de section-000-DE')
  expect([listed(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['a, b und c', 'a oder b'])
  locale.section = null
})

test('of two languages asked for at once the last one is shown', async () => {
  await Promise.all([locale.show('es-ES'), locale.show('pt-BR')])
  expect(locale.id).toBe('pt-BR')
})

test('a form that the language has is used', () => {
  expect([tForm('name', 'plain'), tForm('name', 'object'), tForm('greeting', 'object')]).toEqual(['plain', 'formed', 'pt-BR none'])
})

test('the direction of writing is the language’s', async () => {
  await locale.show('ar')
  expect(locale.dir).toBe('rtl')
})
