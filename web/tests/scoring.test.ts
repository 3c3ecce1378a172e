/** The pad's scorer against vectors made by the engine's own modes and decks (tools/score_files.py). */

import { describe, expect, test } from 'vitest'
import { EDITIONS, type Edition } from '../src/gen/names'
import {
  afterRound, begin, counts, deckPoints, deckSides, handPoints, MODES, nextDealer, nextSeating, roundPoints, scheme, seating,
  seatsAtTable, waits, type Direction, type Mode,
} from '../src/pad/scoring'

type Row = [
  table: number, winner: number | null, held: number[], points: number[], scores: number[], out: number[],
  winners: number[] | null, played: number[], dealers: number[],
]
interface Vectors {
  hands: { edition: Edition; side: string | null; kinds: string[]; hands: string[] }[]
  seatings: { mode: Mode; players: number; rounds: number[][][] }[]
  matches: {
    mode: Mode; players: number; target: number; cycles: number; direction: Direction; dealers: number[]; rounds: Row[]
  }[]
}

const files = import.meta.glob<string>('../../tests/regression/score_vectors.json', { query: '?raw', import: 'default', eager: true })
const vectors = JSON.parse(Object.values(files)[0]!) as Vectors

function cardsOf(letters: string, kinds: string[]): string[] {
  return [...letters].map((letter) => kinds[letter.charCodeAt(0) - 97]!)
}

test('there are vectors for every edition, side and mode', () => {
  const sides = EDITIONS.flatMap((edition) => deckSides(edition).map(({ side }) => `${edition} ${side}`))
  expect(vectors.hands.map(({ edition, side }) => `${edition} ${side}`)).toEqual(sides)
  expect([...new Set(vectors.matches.map(({ mode }) => mode))]).toEqual(MODES)
})

describe.each(vectors.hands)('$edition $side', ({ edition, side, kinds, hands }) => {
  const shown = deckSides(edition).find((each) => each.side === side)!

  test('1,000 hands have the sums that the engine gives them', () => {
    expect(hands.length).toBe(1000)
    const wrong = hands.filter((hand) => {
      const [letters = '', points] = hand.split(':')
      return handPoints(cardsOf(letters, kinds), shown) !== Number(points)
    })
    expect(wrong).toEqual([])
  })

  test('the whole deck is the last hand', () => {
    const [letters = '', points] = hands.at(-1)!.split(':')
    expect(cardsOf(letters, kinds)).toEqual(shown.kinds.flatMap(({ kind, count }) => Array(count).fill(kind)))
    expect(deckPoints(shown)).toBe(Number(points))
  })
})

test.each(vectors.seatings)('who sits where in $mode', ({ mode, players, rounds }) => {
  expect(rounds.map((_, round) => seating(mode, round, players))).toEqual(rounds)
})

describe.each(MODES)('%s', (mode) => {
  const matches = vectors.matches.filter((match) => match.mode === mode)

  test('every round leads to the standing of the engine', () => {
    for (const { players, target, cycles, direction, dealers: first, rounds } of matches) {
      let standing = begin(mode, players, target, cycles)
      let dealers = first
      for (const [table, winner, held, points, scores, out, winners, played, nextDealers] of rounds) {
        expect(standing.winners).toBeNull()
        expect(waits(standing, table)).toBe(false)
        expect(roundPoints(mode, { winner, held }, standing.out)).toEqual(points)
        standing = afterRound(standing, table, { winner, held })
        expect(standing).toMatchObject({ scores, out, winners, played })
        dealers = dealers.map((dealer, at) =>
          at === table ? nextDealer(dealer, seatsAtTable(mode, players), direction, standing.out) : dealer)
        expect(dealers).toEqual(nextDealers)
      }
    }
  })

  test('hands that do not count may be left out', () => {
    for (const { players, target, cycles, rounds } of matches) {
      let standing = begin(mode, players, target, cycles)
      for (const [table, winner, held, points] of rounds) {
        const entered = held.map((sum, seat) => (counts(mode, winner, seat, standing.out) ? sum : 0))
        expect(roundPoints(mode, { winner, held: entered }, standing.out)).toEqual(points)
        standing = afterRound(standing, table, { winner, held })
      }
    }
  })

  test('the vectors have what can go wrong', () => {
    const rounds = matches.flatMap((match) => match.rounds)
    expect(rounds.some(([, winner]) => winner === null)).toBe(true)
    const ends = matches.map((match) => match.rounds.at(-1)![6])
    expect(ends.some((winners) => winners !== null)).toBe(true)
    const shares = mode === 'lowest' || scheme(mode).rounds !== null
    if (shares) expect(ends.some((winners) => (winners?.length ?? 0) > 1)).toBe(true)
    if (mode === 'elimination') expect(rounds.some((row) => row[5].length > 1)).toBe(true)
    if (scheme(mode).rounds) expect(matches.some(({ cycles }) => cycles > 1)).toBe(true)
    if (scheme(mode).tables > 1) {
      const uneven = rounds.map(([, , , , , , , played]) => Math.abs(played[0]! - played[1]!))
      expect(Math.max(...uneven)).toBe(4)
    }
  })
})

test('a table that is ahead waits at the end of a block, and then all are seated anew', () => {
  let standing = begin('rotation8', 8, 500, 1)
  const won = { winner: 0, held: [0, 5, 0, 5] }
  for (let round = 0; round < 4; round += 1) standing = afterRound(standing, 0, won)
  expect(waits(standing, 0)).toBe(true)
  expect(nextSeating(standing)).toEqual(seating('rotation8', 0, 8))
  for (let round = 0; round < 4; round += 1) standing = afterRound(standing, 1, won)
  expect(waits(standing, 0)).toBe(false)
  expect(nextSeating(standing)).toEqual(seating('rotation8', 4, 8))
})
