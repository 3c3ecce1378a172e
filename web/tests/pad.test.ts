/** The score pad's rounds: entering, correcting, undoing, and what is refused. */

import { describe, expect, test } from 'vitest'
import { countedSeats, cardsLeft, draftOf, editOf, handOf, newDraft, onSide, standingBefore, tooMuch } from '../src/pad/round_entry'
import { change, directionOf, newPad, PadError, redo, replay, undo, usedOf, type Draft, type Pad } from '../src/pad/pad'
import { makeSetup, play } from './pad_fixtures'

function refused(make: () => unknown): string {
  try {
    make()
  } catch (error) {
    if (error instanceof PadError) return error.code
    throw error
  }
  return 'made'
}

describe('undo and redo', () => {
  test('rounds, corrections, deletions and names go back and forth', () => {
    const states: Pad[] = [newPad(makeSetup('points'))]
    const step = (next: Pad) => states.push(next)
    step(play(states.at(-1)!, 0, [null, 10, 20]))
    step(play(states.at(-1)!, 2, [5, 6, null]))
    const [first] = states.at(-1)!.rounds
    step(change(states.at(-1)!, { what: 'round', at: 0, before: first!, after: { ...first!, winner: 1, hands: [{ sum: 7 }, null, { sum: 20 }] } }))
    step(change(states.at(-1)!, { what: 'round', at: 1, before: states.at(-1)!.rounds[1]!, after: null }))
    const { setup } = states.at(-1)!
    step(change(states.at(-1)!, { what: 'setup', before: setup, after: { ...setup, players: ['Ann', 'Bea', 'Cem'] } }))
    const shown = states.map(({ setup, rounds }) => ({ setup, rounds }))
    expect(shown.map(({ rounds, setup }) => replay(setup, rounds).standing.scores)).toEqual([
      [0, 0, 0], [30, 0, 0], [30, 0, 11], [0, 27, 11], [0, 27, 0], [0, 27, 0],
    ])

    let pad = states.at(-1)!
    for (const state of shown.slice(0, -1).reverse()) expect((pad = undo(pad))).toMatchObject(state)
    expect(undo(pad)).toBe(pad)
    for (const state of shown.slice(1)) expect((pad = redo(pad))).toMatchObject(state)
    expect(redo(pad)).toBe(pad)
  })

  test('a new round after an undo forgets what was undone', () => {
    const pad = undo(play(newPad(makeSetup('points')), 0, [null, 1, 1]))
    expect(play(pad, 1, [2, null, 2]).future).toEqual([])
  })
})

describe('what cannot be is refused, and the pad stays as it was', () => {
  test('a round after the end of the match', () => {
    const over = play(newPad(makeSetup('points', { target: 20 })), 0, [null, 10, 10])
    expect(refused(() => play(over, 0, [null, 1, 1]))).toBe('after-end')
  })

  test('a correction that would have ended the match before later rounds', () => {
    const pad = play(play(newPad(makeSetup('points', { target: 50 })), 0, [null, 10, 10]), 1, [3, null, 4])
    const before = pad.rounds[0]!
    const after = { ...before, hands: [null, { sum: 40 }, { sum: 10 }] }
    expect(refused(() => change(pad, { what: 'round', at: 0, before, after }))).toBe('after-end')
    expect(replay(pad.setup, pad.rounds).standing.scores).toEqual([20, 7, 0])
  })

  test('a rotation whose later rounds had other partners', () => {
    let pad = newPad(makeSetup('rotation4'))
    for (let round = 0; round < 5; round += 1) pad = play(pad, 0, [null, 3, null, 4])
    const before = pad.rounds[1]!
    expect(refused(() => change(pad, { what: 'round', at: 1, before, after: { ...before, winner: null } }))).toBe('other-seats')
    expect(refused(() => change(pad, { what: 'round', at: 1, before, after: null }))).toBe('other-seats')
    const corrected = change(pad, { what: 'round', at: 1, before, after: { ...before, hands: [null, { sum: 13 }, null, { sum: 4 }] } })
    expect(replay(corrected.setup, corrected.rounds).standing.scores).toEqual([45, 38, 7, 0])
  })

  test('the winner of a later round who would already be out', () => {
    const pad = play(play(newPad(makeSetup('elimination', { target: 100 })), 0, [null, 40, 5]), 1, [3, null, 4])
    const before = pad.rounds[0]!
    const after = { ...before, hands: [null, { sum: 400 }, { sum: 5 }] }
    expect(refused(() => change(pad, { what: 'round', at: 0, before, after }))).toBe('winner-out')
  })

  test('a hand that counts and is missing, too many cards, too many points', () => {
    const pad = newPad(makeSetup('points'))
    expect(refused(() => play(pad, 0, [null, 3, null]))).toBe('hand-missing')
    const wilds = { cards: ['wild', 'wild', 'wild'] }
    const after = { table: 0, seating: [0, 1, 2], winner: 0, side: 0, hands: [null, wilds, wilds] }
    expect(refused(() => change(pad, { what: 'round', at: 0, before: null, after }))).toBe('too-many-cards')
    expect(refused(() => play(pad, 0, [null, 1280, 1]))).toBe('too-many-points')
    expect(refused(() => play(pad, 0, [null, 1279, 1]))).toBe('made')
  })

  test('a table of a rotation that has to wait', () => {
    let pad = newPad(makeSetup('rotation8'))
    for (let round = 0; round < 4; round += 1) pad = play(pad, 1, [3, null, 4, null])
    expect(refused(() => play(pad, 0, [null, 1, null, 1]))).toBe('table-waits')
    expect(refused(() => play(pad, 0, [null, 1, null, 1], 1))).toBe('made')
  })

  test('two players of one name', () => {
    expect(refused(() => newPad(makeSetup('points', { players: ['Ann', 'ann ', 'Ben'] })))).toBe('same-names')
  })
})

describe('the dealer', () => {
  const dealersOf = (pad: Pad) => replay(pad.setup, pad.rounds).dealers

  test('passes to the left, also after a blocked round, which is no round of its own', () => {
    const pad = play(play(newPad(makeSetup('points')), 0, [null, 1, 1]), null, [null, null, null])
    const { rounds, dealers } = replay(pad.setup, pad.rounds)
    expect(rounds.map(({ number, dealer }) => [number, dealer])).toEqual([[1, 0], [2, 1]])
    expect(dealers).toEqual([2])
    expect(replay(pad.setup, pad.rounds).standing.played).toEqual([1])
  })

  test('passes to the right where the sheet starts to the right', () => {
    const setup = makeSetup('points', { section: '000-ES' })
    expect(directionOf(setup)).toBe('right')
    expect(dealersOf(play(newPad(setup), 0, [null, 1, 1]))).toEqual([2])
  })

  test('passes over whoever is out', () => {
    expect(dealersOf(play(newPad(makeSetup('elimination', { target: 50 })), 0, [null, 60, 1]))).toEqual([2])
  })
})

describe('a round while it is entered', () => {
  const pad = newPad(makeSetup('points'))
  const draft: Draft = { ...newDraft(pad.setup, 0), outcome: 'won', winner: 0 }
  const withHands = (...hands: Draft['hands']): Draft => ({ ...draft, hands: [draft.hands[0]!, ...hands] })
  const counted = countedSeats(pad.setup, standingBefore(pad, draft), draft)

  test('is entered once nothing is missing', () => {
    expect(counted).toEqual([1, 2])
    expect(editOf(pad, { ...draft, outcome: null })).toBeNull()
    expect(editOf(pad, withHands({ cards: ['7'], typed: null }, { cards: [], typed: null }))).toBeNull()
    expect(editOf(pad, withHands({ cards: ['7'], typed: null }, { cards: [], typed: '1o' }))).toBeNull()
    const edit = editOf(pad, withHands({ cards: ['7', 'skip'], typed: null }, { cards: ['9'], typed: ' 12 ' }))!
    expect(edit).toMatchObject({ at: 0, before: null, after: { winner: 0, hands: [null, { cards: ['7', 'skip'] }, { sum: 12 }] } })
    expect(replay(pad.setup, change(pad, edit).rounds).standing.scores).toEqual([39, 0, 0])
  })

  test('a blocked round needs no hands', () => {
    expect(editOf(pad, { ...draft, outcome: 'blocked', winner: null })).toMatchObject({ after: { winner: null, hands: [null, null, null] } })
  })

  test('the deck has no more cards than it has, over all hands', () => {
    const hands = withHands({ cards: ['wild', 'wild', 'wild'], typed: null }, { cards: ['wild'], typed: null })
    expect(cardsLeft(pad.setup, hands, 'wild', counted)).toBe(0)
    expect(cardsLeft(pad.setup, hands, '7', counted)).toBe(8)
    expect(usedOf('wild', hands.hands.map(handOf))).toBe(4)
    expect(tooMuch(pad.setup, withHands({ cards: [], typed: '1280' }, { cards: ['1'], typed: null }), counted)).toBe(true)
  })

  test('the other side has other cards; what was typed stays', () => {
    const turned = onSide(pad.setup, withHands({ cards: ['draw1'], typed: null }, { cards: ['7'], typed: '12' }), 1)
    expect(turned).toMatchObject({ side: 1, hands: [{}, { cards: [], typed: null }, { cards: [], typed: '12' }] })
  })

  test('a round is opened again as it was entered', () => {
    const edit = editOf(pad, withHands({ cards: ['7', 'skip'], typed: null }, { cards: [], typed: '12' }))!
    const played = change(pad, edit)
    const opened = draftOf(played, 0)
    expect(opened).toMatchObject({ at: 0, outcome: 'won', winner: 0, hands: [{}, { cards: ['7', 'skip'], typed: null }, { cards: [], typed: '12' }] })
    expect(editOf(played, opened)).toEqual({ what: 'round', at: 0, before: played.rounds[0], after: played.rounds[0] })
  })

  test.each([
    ['partners', 1, [0, 2]], ['rotation4', 0, [1, 3]], ['single', 0, []], ['lowest', 1, [0, 2]], ['elimination', 2, [0, 1]],
  ] as const)('%s: whose cards count', (mode, winner, seats) => {
    const each = newPad(makeSetup(mode))
    const made: Draft = { ...newDraft(each.setup, 0), outcome: 'won', winner }
    expect(countedSeats(each.setup, standingBefore(each, made), made)).toEqual(seats)
  })
})
