import { beforeEach, describe, expect, test } from 'vitest'
import VECTORS from '../../tests/regression/shuffle_vectors.json'
import MATCH from '../../tests/regression/shuffled_match.json'
import type { ShuffleInfo } from '../src/gen/messages'
import { checkShuffle, ofRecord, type ShuffledMatch } from '../src/shuffle/check'
import { PartGiver } from '../src/shuffle/part_giver'
import { commitment, partHash, roundKey, rulingsDigest, shuffled, sortedNames, words, type Part } from '../src/shuffle/protocol'
import { remembered, type Remembered } from '../src/shuffle/remembered'
import { makeView, update, welcome } from './fixtures'
import { stubPage } from './page_stubs'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (raw: Uint8Array) => Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('')

test('hashes and keys are those of the vectors that the server has', () => {
  for (const each of VECTORS.hashes) {
    const { table, round, seed, salt } = each
    const parts = Object.entries(each.parts).map(([seat, part]): Part => [Number(seat), part])
    expect(commitment(table, round, seed, salt)).toBe(each.commitment)
    for (const [seat, part] of parts) expect(partHash(table, round, seat, part)).toBe((each.part_hashes as Record<string, string>)[seat])
    const digest = rulingsDigest(each.rulings)
    expect(hex(digest)).toBe(each.rulings_digest)
    expect(hex(roundKey(seed, table, round, digest, parts))).toBe(each.key)
    expect(hex(roundKey(seed, table, round, digest, [...parts].reverse()))).toBe(each.key)
  }
})

test('shuffles are those of the vectors', () => {
  for (const { key, use, count, cards, order } of VECTORS.shuffles) {
    expect(shuffled(sortedNames(cards), words(bytes(key), use, count))).toEqual(order)
  }
})

describe('a match that a server has dealt', () => {
  const record = () => structuredClone(MATCH) as unknown as ShuffledMatch
  const nothing = (): Remembered => ({ commitments: {}, parts: {}, opened: {}, hands: {} })
  const fault = (change: (match: ShuffledMatch) => void, memory = nothing()) => {
    const match = record()
    change(match)
    const { fault: found, round } = checkShuffle(ofRecord(match), memory, 0)
    return [found, round]
  }

  test('is found as promised', () => {
    const checked = checkShuffle(ofRecord(record()), nothing(), 0)
    expect(checked).toMatchObject({ fault: null, own: 'used', parts: 2, cards: 112, hand: false })
    expect(checked.rounds).toBe(record().rounds.length)
    expect(record().rounds.length).toBeGreaterThan(1)
  })

  test('is faulty with other cards, seeds, parts or draws', () => {
    expect(fault(({ rounds }) => rounds[0]!.deck.reverse())).toEqual(['deck', 1])
    expect(fault(({ rounds }) => rounds[1]!.deck.push(rounds[1]!.deck.shift()!))).toEqual(['deck', 2])
    expect(fault(({ rounds }) => (rounds[1]!.deck[0] = rounds[1]!.deck[1]!))).toEqual(['pairs', 2])
    expect(fault(({ shuffle }) => (shuffle!.rounds[1]!.seed = '00'.repeat(32)))).toEqual(['commitment', 1])
    expect(fault(({ shuffle }) => (shuffle!.rounds[2]!.parts![0]!.part = '00'.repeat(16)))).toEqual(['part', 2])
    expect(fault(({ draws }) => Object.assign(draws![0]!, { 0: 'wild' }))).toEqual(['draw', 1])
    expect(fault(({ shuffle }) => (shuffle!.rounds[2]!.seed = null))).toEqual(['unknown', 2])
    expect(fault(({ shuffle }) => (shuffle!.rounds[1]!.again = 1))).toEqual(['unknown', 1])
    expect(fault(({ shuffle }) => (shuffle!.version = 'another'))).toEqual(['unknown', null])
  })

  test('is compared with what the page has seen before', () => {
    const { shuffle, rounds } = record()
    const own = shuffle!.rounds[1]!.parts![0]!.part!
    const right: Remembered = { ...nothing(), commitments: { 1: shuffle!.rounds[1]!.commitment }, opened: { 1: own } }
    expect(fault(() => {}, right)).toEqual([null, null])
    expect(fault(() => {}, { ...right, commitments: { 1: 'ab'.repeat(32) } })).toEqual(['commitment', 1])
    expect(fault(() => {}, { ...right, opened: { 1: 'ab'.repeat(16) } })).toEqual(['own', 1])
    const last = rounds.length
    const { deck, dealer, seats } = rounds[last - 1]!
    const place = (0 - (dealer ?? 0) - 1 + 2 * seats) % seats
    const size = Number(shuffle!.rulings.hand_size)
    const faces = Array.from({ length: size }, (_, at) => deck[at * seats + place]!.split('/')[0]!)
    const seen = (hand: string[]) => ({ ...nothing(), hands: { [last]: { faces: hand, dark: false } } })
    expect(checkShuffle(ofRecord(record()), seen(faces), 0).hand).toBe(true)
    expect(fault(() => {}, seen(faces.toReversed()))).toEqual(['hand', last])
  })
})

describe('the part of a seat', () => {
  const TABLE = 'ABCDEFGHI.1'
  const info = (fields: Partial<ShuffleInfo>): ShuffleInfo => ({
    version: 'flipdeck-shuffle-v1', table: TABLE, round: 1, commitments: { 0: 'c0', 1: 'c1' }, open: true, hashes: null, seats: [], ...fields,
  })
  beforeEach(() => stubPage())

  test('is committed to first and opened once the list has its hash', () => {
    const giver = new PartGiver()
    const [committed] = giver.answers(welcome({ shuffle: info({}) }), 1)
    const part = remembered(TABLE).parts[1]!
    expect(committed).toEqual({ type: 'commit_part', table: TABLE, round: 1, hash: partHash(TABLE, 1, 1, part) })
    expect(remembered(TABLE).opened).toEqual({})
    const [opened] = giver.answers(update(11, [], { shuffle: info({ open: false, hashes: { 1: partHash(TABLE, 1, 1, part) } }) }), 1)
    expect(opened).toEqual({ type: 'open_part', table: TABLE, round: 1, part })
    expect(remembered(TABLE)).toMatchObject({ commitments: { 0: 'c0', 1: 'c1' }, opened: { 1: part } })
  })

  test('is the same after a reload of the page, and is never opened to another hash', () => {
    new PartGiver().answers(welcome({ shuffle: info({}) }), 1)
    const part = remembered(TABLE).parts[1]!
    const again = new PartGiver()
    expect(again.answers(welcome({ shuffle: info({ open: false, hashes: { 1: 'ab'.repeat(32) } }) }), 1)).toEqual([])
    expect(again.answers(welcome({ shuffle: info({}) }), 1)).toEqual([
      { type: 'commit_part', table: TABLE, round: 1, hash: partHash(TABLE, 1, 1, part) },
    ])
  })

  test('is given by no spectator, and to no shuffle of another kind', () => {
    expect(new PartGiver().answers(welcome({ shuffle: info({}) }), null)).toEqual([])
    expect(new PartGiver().answers(welcome({ shuffle: info({ version: 'flipdeck-shuffle-v2' }) }), 0)).toEqual([])
    expect(new PartGiver().answers(welcome({ shuffle: null }), 0)).toEqual([])
  })

  test('the first commitment and the hand as dealt are kept', () => {
    const giver = new PartGiver()
    giver.answers(welcome({ view: null, shuffle: info({}) }), 0)
    giver.answers(update(11, [], { shuffle: info({ commitments: { 1: 'another' } }) }), 0)
    expect(remembered(TABLE).commitments[1]).toBe('c1')
    const view = makeView()
    const turned = { event: 'turned_up', rule: 'start-number', seat: 1, face: 'blue-5' } as const
    giver.answers(update(12, [turned], { view, shuffle: info({ round: 2 }) }), 0)
    expect(remembered(TABLE).hands[1]).toEqual({ faces: view.hands[view.seat!]!.faces, dark: view.side === 'dark' })
  })
})
