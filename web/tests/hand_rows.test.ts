import { describe, expect, it } from 'vitest'
import { arrange, type HandSpace } from '../src/table/hand_layout'

const phone: HandSpace = { shape: 'rows', width: 344, height: 740, fine: false, large: false }
const sideways: HandSpace = { shape: 'low', width: 330, height: 360, fine: false, large: false }
const desk: HandSpace = { shape: 'fan', width: 1068, height: 900, fine: true, large: false }

describe('how a hand lies', () => {
  it.each([1, 2, 5, 7, 8, 12, 16, 25, 40])('%i cards on a phone: each 44 px to tap, two rows at most', (count) => {
    const plan = arrange(count, phone)
    expect(plan.step).toBeGreaterThanOrEqual(44)
    expect(plan.rows).toBeLessThanOrEqual(2)
    expect(plan.rows * plan.perRow).toBeGreaterThanOrEqual(count)
    expect(plan.card * 1.4 + plan.rowStep * (plan.rows - 1)).toBeLessThanOrEqual(plan.full + 0.001)
    // Of the row behind, enough is seen to be tapped.
    expect(plan.rowStep).toBeGreaterThanOrEqual(44)
  })

  it.each([phone, sideways])('keeps one height, so that the actions stay where they are: $shape', (space) => {
    const heights = [1, 4, 7, 8, 25].map((count) => arrange(count, space).full)
    expect(new Set(heights).size).toBe(1)
  })

  it('shows seven cards whole at 360 px, larger than 90 px', () => {
    const plan = arrange(7, phone)
    expect(plan.step * (plan.perRow - 1) + plan.card).toBeLessThanOrEqual(344)
    expect(plan.card).toBeGreaterThan(90)
  })

  it('lies in one row on a phone held sideways, low enough for the screen', () => {
    for (const count of [1, 7, 25]) {
      const plan = arrange(count, sideways)
      expect(plan.rows).toBe(1)
      expect(plan.card * 1.4).toBeLessThanOrEqual(plan.full + 0.001)
    }
    expect(arrange(7, sideways).full).toBeLessThan(120)
  })

  it('keeps one row of 25 cards for a mouse on a desk', () => {
    const plan = arrange(25, desk)
    expect(plan.rows).toBe(1)
    expect(plan.step * 24 + plan.card).toBeLessThanOrEqual(1068)
  })

  it('grows with the height of the screen', () => {
    const [low, usual, high] = [768, 900, 1080].map((height) => arrange(7, { ...desk, height }).card)
    expect(low).toBeLessThan(usual!)
    expect(usual).toBeLessThan(high!)
    expect(high).toBeGreaterThan(145)
  })
})
