/** Seats on a big screen: the first one below, the others going left, all within the screen. */
import { expect, test } from 'vitest'
import { spotOf } from '../src/screen/screen_layout'

test.each([2, 3, 4, 7, 10])('%d seats stand around the table in turn order', (of) => {
  const spots = Array.from({ length: of }, (_, at) => spotOf(at, of))
  expect(spots[0]!.x).toBeCloseTo(50)
  expect(spots[0]!.y).toBeGreaterThan(80)
  if (of > 2) expect(spots[1]!.x).toBeLessThan(50)
  for (const [at, one] of spots.entries()) {
    expect(Math.min(one.x, 100 - one.x, one.y, 100 - one.y)).toBeGreaterThan(10)
    for (const other of spots.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18)
  }
})
