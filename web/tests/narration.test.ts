import { expect, test } from 'vitest'
import type { AnyEvent } from '../src/gen/messages'
import { narrate } from '../src/table/narration'

const names = ['Ann', 'Ben', 'Cleo']
const viewer = (me: number | null) => ({ deck: 'flip112', me, name: (chair: number) => names[chair]! })
const said = (events: AnyEvent[], me: number | null = 0) => narrate(events, viewer(me), 'light').map((line) => line.say())

test('a card played, its colour and the call are one sentence', () => {
  const events: AnyEvent[] = [
    { event: 'played', rule: 'wild', seat: 1, face: 'wild', left: 1 },
    { event: 'color_named', rule: 'wild', seat: 1, color: 'red' },
    { event: 'called_uno', rule: 'uno-call', seat: 1 },
  ]
  expect(said(events)).toEqual(['Ben plays wild, chooses red and calls UNO.'])
  expect(said(events, 1)).toEqual(['You play wild, choose red and call UNO.'])
})

test('a draw of several and the turn it costs are one sentence', () => {
  const drew = (face?: string): AnyEvent => ({ event: 'drew', rule: 'draw-card', seat: 2, ...(face ? { face } : { back: 'pink-1' }) })
  const skipped: AnyEvent = { event: 'skipped', rule: 'draw-card', seat: 2 }
  expect(said([drew(), drew(), skipped])).toEqual(['Cleo draws 2 cards and loses a turn.'])
  expect(said([drew('red-1'), drew('blue-flip'), skipped], 2)).toEqual(['You draw red 1 and blue flip and lose a turn.'])
})

test('skip everyone says who plays again', () => {
  const events: AnyEvent[] = [
    { event: 'played', rule: 'matching', seat: 0, face: 'pink-skipall', left: 3 },
    { event: 'skipped', rule: 'skip-everyone', seat: 1 },
    { event: 'skipped', rule: 'skip-everyone', seat: 2 },
    { event: 'awaited', rule: 'whose-turn', seat: 0, what: 'turn' },
  ]
  const lines = narrate(events, viewer(0), 'dark').map((line) => line.say())
  expect(lines).toEqual(['You play pink skip everyone.', 'Everyone else is skipped: you play again.'])
})

test('the hand shown is named to the challenger alone', () => {
  const open: AnyEvent = { event: 'hand_shown', rule: 'sees-shown-hand', seat: 1, to: 0, faces: ['red-1'] }
  const shut: AnyEvent = { event: 'hand_shown', rule: 'sees-shown-hand', seat: 1, to: 0 }
  expect(said([open])).toEqual(['Ben shows you their hand: red 1.'])
  expect(said([shut], 2)).toEqual(['Ben shows Ann their hand.'])
})

test('after a flip the same words are read as the other side', () => {
  const events: AnyEvent[] = [
    { event: 'flipped', rule: 'flip', seat: 0, side: 'dark' },
    { event: 'surfaced', rule: 'flip-surfaced', face: 'teal-draw5' },
  ]
  expect(said(events)).toEqual([
    'Flip! Night falls: the dark side is in play.',
    'The flip turned up teal draw five; it has no effect.',
  ])
})

test('events of an unknown kind are left out', () => {
  const odd = { event: 'sneezed', rule: '', seat: 0 } as unknown as AnyEvent
  expect(said([odd, { event: 'called_uno', rule: 'uno-call', seat: 1 }])).toEqual(['Ben calls UNO.'])
})
