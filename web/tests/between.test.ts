import { expect, test } from 'vitest'
import type { View } from '../src/gen/messages'
import { afterLaying } from '../src/table/between'

const view = {
  top: 'red-1',
  discard_count: 1,
  hands: [
    { count: 3, faces: ['red-7', 'red-2', 'red-7'] },
    { count: 2, backs: ['pink-1', 'teal-2'] },
    { count: 2 },
  ],
} as View

test('the own card goes by its place', () => {
  const after = afterLaying(view, { event: 'played', rule: '', seat: 0, face: 'red-7', left: 2, at: 2 })
  expect(after.hands[0]).toMatchObject({ count: 2, faces: ['red-7', 'red-2'] })
  expect(after.top).toBe('red-7')
})

test("another's card goes by its back", () => {
  const after = afterLaying(view, { event: 'played', rule: '', seat: 1, face: 'red-3', left: 1, back: 'pink-1' })
  expect(after.hands[1]).toMatchObject({ count: 1, backs: ['teal-2'] })
})

test('a bystander sees only that there is one card less', () => {
  const after = afterLaying(view, { event: 'played', rule: '', seat: 2, face: 'red-3', left: 1 })
  expect(after.hands[2]!.count).toBe(1)
})
