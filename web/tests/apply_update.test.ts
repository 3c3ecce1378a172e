import { describe, expect, test } from 'vitest'
import type { ServerMessage } from '../src/net/feed'
import { applyMessage } from '../src/table/apply_update'
import { EMPTY_STATE, mayArmUno, type TableState } from '../src/table/state'
import { makeLobby, makeMatch, makeView, update, welcome } from './fixtures'

const NOW = 1000
const after = (state: TableState, ...messages: ServerMessage[]) =>
  messages.reduce((each, message) => applyMessage(each, message, NOW).state, state)
const joined = after(EMPTY_STATE, welcome())

describe('a welcome', () => {
  test('replaces everything the server sends and clears notices to the player', () => {
    const state = after({ ...EMPTY_STATE, waiting: true, error: 'gone', seq: 3 }, welcome({ seq: 12, armed: true }))
    expect(state).toMatchObject({ seq: 12, seat: 0, armed: true, waiting: false, error: '', refusal: null })
    expect(state.view?.top).toBe('blue-5')
  })

  test('starts the clock on the clock of the page', () => {
    const clock = { chair: 0, left: 4000, total: 15000, running: true }
    expect(after(EMPTY_STATE, welcome({ clock })).clock).toEqual({ ...clock, until: NOW + 4000 })
  })

  test('starts the timer of the next deal on the clock of the page', () => {
    const deal = { left: 5000, total: 20_000, running: true, held: [1] }
    const between = makeLobby({ phase: 'between', deal })
    const joined = applyMessage(EMPTY_STATE, { ...welcome(), lobby: between } as ServerMessage, NOW).state
    expect(joined.deal).toEqual({ since: NOW, until: NOW + 5000, total: 20_000, running: true, held: [1] })
    const dealt = { type: 'lobby', seq: 11, lobby: makeLobby({ deal: null }) } as ServerMessage
    expect(applyMessage(joined, dealt, NOW).state.deal).toBeNull()
  })

  test('hands on the history only where there is one', () => {
    expect(applyMessage(EMPTY_STATE, welcome(), NOW).effect).toEqual({ kind: 'joined', history: null, missed: [], notes: [] })
    const history = [{ seq: 1, events: [] }]
    expect(applyMessage(EMPTY_STATE, { ...welcome(), history } as ServerMessage, NOW).effect).toMatchObject({ history })
  })
})

describe('an update', () => {
  test('leaves the state it was given as it was', () => {
    const frozen = Object.freeze({ ...joined })
    const state = after(frozen, update(11, [], { view: makeView({ top: 'blue-1' }) }))
    expect(state).not.toBe(frozen)
    expect(frozen.view?.top).toBe('blue-5')
    expect(state.view?.top).toBe('blue-1')
    expect(state.seq).toBe(11)
  })

  test('keeps lobby and match where it carries none', () => {
    expect(after(joined, update(11, [])).lobby).toBe(joined.lobby)
    const match = makeMatch({ round: 2 })
    const lobby = makeLobby({ paused: true })
    expect(after(joined, update(11, [], { match, lobby }))).toMatchObject({ match, lobby })
  })

  test('ends the wait only of the one whose command it answers', () => {
    const waiting = { ...joined, waiting: true }
    expect(after(waiting, update(11, [])).waiting).toBe(true)
    expect(after(waiting, update(11, [], { id: 'mine' })).waiting).toBe(false)
  })

  test('remembers the colour before a draw-wild', () => {
    const played = { event: 'played', rule: 'draw-wild', seat: 1, face: 'wild-draw2', left: 1 } as const
    expect(after(joined, update(11, [played], { view: makeView({ color: 'red' }) })).colorBefore).toBe('blue')
  })

  test('keeps the hand shown to this player, and none shown to another', () => {
    const judged = { event: 'judged', rule: 'guilty', seat: 0, target: 1, guilty: true } as const
    const shown = { event: 'hand_shown', rule: '', seat: 1, to: 0, faces: ['red-1'] } as const
    expect(after(joined, update(11, [{ ...shown, faces: ['red-1'] }, judged])).shownHand).toEqual({
      from: 1, faces: ['red-1'], guilty: true, deck: 'flip112', side: 'light',
    })
    expect(after(joined, update(11, [{ ...shown, faces: null, to: 1 }])).shownHand).toBeNull()
  })

  test('spends an armed call with the own card, or when the hand has grown', () => {
    const two = makeView({ hands: [{ count: 2, faces: ['blue-1', 'red-7'] }, { count: 2 }] })
    const armed = { ...joined, view: two, armed: true }
    expect(after(armed, update(11, [], { view: two })).armed).toBe(true)
    expect(after(armed, update(11, [], { view: makeView() })).armed).toBe(false)
    const played = { event: 'played', rule: '', seat: 0, face: 'blue-1', left: 1, at: 0 } as const
    expect(after(armed, update(11, [played], { view: two })).armed).toBe(false)
  })

  test('clears a refusal once something else is awaited', () => {
    const refusal = { rule: 'matching', text: '', facts: {} }
    const refused = { ...joined, refusal }
    expect(after(refused, update(11, [])).refusal).toBe(refusal)
    expect(after(refused, update(11, [], { view: makeView({ turn: 1 }) })).refusal).toBeNull()
    expect(after(refused, update(11, [], { view: makeView({ awaiting: 'drawn' }) })).refusal).toBeNull()
  })
})

test('a refused move ends the wait and says why', () => {
  const refused = { type: 'refused', id: 'a', rule: 'matching', facts: {}, text: 'no' } as const
  expect(after({ ...joined, waiting: true }, refused)).toMatchObject({ waiting: false, refusal: { rule: 'matching' } })
  expect(after(joined, { type: 'verdict', id: 'a', rule: '', facts: {}, text: '' }).refusal).toBeNull()
})

test('unknown messages change nothing, unknown fields and events are ignored', () => {
  expect(after(joined, { type: 'fireworks', seq: 99 } as unknown as ServerMessage)).toBe(joined)
  const event = { event: 'sneezed', rule: '', seat: 0 }
  const odd = { ...update(11, []), events: [event], weather: 'rain' } as unknown as ServerMessage
  const { state, effect } = applyMessage(joined, odd, NOW)
  expect(state).not.toHaveProperty('weather')
  expect(effect.kind).toBe('events')
})

test('UNO can be armed where the next card can leave one', () => {
  const beach = { deck: 'beach112', side: null, top: 'pink-5', color: 'pink' }
  const holding = (...faces: string[]) => mayArmUno(makeView({ ...beach, hands: [{ count: faces.length, faces }, { count: 2 }] }))
  expect(holding('pink-1', 'pink-2')).toBe(true)
  expect(holding('pink-1', 'pink-2', 'pink-3')).toBe(false)
  expect(holding('pink-1', 'pink-2', 'beachcomber')).toBe(true)
  expect(mayArmUno(makeView({ seat: null }))).toBe(false)
})
