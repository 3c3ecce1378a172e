import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LESSON } from '../src/gen/lesson'
import type { AnyMove } from '../src/gen/messages'
import { LessonFeed } from '../src/lesson/lesson_feed.svelte'
import { commands, moves } from '../src/net/commands'
import type { ServerMessage } from '../src/net/feed'
import { settings } from '../src/settings.svelte'
import type { Table } from '../src/table/table.svelte'
import { stubPage } from './page_stubs'

let feed: LessonFeed
let table: Table
let received: ServerMessage[]

/** Lets all answers and animations come to their end. */
const settle = () => vi.runAllTimersAsync()
const place = (card: string) => table.hand.indexOf(card)

beforeEach(async () => {
  vi.useFakeTimers()
  stubPage()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  settings.speed = 'off'
  feed = new LessonFeed(LESSON, { name: () => 'Zoe', pause: () => 50 })
  const { Table } = await import('../src/table/table.svelte')
  table = new Table('LESSON', feed)
  received = []
  const apply = table.onMessage.bind(table)
  table.onMessage = (message) => {
    received.push(message)
    apply(message)
  }
  table.open()
  await settle()
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Does what the step asks for, with the commands of the table. */
async function obey(): Promise<void> {
  const { asks, answers } = feed.step!
  if (!asks) feed.answer(answers[0]!)
  else if (asks.do === 'play') {
    table.choice.pick(place(asks.card))
    if (asks.color) table.choice.color(asks.color)
  } else if (asks.do === 'uno') table.callUno()
  else table.move(asks)
  await settle()
}

test('the learner is welcomed by name', () => {
  expect(table.seatName(0)).toBe('Zoe')
  expect(table.myTurn).toBe(true)
  expect(feed.at).toBe(0)
})

test('each step leads to the next, up to the end of the match', async () => {
  for (let at = 0; at < feed.steps; at += 1) {
    expect(feed.at).toBe(at)
    const { asks } = feed.step!
    if (asks) expect(table.can(asks.do), feed.step!.id).toBe(true)
    await obey()
    expect(table.waiting).toBe(false)
  }
  expect(feed.step).toBeNull()
  expect(table.match).toMatchObject({ ended: 'won', winners: [0] })
  expect(table.seatName(0)).toBe('Zoe')
  const seqs = received.flatMap((message) => (message.type === 'update' ? [message.seq] : []))
  expect(seqs).toEqual(seqs.map((_, at) => LESSON.welcome.seq + 1 + at))
})

test('Ben takes his time, and the next step waits for him', async () => {
  table.choice.pick(place('blue-2'))
  await vi.advanceTimersByTimeAsync(10)
  expect([feed.busy, feed.at]).toEqual([true, 0])
  expect(received.at(-1)).toMatchObject({ type: 'update', id: expect.any(String) })
  await settle()
  expect([feed.busy, feed.at]).toEqual([false, 1])
  expect(table.view?.top).toBe('blue-9')
})

describe('another move', () => {
  test.each<[string, AnyMove]>([
    ['another card', moves.play('red-5', 2)],
    ['drawing', moves.draw()],
  ])('that is legal changes nothing and is answered kindly: %s', async (_, move) => {
    const before = table.view
    table.move(move)
    await settle()
    expect(table.view).toBe(before)
    expect(table.waiting).toBe(false)
    expect(table.refusal).toBeNull()
    expect(feed.detour).toEqual({ count: 1 })
    table.move(move)
    await settle()
    expect(feed.detour).toEqual({ count: 2 })
    await obey()
    expect(feed.detour).toBeNull()
  })

  test('that is illegal is refused with the facts of the engine', async () => {
    table.choice.pick(place('yellow-8'))
    await settle()
    expect(table.refusal).toMatchObject({ type: 'verdict', rule: 'matching', facts: { color: 'blue', symbol: '5', wilds: true } })
    expect(feed.detour).toBeNull()
    table.move(moves.pass())
    await settle()
    expect(table.refusal).toMatchObject({ type: 'refused', rule: 'pass-after-draw' })
    expect(feed.at).toBe(0)
  })

  test('the right card with another colour is another move', async () => {
    while (feed.step!.id !== 'wild') await obey()
    table.choice.pick(place('wild'))
    table.choice.color('blue')
    await settle()
    expect(feed.detour).not.toBeNull()
    expect(table.hand).toContain('wild')
  })

  test('a wrong answer asks again', async () => {
    while (feed.step!.asks) await obey()
    feed.answer(feed.step!.answers[1]!)
    expect(feed.detour).toEqual({ count: 1 })
    feed.answer(feed.step!.answers[0]!)
    expect(feed.step!.id).toBe('flip')
  })
})

test('the lesson can be begun again, also by the rematch', async () => {
  for (const again of [() => feed.restart(), () => table.send(commands.start())]) {
    await obey()
    await obey()
    again()
    await settle()
    expect(feed.at).toBe(0)
    expect(table.hand).toEqual(LESSON.welcome.view?.hands[0]?.faces)
  }
})

test('a closed feed says nothing more', async () => {
  table.choice.pick(place('blue-2'))
  await vi.advanceTimersByTimeAsync(10)
  const before = received.length
  feed.close()
  await settle()
  expect(received).toHaveLength(before)
})
