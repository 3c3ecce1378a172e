/** Matches are noted once each, also after a reload, and old ones live on as sums. */

import { beforeEach, expect, test, vi } from 'vitest'
import type { Lobby, MatchInfo, RoundScore } from '../src/gen/messages'
import type { Seen } from '../src/history/entry'
import { add } from '../src/history/statistics'
import { stubPage, type MemoryStorage } from './page_stubs'

let storage: MemoryStorage
const KEY = 'flipdeck.matches'

beforeEach(() => {
  storage = stubPage().storage
  vi.resetModules()
})

/** A page that was loaded just now. */
async function fresh() {
  vi.resetModules()
  return (await import('../src/history/history.svelte')).matchHistory
}

function round(winner: number | null, points: number[], extra: Partial<RoundScore> = {}): RoundScore {
  return { dealer: 0, winner, points, held: [0, 7], scores: points, partners: null, ...extra }
}

function seen(sheet: RoundScore[], match: Partial<MatchInfo> = {}, { code = 'ABCDEF', seat = 0, human = false, edition = 'flip-classic' } = {}): Seen {
  const seats = ['Ann', 'Ben', 'Cem', 'Dee'].map((name, at) => ({ seat: at, name, kind: at === seat || human ? 'human' : 'bot' }))
  const lobby = { settings: { edition, section: null }, seats } as unknown as Lobby
  const info = { mode: 'points', sheet, scores: [0, 0, 0, 0], winners: null, ended: null, ...match } as unknown as MatchInfo
  return { code, seat, lobby, match: info }
}

test('matches that were ended early are counted, also beside older sums without them', async () => {
  const history = await fresh()
  history.record(seen([]))
  history.record(seen([round(0, [40, 0, 0, 0])], { ended: 'stopped' }))
  expect(history.total).toEqual({ rounds: 1, roundsWon: 1, matches: 0, matchesWon: 0, best: 40, stopped: 1 })
  const older = { rounds: 2, roundsWon: 0, matches: 1, matchesWon: 0, best: 0 }
  expect(add(history.total, older)).toEqual({ rounds: 3, roundsWon: 1, matches: 1, matchesWon: 0, best: 40, stopped: 1 })
  expect(add(older, older)).not.toHaveProperty('stopped')
})

test('a match grows by its rounds and is counted once, however often it is seen', async () => {
  let history = await fresh()
  const first = round(0, [40, 0, 0, 0])
  const second = round(1, [0, 90, 0, 0])
  history.record(seen([]))
  for (let again = 0; again < 3; again++) {
    history.record(seen([first]))
    history = await fresh()
    history.record(seen([first]))
  }
  expect(history.total).toEqual({ rounds: 1, roundsWon: 1, matches: 0, matchesWon: 0, best: 40 })
  const ended = seen([first, second], { ended: 'won', winners: [1], scores: [40, 90, 0, 0] })
  history.record(ended)
  history = await fresh()
  history.record(ended)
  expect(history.total).toEqual({ rounds: 2, roundsWon: 1, matches: 1, matchesWon: 0, best: 40 })
  expect(history.matches).toHaveLength(1)
  expect(history.matches[0]).toMatchObject({ others: ['Ben', 'Cem', 'Dee'], won: false, scores: [40, 90, 0, 0] })
})

test('a rematch at the same table is another match', async () => {
  const history = await fresh()
  for (const held of [[0, 7], [0, 8]]) {
    history.record(seen([]))
    history.record(seen([round(0, [0, 0], { held })], { mode: 'single', ended: 'won', winners: [0] }))
  }
  expect(history.matches).toHaveLength(2)
  expect(history.total).toMatchObject({ matches: 2, matchesWon: 2, rounds: 2 })
})

test('rounds that others played before are not counted', async () => {
  const history = await fresh()
  const before = [round(1, [0, 30]), round(0, [50, 0])]
  history.record(seen(before))
  expect(history.matches).toEqual([])
  history.record(seen([...before, round(0, [20, 0])]))
  expect(history.total).toMatchObject({ rounds: 1, roundsWon: 1, best: 20 })
})

test('a partner’s round is won too, and partners share their points', async () => {
  const history = await fresh()
  history.record(seen([], { mode: 'partners' }))
  history.record(seen([round(2, [70, 0])], { mode: 'partners' }))
  const rotation = { code: 'GHIJKL' }
  history.record(seen([], { mode: 'rotation4' }, rotation))
  history.record(seen([round(3, [25, 0, 0, 25], { partners: [[0, 3], [1, 2]] })], { mode: 'rotation4' }, rotation))
  expect(history.total).toMatchObject({ rounds: 2, roundsWon: 2, best: 70 })
})

test('sums go by edition and company', async () => {
  const history = await fresh()
  const games = [{ code: 'A', human: true }, { code: 'B', edition: 'beachcomber' }, { code: 'C' }]
  for (const game of games) {
    history.record(seen([], {}, game))
    history.record(seen([round(0, [10, 0])], {}, game))
  }
  expect(Object.keys(history.tallies).sort()).toEqual(['beachcomber/bots', 'flip-classic/bots', 'flip-classic/people'])
})

test('the last fifty are listed, and the sums keep the rest', async () => {
  let history = await fresh()
  for (let at = 0; at < 60; at++) {
    history.record(seen([], {}, { code: `T${at}` }))
    history.record(seen([round(0, [at, 0])], { ended: 'won', winners: [0] }, { code: `T${at}` }))
  }
  history = await fresh()
  expect(history.matches).toHaveLength(50)
  expect(history.matches[0]?.code).toBe('T59')
  expect(history.total).toMatchObject({ matches: 60, matchesWon: 60, rounds: 60, best: 59 })
  const exported = JSON.parse(history.exportText()) as { matches: unknown[]; totals: Record<string, { matches: number }> }
  expect([exported.matches.length, exported.totals['flip-classic/bots']?.matches]).toEqual([50, 60])
  history.erase()
  expect(storage.getItem(KEY)).toBeNull()
  expect((await fresh()).total).toMatchObject({ matches: 0, rounds: 0 })
})

test.each(['nonsense', '[]', '{"version":9,"matches":[]}', '{"version":1,"matches":[null,{"code":5}],"older":{"x":{}}}'])(
  'a store that holds %s counts as empty',
  async (text) => {
    storage.setItem(KEY, text)
    const history = await fresh()
    expect(history.matches).toEqual([])
    expect(history.total.rounds).toBe(0)
    history.record(seen([]))
    history.record(seen([round(0, [5, 0])]))
    expect((await fresh()).total.rounds).toBe(1)
  },
)
