import { describe, expect, test } from 'vitest'
import { fewest, trackKeys, sorted } from '../src/table/hand_layout'

const hand = ['red-7', 'wild', 'blue-9', 'red-2', 'blue-skip']

describe('sorting a hand', () => {
  test('by colour: colours in the order of the print, numbers before actions, wilds last', () => {
    const shown = sorted(hand, 'light', 'color').map((place) => hand[place])
    expect(shown).toEqual(['blue-9', 'blue-skip', 'red-2', 'red-7', 'wild'])
  })

  test('by number: equal numbers side by side', () => {
    const shown = sorted(['red-7', 'blue-7', 'red-1'], 'light', 'number')
    expect(shown).toEqual([2, 1, 0])
  })

  test('as taken leaves the order alone', () => {
    expect(sorted(hand, 'light', 'taken')).toEqual([0, 1, 2, 3, 4])
  })

  test('the same word is another colour on another print', () => {
    const shown = sorted(['orange-1', 'turquoise-1'], 'beach', 'color')
    expect(shown).toEqual([1, 0])
  })
})

describe('who has the fewest cards', () => {
  test('is said of the one, and of two of four', () => {
    expect([5, 3, 6, 5].map((own, _, all) => fewest(own, all))).toEqual([false, true, false, false])
    expect([3, 3, 6, 5].map((own, _, all) => fewest(own, all))).toEqual([true, true, false, false])
  })

  test('singles out nobody where all or most have as few', () => {
    expect([5, 5, 5, 5].some((own, _, all) => fewest(own, all))).toBe(false)
    expect([3, 3, 3, 5].some((own, _, all) => fewest(own, all))).toBe(false)
  })
})

describe('keeping cards apart while others come and go', () => {
  test('a card that is played takes its key with it', () => {
    const event = { event: 'played', rule: 'matching', seat: 2, face: 'red-7', left: 1, at: 1 } as const
    expect(trackKeys([10, 11, 12], ['red-7', 'red-7', 'blue-1'], ['red-7', 'blue-1'], [event], 2)).toEqual([10, 12])
  })

  test('cards drawn get new keys behind the old ones', () => {
    const event = { event: 'drew', rule: 'draw', seat: 2, face: 'blue-2' } as const
    const keys = trackKeys([10], ['red-7'], ['red-7', 'blue-2'], [event], 2)
    expect(keys[0]).toBe(10)
    expect(keys).toHaveLength(2)
  })

  test('a card that another seat plays changes nothing', () => {
    const event = { event: 'played', rule: 'matching', seat: 1, face: 'red-7', left: 1 } as const
    expect(trackKeys([10], ['red-7'], ['red-7'], [event], 2)).toEqual([10])
  })
})
