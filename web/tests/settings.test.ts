/** Settings are kept whole, and what is stored is trusted only as far as it makes sense. */

import { beforeEach, expect, test } from 'vitest'
import { Settings } from '../src/settings.svelte'
import { stubPage, type MemoryStorage } from './page_stubs'

const KEY = 'flipdeck.settings'
let storage: MemoryStorage

beforeEach(() => {
  storage = stubPage().storage
})

test('every setting comes back', () => {
  const chosen = {
    name: 'Ann', theme: 'dark', textSize: 175, patterns: true, motion: 'reduce', speed: 'two', sound: false, large: true,
    sorting: 'taken', scoresOpen: false, verbosity: 'verbose', shortcuts: false, confirmTap: true, vibrate: true,
  } as const
  const settings = Object.assign(new Settings(), chosen)
  settings.sounds.flip = false
  settings.save()
  const again = new Settings()
  expect(again).toMatchObject(chosen)
  expect(again.sounds).toMatchObject({ flip: false, play: true })
})

test('saving one setting keeps what another tab has stored meanwhile', () => {
  const [table, other] = [new Settings(), new Settings()]
  other.speed = 'two'
  other.sounds.flip = false
  other.save()
  table.sorting = 'taken'
  table.save()
  expect(new Settings()).toMatchObject({ speed: 'two', sorting: 'taken' })
  expect(table).toMatchObject({ speed: 'two', sorting: 'taken' })
  expect(table.sounds.flip).toBe(false)
})

test('a store that is damaged is written anew', () => {
  storage.setItem(KEY, 'nonsense')
  const settings = new Settings()
  settings.large = true
  settings.save()
  expect(new Settings().large).toBe(true)
})

test('what is stored by an older page, or damaged, leaves the rest as it is', () => {
  storage.setItem(KEY, JSON.stringify({ theme: 'pink', textSize: 1000, patterns: 'yes', verbosity: 3, motion: null, large: true }))
  expect(new Settings()).toMatchObject({ theme: 'side', textSize: 100, patterns: false, verbosity: 'normal', motion: 'system', large: true })
  storage.setItem(KEY, 'nonsense')
  expect(new Settings()).toMatchObject({ theme: 'side', shortcuts: true })
})

test('a theme decides on the light, or leaves it to the side in play', () => {
  const settings = new Settings()
  const lights = () => [settings.lightFor('day'), settings.lightFor('night')]
  expect(lights()).toEqual(['day', 'night'])
  settings.theme = 'dark'
  expect(lights()).toEqual(['night', 'night'])
  settings.theme = 'light'
  expect(lights()).toEqual(['day', 'day'])
  settings.theme = 'system'
  expect(lights()).toEqual(['day', 'day'])
})

test('motion can be reduced, or not, whatever the device says', () => {
  const settings = new Settings()
  expect(settings.reducedMotion).toBe(false)
  settings.motion = 'reduce'
  expect(settings.reducedMotion).toBe(true)
  settings.motion = 'full'
  expect(settings.reducedMotion).toBe(false)
})
