import { describe, expect, test } from 'vitest'
import type { AnyEvent } from '../src/gen/messages'
import { appendLines, linesOf, linesOfHistory, sidesBefore } from '../src/table/log'

const viewer = { deck: 'flip112', me: 0, name: (chair: number) => ['Ann', 'Ben'][chair]! }
const draw: AnyEvent = { event: 'drew', rule: 'draw', seat: 1 }
const flip = (side: 'light' | 'dark'): AnyEvent => ({ event: 'flipped', rule: 'flip', seat: 1, side })
const deal: AnyEvent = { event: 'turned_up', rule: 'start-number', seat: 1, face: 'blue-5' }
const entry = (seq: number, ...events: AnyEvent[]) => ({ seq, events })

describe('the side before each entry of a history', () => {
  test('is read off the next flip, the deal, or the side in play now', () => {
    expect(sidesBefore([entry(1, draw), entry(2, flip('dark')), entry(3, draw)], 'flip112', 'dark')).toEqual(['light', 'light', 'dark'])
    expect(sidesBefore([entry(1, flip('light')), entry(2, draw)], 'flip112', 'light')).toEqual(['dark', 'light'])
    expect(sidesBefore([entry(1, draw), entry(2, draw)], 'flip112', 'dark')).toEqual(['dark', 'dark'])
    expect(sidesBefore([entry(1, flip('dark')), entry(2, deal), entry(3, draw)], 'flip112', 'light')).toEqual(['light', 'light', 'light'])
  })

  test('is none in a one-sided deck', () => {
    expect(sidesBefore([entry(1, deal), entry(2, draw)], 'beach112', null)).toEqual([null, null])
  })
})

test('a history names its cards by the side they were played on', () => {
  const played = (face: string): AnyEvent => ({ event: 'played', rule: 'matching', seat: 1, face, left: 3 })
  const history = [entry(1, deal), entry(2, played('blue-flip'), flip('dark')), entry(3, played('pink-3'))]
  expect(linesOfHistory([], history, viewer, 'dark').map((line) => line.say())).toEqual([
    'Ben turns up blue 5.',
    'Ben plays blue flip.',
    'Flip! Night falls: the dark side is in play.',
    'Ben plays pink 3.',
  ])
})

test('an entry is not repeated, and lines before a history stay', () => {
  const first = appendLines([], linesOf(entry(4, draw), viewer, 'light'))
  expect(appendLines(first, linesOf(entry(4, draw), viewer, 'light'))).toBe(first)
  const log = linesOfHistory(first, [entry(5, draw), entry(6, draw)], viewer, 'light')
  expect(log.map((line) => line.seq)).toEqual([4, 5, 6])
  expect(linesOfHistory(log, [entry(5, draw), entry(6, draw)], viewer, 'light').map((line) => line.seq)).toEqual([4, 5, 6])
  expect(new Set(log.map((line) => line.key)).size).toBe(3)
})

test('a card drawn and kept is one line', () => {
  const keep = (seat: number): AnyEvent => ({ event: 'kept', rule: 'pass-after-draw', seat })
  const own: AnyEvent = { ...draw, seat: 0, face: 'blue-7' }
  const entries = [entry(4, draw), entry(5, keep(1)), entry(6, own), entry(7, keep(0))]
  const texts = ['Ben draws 1 card and keeps it.', 'You draw blue 7 and keep it.']
  const log = linesOfHistory([], entries, viewer, 'light')
  expect(log.map((line) => line.say())).toEqual(texts)
  const appended = entries.reduce((lines, each) => [...appendLines(lines, linesOf(each, viewer, 'light'))], [] as typeof log)
  expect(appended.map(({ seq, key, say }) => [seq, key, say()])).toEqual(log.map(({ seq, key, say }) => [seq, key, say()]))
  const played: AnyEvent = { event: 'played', rule: 'matching', seat: 1, face: 'blue-1', left: 3 }
  const other = linesOfHistory([], [entry(4, draw), entry(5, played), entry(6, keep(1))], viewer, 'light')
  expect(other.map((line) => line.say())).toEqual(['Ben draws 1 card.', 'Ben plays blue 1.', 'Ben keeps the drawn card.'])
})
