import { expect, test } from 'vitest'
import type { AnyEvent, View } from '../src/gen/messages'
import { receivers, withCardOnPile, withoutArriving, withoutCard } from '../src/table/transition'

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
  const played = { event: 'played', rule: '', seat: 0, face: 'red-7', left: 2, at: 2 } as const
  const taken = withoutCard(view, played)
  expect(taken.hands[0]).toMatchObject({ count: 2, faces: ['red-7', 'red-2'] })
  expect(taken).toMatchObject({ top: 'red-1', discard_count: 1 })
  expect(withCardOnPile(taken, played)).toEqual({ ...taken, top: 'red-7', discard_count: 2 })
})

test("another's card goes by its back", () => {
  const after = withoutCard(view, { event: 'played', rule: '', seat: 1, face: 'red-3', left: 1, back: 'pink-1' })
  expect(after.hands[1]).toMatchObject({ count: 1, backs: ['teal-2'] })
})

test('a bystander sees only that there is one card less', () => {
  const after = withoutCard(view, { event: 'played', rule: '', seat: 2, face: 'red-3', left: 1 })
  expect(after.hands[2]!.count).toBe(1)
})

test('cards on their way are in no hand yet, and each chair waits for its own', () => {
  const drew = (seat: number): AnyEvent => ({ event: 'drew', rule: 'draw', seat })
  const events: AnyEvent[] = [drew(0), { event: 'skipped', rule: '', seat: 0 }, { event: 'gave', rule: '', seat: 0, to: 1 }, drew(0)]
  expect(receivers(events)).toEqual([0, 1, 0])
  const partial = withoutArriving(view, receivers(events))
  expect(partial.hands[0]).toMatchObject({ count: 1, faces: ['red-7'] })
  expect(partial.hands[1]).toMatchObject({ count: 1, backs: ['pink-1'] })
  expect(partial.hands[2]).toBe(view.hands[2])
  expect(withoutArriving(view, [])).toBe(view)
})
