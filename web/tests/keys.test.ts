/** The keys of the table: the declared list, what a key press is, and what it does. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import './english'
import { Announcer } from '../src/access/announcer.svelte'
import { nextInHand } from '../src/access/hand_keys'
import { KEYS, keyFor, keyOf, nameOf, runKey, takenBy, type KeyContext } from '../src/access/keys'
import type { Table } from '../src/table/table.svelte'

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  keyOf({ key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })

function contextOf(legal: string[], more: Record<string, unknown> = {}): KeyContext & { moved: unknown[] } {
  const moved: unknown[] = []
  const table = {
    can: (what: string) => legal.includes(what),
    move: (move: unknown) => moved.push(move),
    waiting: false, catchTarget: null, mayArm: false, print: 'light', choice: { step: 'none', color: (color: string) => moved.push(color) },
    view: { top: 'blue-7', color: 'blue' },
    log: [], ...more,
  } as unknown as Table
  return { table, announcer: new Announcer(), steps: { of: null, count: 0 }, openHelp: vi.fn(), openScores: vi.fn(), moved }
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('the list', () => {
  test('no key is there twice, and each has a name', () => {
    const keys = KEYS.map((binding) => binding.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { id } of KEYS) expect(nameOf(id)).not.toContain('key-')
  })

  test('a changed key takes the place of the first one', () => {
    const draw = KEYS.find(({ id }) => id === 'draw')!
    expect(keyFor(draw, { draw: 'x' })).toBe('x')
    expect(takenBy('x', 'pass', { draw: 'x' })?.id).toBe('draw')
    expect(takenBy('d', 'pass', { draw: 'x' })).toBeUndefined()
    const context = contextOf(['draw'])
    expect(runKey('d', context, { draw: 'x' })).toBe(false)
    expect(runKey('x', context, { draw: 'x' })).toBe(true)
    expect(context.moved).toEqual([{ do: 'draw' }])
  })
})

describe('a key pressed', () => {
  test.each([
    ['w', {}, 'w'],
    ['W', { shiftKey: true }, 'Shift+w'],
    ['?', { shiftKey: true }, '?'],
    ['1', {}, '1'],
    [' ', {}, 'Space'],
    ['Tab', {}, null],
    ['w', { ctrlKey: true }, null],
    ['ц', { code: 'KeyW' }, 'w'],
  ])('%s', (key, more, written) => expect(press(key, more)).toBe(written))
})

describe('what a key does', () => {
  test('C challenges where that is possible, and reads the top card elsewhere', () => {
    const asked = contextOf(['challenge', 'accept'])
    runKey('c', asked, {})
    expect(asked.moved).toEqual([{ do: 'challenge' }])
    const free = contextOf([])
    runKey('c', free, {})
    expect(free.moved).toEqual([])
    expect(free.announcer.polite.at(-1)?.text).toBe('On top: blue 7. Current colour: blue.')
  })

  test('a move that is not possible is said so', () => {
    const context = contextOf([])
    expect(runKey('d', context, {})).toBe(true)
    expect(context.moved).toEqual([])
    expect(context.announcer.polite.at(-1)?.text).toBe('Not possible now.')
  })

  test('digits choose a colour only where one is asked for', () => {
    const context = contextOf(['color'])
    runKey('2', context, {})
    expect(context.moved).toHaveLength(1)
    const free = contextOf([])
    runKey('2', free, {})
    expect(free.moved).toEqual([])
  })

  test('Shift+L steps back, and another key begins anew', () => {
    const line = (seq: number) => ({ seq, key: `${seq}`, say: () => `Move ${seq}.` })
    const context = contextOf([], { log: [line(1), line(2), line(3)] })
    const last = () => context.announcer.shown?.text.trim()
    runKey('l', context, {})
    expect(last()).toBe('Move 3.')
    runKey('Shift+l', context, {})
    expect(last()).toBe('Move 2.')
    runKey('Shift+l', context, {})
    runKey('Shift+l', context, {})
    expect(last()).toBe('Move 1.')
    runKey('l', context, {})
    runKey('Shift+l', context, {})
    expect(last()).toBe('Move 2.')
  })
})

describe('the announcer', () => {
  test('a repeated text is another one, which is heard alike', () => {
    const announcer = new Announcer()
    announcer.alert('Your turn')
    const first = announcer.urgent!
    announcer.alert('Your turn')
    expect(announcer.urgent!.key).not.toBe(first.key)
    expect(announcer.urgent!.text).not.toBe(first.text)
    expect(announcer.urgent!.text.trim()).toBe('Your turn')
  })

  test('what is read is seen for a moment', () => {
    const announcer = new Announcer()
    announcer.read('On top: blue 7.')
    expect(announcer.shown?.text).toBe('On top: blue 7.')
    vi.runAllTimers()
    expect(announcer.shown).toBeNull()
    expect(announcer.polite.map(({ text }) => text)).toEqual(['On top: blue 7.'])
  })
})

describe('moving in the hand', () => {
  const colors = ['blue', 'blue', 'green', 'red', 'red', null]
  test.each([
    ['ArrowRight', 0, 1], ['ArrowRight', 5, 5], ['ArrowLeft', 0, 0], ['ArrowDown', 1, 2], ['ArrowUp', 1, 0],
    ['Home', 4, 0], ['End', 0, 5], ['PageDown', 0, 2], ['PageDown', 3, 5], ['PageDown', 5, 5],
    ['PageUp', 5, 3], ['PageUp', 4, 3], ['PageUp', 3, 2], ['PageUp', 0, 0],
  ])('%s from %i', (key, from, to) => expect(nextInHand(key, from, colors, false)).toBe(to))

  test('right to left, the arrows follow the eye', () => {
    expect(nextInHand('ArrowRight', 2, colors, true)).toBe(1)
    expect(nextInHand('ArrowDown', 2, colors, true)).toBe(3)
  })

  test('other keys are not the hand’s', () => expect(nextInHand('a', 0, colors, false)).toBeNull())
})
