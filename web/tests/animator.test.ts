import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../src/settings.svelte'
import { Animator, FLIGHT, TURN } from '../src/table/animator.svelte'
import { makeView } from './fixtures'
import { stubPage } from './page_stubs'

let page: ReturnType<typeof stubPage>
let animator: Animator
const box = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 50, height: 70 }) }
const drew = { event: 'drew', rule: 'draw', seat: 1 } as const
const played = { event: 'played', rule: '', seat: 0, face: 'blue-1', left: 2, at: 0 } as const

beforeEach(() => {
  vi.useFakeTimers()
  page = stubPage()
  Object.assign(page.document, { querySelector: () => box })
  settings.speed = 'one'
  animator = new Animator()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the queue', () => {
  test('does one thing after another and is busy meanwhile', async () => {
    const done: string[] = []
    const act = (name: string, time: number) => () =>
      new Promise<void>((resolve) => setTimeout(() => (done.push(name), resolve()), time))
    animator.enqueue(act('slow', 100))
    animator.enqueue(act('quick', 1))
    expect(animator.busy).toBe(true)
    await vi.runAllTimersAsync()
    expect(done).toEqual(['slow', 'quick'])
    expect(animator.busy).toBe(false)
  })

  test('goes on after an act that failed', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const next = vi.fn(async () => {})
    animator.enqueue(() => Promise.reject(new Error('planted')))
    animator.enqueue(next)
    await vi.runAllTimersAsync()
    expect(next).toHaveBeenCalled()
    expect(complaint).toHaveBeenCalled()
    complaint.mockRestore()
  })

  test('forgets what has not begun when it is cleared', async () => {
    const never = vi.fn(async () => {})
    animator.enqueue(() => new Promise((resolve) => setTimeout(resolve, 10)))
    animator.enqueue(never)
    animator.clear()
    await vi.runAllTimersAsync()
    expect(never).not.toHaveBeenCalled()
  })
})

describe('flights', () => {
  test('a card played is in the air for as long as the speed says', async () => {
    const flown = animator.flyPlayed([played], makeView(), 0)
    expect(animator.flights).toMatchObject([{ face: 'blue-1', print: 'light', time: FLIGHT, delay: 0 }])
    await vi.advanceTimersByTimeAsync(FLIGHT)
    await flown
    await vi.runAllTimersAsync()
    expect(animator.flights).toEqual([])
  })

  test('cards drawn set off one after another, and many keep within the time of few', async () => {
    void animator.flyDrawn([drew, drew, drew], makeView(), 0)
    expect(animator.flights.map((flight) => flight.delay)).toEqual([0, 60, 120])
    await vi.runAllTimersAsync()
    void animator.flyDrawn(Array.from({ length: 40 }, () => drew), makeView(), 0)
    const end = Math.max(...animator.flights.map((flight) => flight.delay + flight.time))
    expect(animator.flights).toHaveLength(40)
    expect(end).toBeLessThanOrEqual(1200)
  })

  test.each([
    ['switched off', () => void (settings.speed = 'off')],
    ['in a hidden page', () => void (page.document.hidden = true)],
    ['with reduced motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('there are none %s', async (_, arrange) => {
    arrange()
    await animator.flyPlayed([played], makeView(), 0)
    expect(animator.flights).toEqual([])
  })

  test('nothing flies while updates have piled up', async () => {
    let flights = -1
    animator.enqueue(() => new Promise((resolve) => setTimeout(resolve, 1)))
    animator.enqueue(async () => {
      await animator.flyPlayed([played], makeView(), 0)
      flights = animator.flights.length
    })
    for (let each = 0; each < 7; each += 1) animator.enqueue(async () => {})
    await vi.runAllTimersAsync()
    expect(flights).toBe(0)
  })
})

describe('a flip', () => {
  const after = makeView({ side: 'dark', hands: [], top: 'teal-3', draw_top: null })

  beforeEach(() => {
    // Faces are drawn on a canvas; here it only has to be there.
    Object.assign(page.document, { createElement: () => ({ getContext: () => null, toDataURL: () => 'data:,' }) })
    vi.stubGlobal('Image', class { src = '' })
  })

  test('turns every part over, holds the hand meanwhile and changes the light', async () => {
    void animator.hold()
    expect(animator.held).toBe(true)
    let over = false
    void animator.turnOver(makeView(), after, 0).then(() => (over = true))
    await vi.advanceTimersByTimeAsync(50)
    expect(animator.turning).toMatchObject({ after: { side: 'dark' } })
    expect(animator.room).toBe('night')
    await vi.advanceTimersByTimeAsync(TURN * 2)
    expect(over).toBe(true)
    expect([...animator.turning!.done].sort()).toEqual(['aside', 'mine', 'piles', 'top'])
    void animator.finishTurn()
    await vi.runAllTimersAsync()
    expect([animator.turning, animator.held]).toEqual([null, false])
  })

  test('takes no time where animations are off, and holds nothing', async () => {
    settings.speed = 'off'
    void animator.hold()
    await animator.turnOver(makeView(), after, 0)
    expect([animator.turning, animator.held]).toEqual([null, false])
    animator.setLight(makeView({ side: 'dark' }))
    expect(page.document.documentElement.dataset.light).toBe('night')
  })
})
