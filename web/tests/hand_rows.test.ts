import { describe, expect, it } from 'vitest'
import { arrange } from '../src/table/hand_layout'

const phone = { fan: false, fine: false, large: false }

describe('how a hand lies', () => {
  it.each([1, 2, 5, 7, 8, 12, 16, 25, 40])('%i cards on a phone: each 44 px to tap, two rows at most', (count) => {
    const plan = arrange(count, 344, phone)
    expect(plan.step).toBeGreaterThanOrEqual(44)
    expect(plan.rows).toBeLessThanOrEqual(2)
    expect(plan.rows * plan.perRow).toBeGreaterThanOrEqual(count)
    expect(plan.card * 1.4 * plan.rows).toBeLessThanOrEqual(plan.full)
  })

  it('keeps one height on a phone, so that the actions stay where they are', () => {
    const heights = [1, 4, 7, 8, 25].map((count) => arrange(count, 344, phone).full)
    expect(new Set(heights).size).toBe(1)
  })

  it('shows seven cards whole in one row at 360 px', () => {
    const plan = arrange(7, 344, phone)
    expect(plan.rows).toBe(1)
    expect(plan.step * 6 + plan.card).toBeLessThanOrEqual(344)
  })

  it('keeps one row of 25 cards for a mouse on a desk', () => {
    const plan = arrange(25, 1068, { fan: true, fine: true, large: false })
    expect(plan.rows).toBe(1)
    expect(plan.step * 24 + plan.card).toBeLessThanOrEqual(1068)
  })
})
