import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyEvent, AnyMove, View } from '../src/gen/messages'
import { settings } from '../src/settings.svelte'
import type { Table } from '../src/table/table.svelte'
import { makeLobby, makeView, ScriptedFeed, update, welcome } from './fixtures'
import { stubPage } from './page_stubs'

let feed: ScriptedFeed
let table: Table

const play = (card: string): AnyMove => ({ do: 'play', card })
const played = (seat: number, face: string, at?: number): AnyEvent => ({ event: 'played', rule: 'matching', seat, face, left: 2, at })
/** Lets every queued animation end. */
const settle = () => vi.runAllTimersAsync()

beforeEach(async () => {
  vi.useFakeTimers()
  stubPage()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  settings.speed = 'off'
  feed = new ScriptedFeed()
  const { Table } = await import('../src/table/table.svelte')
  table = new Table('ABCDEF', feed)
  table.open()
  feed.deliver(welcome({ legal: [play('blue-1'), play('wild'), { do: 'draw' }] }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a welcome is shown at once', () => {
  expect(table.hand).toEqual(['blue-1', 'red-7', 'wild'])
  expect([0, 1, 2].map((place) => table.canPlay(place))).toEqual([true, false, true])
  expect([table.myTurn, table.can('draw'), table.can('pass')]).toEqual([true, true, false])
  expect(table.others).toEqual([1])
  expect(table.keys).toHaveLength(3)
})

test('a card is shown to leave the hand, then on the pile, then everything else', async () => {
  const [first, , third] = table.keys
  const view = makeView({ top: 'red-7', color: 'red', turn: 1, discard_count: 2, hands: [{ count: 2, faces: ['blue-1', 'wild'] }, { count: 2 }] })
  feed.deliver(update(11, [played(0, 'red-7', 1)], { view }))
  expect(table.state.view?.turn).toBe(1)
  expect(table.view?.turn).toBe(0)
  expect(table.legal).toEqual([])
  await settle()
  expect(table.view).toMatchObject({ top: 'red-7', turn: 1, color: 'red' })
  expect(table.keys).toEqual([first, third])
  expect(table.log.map((line) => line.say())).toEqual(['You play red 7.'])
  expect(table.animator.busy).toBe(false)
})

test('updates are shown in order, and a welcome cuts short what is still being shown', async () => {
  feed.deliver(update(11, [{ event: 'drew', rule: 'draw', seat: 1 }], { view: makeView({ draw_count: 49 }) }))
  feed.deliver(update(12, [{ event: 'drew', rule: 'draw', seat: 1 }], { view: makeView({ draw_count: 48 }) }))
  await settle()
  expect(table.view?.draw_count).toBe(48)
  feed.deliver(update(13, [played(1, 'blue-2')], { view: makeView({ draw_count: 47 }) }))
  feed.deliver(welcome({ seq: 20, view: makeView({ draw_count: 30 }) }))
  await settle()
  expect(table.view?.draw_count).toBe(30)
  expect(table.state.seq).toBe(20)
})

test('the lobby is known at once, also while something is being shown', () => {
  feed.deliver(update(11, [played(1, 'blue-2')]))
  feed.deliver({ type: 'lobby', seq: 11, lobby: makeLobby({ paused: true }) })
  expect(table.lobby?.paused).toBe(true)
})

test('one move is on its way at a time', async () => {
  table.move({ do: 'draw' })
  table.move({ do: 'draw' })
  expect(feed.sent).toHaveLength(1)
  expect(feed.sent[0]).toMatchObject({ type: 'move', move: { do: 'draw' } })
  expect(table.waiting).toBe(true)
  feed.deliver(update(11, [], { id: 'any' }))
  await settle()
  expect(table.waiting).toBe(false)
})

test('without a connection a move is not awaited, and the player is notified', () => {
  feed.connected = false
  table.move({ do: 'draw' })
  expect(table.waiting).toBe(false)
  expect(table.error).toContain('Connection lost')
  table.dismiss()
  expect(table.error).toBe('')
})

test('the hand shown after a challenge stays closed once it was closed', async () => {
  const shown: AnyEvent = { event: 'hand_shown', rule: '', seat: 1, to: 0, faces: ['red-1'] }
  feed.deliver(update(11, [shown]))
  await settle()
  expect(table.shownHand?.faces).toEqual(['red-1'])
  table.closeShownHand()
  feed.deliver(update(12, []))
  await settle()
  expect(table.shownHand).toBeNull()
})

test('UNO is armed before the turn and called when allowed', () => {
  const two: View = makeView({ turn: 1, hands: [{ count: 2, faces: ['blue-1', 'red-7'] }, { count: 2 }] })
  feed.deliver(welcome({ view: two }))
  table.callUno()
  expect(table.armed).toBe(true)
  expect(feed.sent.at(-1)).toMatchObject({ type: 'arm_uno', armed: true })
  feed.deliver(welcome({ view: two, legal: [{ do: 'uno' }] }))
  table.callUno()
  expect(feed.sent.at(-1)).toMatchObject({ type: 'move', move: { do: 'uno' } })
})

test('the autopilot is known by the own seat', () => {
  const lobby = makeLobby()
  expect(table.autopilot).toBe(false)
  lobby.seats = lobby.seats.map((seat) => ({ ...seat, autopilot: seat.seat === 0 }))
  feed.deliver({ type: 'lobby', seq: 10, lobby })
  expect(table.autopilot).toBe(true)
})

describe('the log', () => {
  const entry = (seq: number, ...events: AnyEvent[]) => ({ seq, events })
  const history = [entry(8, played(1, 'blue-2')), entry(9, { event: 'called_uno', rule: 'uno-call', seat: 1 })]

  test('is filled from the history after a reload', () => {
    feed.deliver({ ...welcome(), history } as never)
    expect(table.log.map((line) => line.say())).toEqual(['Ben plays blue 2.', 'Ben calls UNO.'])
  })

  test('is continued by what was missed, each entry once', async () => {
    feed.deliver({ ...welcome({ missed: [history[1]!] as never }), history } as never)
    feed.deliver(welcome({ seq: 11, missed: [entry(10, played(0, 'blue-1'))] as never }))
    feed.deliver(update(12, [played(1, 'blue-3')]))
    await settle()
    expect(table.log.map((line) => line.seq)).toEqual([8, 9, 10, 12])
  })

  test('is empty without a history, as before', () => {
    expect(table.log).toEqual([])
  })
})

describe('the last move', () => {
  const drew = (seat: number, face?: string): AnyEvent => ({ event: 'drew', rule: 'draw', seat, face })
  const skipped = (seat: number): AnyEvent => ({ event: 'skipped', rule: 'draw-two', seat })
  const said = () => table.lastMove?.lines.map((line) => line.say())

  test('is every sentence of the newest entry', async () => {
    expect(table.lastMove).toBeNull()
    feed.deliver(update(11, [played(1, 'blue-2')]))
    feed.deliver(update(12, [played(1, 'blue-draw1'), drew(0, 'red-3'), skipped(0)]))
    await settle()
    expect(table.lastMove?.seq).toBe(12)
    expect(said()).toEqual(['Ben plays blue draw one.', 'You draw red 3 and lose a turn.'])
  })

  test('shows a banner for what hits the player, and only for a moment', async () => {
    feed.deliver(update(11, [played(1, 'blue-draw1'), drew(0, 'red-3'), skipped(0)]))
    await vi.advanceTimersByTimeAsync(200)
    expect(table.moments.hit?.lines.map((line) => line.say())).toEqual(['You draw red 3 and lose a turn.'])
    await settle()
    expect(table.moments.hit).toBeNull()
  })

  test.each<[string, AnyEvent[]]>([
    ['a draw of one’s own', [drew(0, 'red-3')]],
    ['what hits another', [played(0, 'red-7', 1), drew(1), skipped(1)]],
  ])('shows no banner for %s', async (_, events) => {
    feed.deliver(update(11, events))
    await vi.advanceTimersByTimeAsync(200)
    expect(table.lastMove?.seq).toBe(11)
    expect(table.moments.hit).toBeNull()
  })

  test('is not a banner after a reload', () => {
    feed.deliver({ ...welcome(), history: [{ seq: 9, events: [played(1, 'blue-draw1'), drew(0, 'red-3'), skipped(0)] }] } as never)
    expect(said()).toHaveLength(2)
    expect(table.moments.hit).toBeNull()
  })

  test('counts by how many cards each hand grew', async () => {
    feed.deliver(update(11, [played(1, 'blue-draw1'), drew(0, 'red-3'), drew(0, 'red-4'), skipped(0)]))
    await vi.advanceTimersByTimeAsync(200)
    expect(table.moments.growthOf(0)?.count).toBe(2)
    expect(table.moments.growthOf(1)).toBeNull()
    await settle()
    expect(table.moments.growthOf(0)).toBeNull()
  })
})

test('cards drawn are in the hand one by one, as they land', async () => {
  settings.speed = 'one'
  Object.assign(document, { querySelector: () => ({ getBoundingClientRect: () => ({ x: 0, y: 0, width: 50, height: 70 }) }) })
  const faces = ['blue-1', 'red-7', 'wild', 'red-3', 'red-4']
  const view = makeView({ hands: [{ count: 5, faces }, { count: 2 }] })
  const sizes = new Set<number>()
  feed.deliver(update(11, [0, 1].map((): AnyEvent => ({ event: 'drew', rule: 'draw', seat: 0, face: 'red-3' })), { view }))
  for (let frame = 0; frame < 80; frame += 1) {
    await vi.advanceTimersByTimeAsync(10)
    sizes.add(table.hand.length)
  }
  expect([...sizes]).toEqual([3, 4, 5])
  await settle()
  expect(table.hand).toEqual(faces)
  expect(table.keys).toHaveLength(5)
})

describe('a catch', () => {
  const oneLeft = makeView({ hands: [{ count: 3, faces: ['blue-1', 'red-7', 'wild'] }, { count: 1 }] })

  test('is offered while another has one card, and asks why if there is nothing to catch', () => {
    expect(table.catchAim).toBeNull()
    feed.deliver(welcome({ view: oneLeft }))
    expect(table.catchAim).toBe(1)
    table.catchOne()
    expect(feed.sent.at(-1)).toMatchObject({ type: 'check', move: { do: 'catch', target: 1 } })
    expect(table.waiting).toBe(false)
  })

  test('is made if it is legal', () => {
    feed.deliver(welcome({ view: oneLeft, legal: [{ do: 'catch', target: 1 }] }))
    table.catchOne()
    expect(feed.sent.at(-1)).toMatchObject({ type: 'move', move: { do: 'catch', target: 1 } })
  })

  test('names everyone with one card, so that it does not tell who has not called', () => {
    const hands = [{ count: 3, faces: ['blue-1', 'red-7', 'wild'] }, { count: 1 }, { count: 1 }, { count: 2 }]
    for (const legal of [[], [{ do: 'catch', target: 2 } as const]]) {
      feed.deliver(welcome({ view: makeView({ hands }), legal }))
      const [one, other] = [table.name(1), table.name(2)]
      expect(table.catchNames).toBe(`${one} or ${other}`)
    }
    expect(table.catchAim).toBe(2)
  })

  test('is not offered after the round', () => {
    feed.deliver(welcome({ view: { ...oneLeft, awaiting: 'over' } }))
    expect(table.catchAim).toBeNull()
    expect(table.mayCatch).toBe(false)
  })
})

describe('tapping twice', () => {
  beforeEach(() => void (settings.confirmTap = true))
  afterEach(() => void (settings.confirmTap = false))

  test('plays a card with the second tap on it', () => {
    table.choice.tap(0)
    expect([table.choice.marked, feed.sent.length]).toEqual([0, 0])
    table.choice.tap(2)
    expect([table.choice.marked, feed.sent.length]).toEqual([2, 0])
    table.choice.tap(0)
    table.choice.tap(0)
    expect(feed.sent.at(-1)).toMatchObject({ move: { do: 'play', card: 'blue-1' } })
    expect(table.choice.marked).toBeNull()
  })

  test('says at the first tap why a card is not playable', () => {
    table.choice.tap(1)
    expect(feed.sent.at(-1)).toMatchObject({ type: 'check', move: { card: 'red-7' } })
  })

  test('is forgotten when the card is no longer playable', async () => {
    table.choice.tap(0)
    feed.deliver(update(11, [], { legal: [{ do: 'draw' }] }))
    await settle()
    expect(table.choice.marked).toBeNull()
  })
})

describe('a choice', () => {
  test('plays a card that needs nothing more at once', () => {
    table.choice.pick(0)
    expect(feed.sent.at(-1)).toMatchObject({ move: { do: 'play', card: 'blue-1', at: 0 } })
    expect(table.choice.step).toBe('none')
  })

  test('asks why a card cannot be played', () => {
    table.choice.pick(1)
    expect(feed.sent.at(-1)).toMatchObject({ type: 'check', move: { do: 'play', card: 'red-7', at: 1 } })
    expect([table.asked, table.waiting]).toEqual(['red-7', false])
  })

  test('asks for a colour and can be cancelled', () => {
    table.choice.pick(2)
    expect([table.choice.step, table.choice.face]).toEqual(['color', 'wild'])
    table.choice.cancel()
    expect([table.choice.step, feed.sent.length]).toEqual(['none', 0])
    table.choice.pick(2)
    table.choice.color('green')
    expect(feed.sent.at(-1)).toMatchObject({ move: { do: 'play', card: 'wild', at: 2, color: 'green' } })
  })

  test('names a colour where the table asks for one', () => {
    table.choice.color('red')
    expect(feed.sent.at(-1)).toMatchObject({ move: { do: 'color', color: 'red' } })
  })

  test('is dropped when the card is no longer playable', async () => {
    table.choice.pick(2)
    feed.deliver(update(11, [], { legal: [{ do: 'draw' }] }))
    await settle()
    expect(table.choice.step).toBe('none')
  })

  test('gives one card of each colour, never the card played or a wild', () => {
    const faces = ['beachcomber', 'pink-1', 'pink-2', 'green-3', 'wild']
    const view = makeView({ deck: 'beach112', side: null, hands: [{ count: 5, faces }, { count: 2 }] })
    feed.deliver(welcome({ view, legal: [play('beachcomber')] }))
    table.choice.pick(0)
    expect(table.choice.step).toBe('whom')
    table.choice.whom(1)
    expect(faces.map((_, place) => table.choice.mayGive(place))).toEqual([false, true, true, true, false])
    for (const place of [1, 2, 3, 4]) table.choice.toggle(place)
    expect(table.choice.gifts).toEqual([2, 3])
    table.choice.give()
    expect(feed.sent.at(-1)).toMatchObject({ move: { card: 'beachcomber', give: ['pink-2', 'green-3'], to: 1 } })
  })

  test('calls UNO with the card if that was armed', () => {
    const view = makeView({ hands: [{ count: 2, faces: ['blue-1', 'red-7'] }, { count: 2 }] })
    feed.deliver(welcome({ view, armed: true, legal: [play('blue-1')] }))
    table.choice.pick(0)
    expect(feed.sent.at(-1)).toMatchObject({ move: { card: 'blue-1', uno: true } })
  })
})
