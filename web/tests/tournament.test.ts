import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TournamentServerMessage, TournamentState, TournamentTable } from '../src/gen/messages'
import { tournamentCommands } from '../src/net/commands'
import { seatTokens } from '../src/net/seat_tokens'
import type { TournamentFeed } from '../src/net/tournament_socket.svelte'
import type { Tournament } from '../src/tournament/tournament.svelte'
import { stubPage } from './page_stubs'

const CODE = 'ABCDEFGH'
const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']

class ScriptedTournament implements TournamentFeed {
  status = 'open' as const
  closedBy = ''
  restarting = false
  connections = 1
  token = 'token-of-a-player'
  connected = true
  sent: object[] = []
  #listener: (message: TournamentServerMessage) => void = () => {}

  open(listener: (message: TournamentServerMessage) => void): void {
    this.#listener = listener
  }
  close(): void {}
  send(message: object): boolean {
    if (this.connected) this.sent.push(message)
    return this.connected
  }
  deliver(message: TournamentServerMessage): void {
    this.#listener(message)
  }
}

const table = (number: number, players: number[], fields: Partial<TournamentTable> = {}): TournamentTable => ({
  number, code: `TABLE${number}`, players, phase: 'playing', round: 1, rounds: 4, dealer: 0, points: [0, 0, 0, 0], ...fields,
})

function state(fields: Partial<TournamentState> = {}): TournamentState {
  const players = NAMES.map((name, player) =>
    ({ player, name, kind: player < 2 ? 'human' : 'bot', connected: true, away: false, removed: false }) as const)
  return {
    type: 'tournament', protocol: 2, seq: 1, code: CODE, role: 'player', you: 0,
    settings: { title: '', mode: 'rotation8', players: 8 } as TournamentState['settings'],
    phase: 'open', stage: 0, stages: 7, next_stage_in: null, players, tables: [], next: null, standings: [], results: [],
    stopped: [], may_start: false, ended_for: null, ...fields,
  }
}

const stage = (number: number, ...tables: TournamentTable[]) => state({ phase: 'playing', stage: number, tables })

let feed: ScriptedTournament
let paths: string[]

async function open(here: string | null = null): Promise<Tournament> {
  const { Tournament } = await import('../src/tournament/tournament.svelte')
  const tournament = new Tournament(CODE, feed, { here, go: (path) => paths.push(path) })
  tournament.open()
  return tournament
}

beforeEach(() => {
  stubPage()
  feed = new ScriptedTournament()
  paths = []
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('where I sit', () => {
  test('partners sit opposite, and chairs beside them are opponents', async () => {
    const tournament = await open()
    feed.deliver(stage(1, table(1, [4, 5, 6, 7], { code: null }), table(2, [2, 0, 3, 1])))
    expect(tournament.table?.number).toBe(2)
    expect(tournament.seatText(tournament.table!)).toBe('Table 2, with Bo against Cy and Di')
    expect(tournament.sides(tournament.table!)).toEqual([['Cy', 'Di'], ['Ann', 'Bo']])
  })

  test('without partners everybody else is an opponent', async () => {
    const tournament = await open()
    feed.deliver({ ...stage(2, table(3, [5, 0, 1])), settings: { title: 'Friday', mode: 'points' } as TournamentState['settings'] })
    expect(tournament.seatText(tournament.table!)).toBe('Table 3, against Flo and Bo')
    expect(tournament.title).toBe('Friday')
  })

  test('in a pause nobody sits anywhere, and the next stage may be known', async () => {
    const tournament = await open()
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const next = [table(1, [0, 1, 2, 3], { code: null })]
    feed.deliver(state({ phase: 'pause', stage: 1, tables: [table(2, [0, 4, 5, 6], { phase: 'done' })], next, next_stage_in: 5000 }))
    expect(tournament.table).toBeNull()
    expect(tournament.seatText(tournament.nextTable!)).toBe('Table 1, with Cy against Bo and Di')
    expect(tournament.nextAt).toBe(6000)
  })

  test('bots and those who left are no people', async () => {
    const tournament = await open()
    feed.deliver(state())
    expect(tournament.people.map((each) => each.name)).toEqual(['Ann', 'Bo'])
  })
})

describe('a stage that begins', () => {
  test('opens the own table once, with the token saved for it', async () => {
    const tournament = await open()
    feed.deliver(state())
    expect(paths).toEqual([])
    feed.deliver(stage(1, table(2, [0, 1, 2, 3])))
    feed.deliver(stage(1, table(2, [0, 1, 2, 3], { round: 2 })))
    expect(paths).toEqual(['/t/TABLE2'])
    expect(seatTokens.load('TABLE2')).toBe('token-of-a-player')
    tournament.goToTable()
    expect(paths).toEqual(['/t/TABLE2', '/t/TABLE2'])
  })

  test('does not send a player to the table again who has come back from it', async () => {
    await open()
    feed.deliver(stage(1, table(2, [0, 1, 2, 3])))
    await open()
    feed.deliver(stage(1, table(2, [0, 1, 2, 3])))
    expect(paths).toEqual(['/t/TABLE2'])
    feed.deliver(stage(2, table(1, [0, 1, 2, 3])))
    expect(paths).toEqual(['/t/TABLE2', '/t/TABLE1'])
  })

  test('waits until the table is seated, and leaves a finished one alone', async () => {
    await open()
    feed.deliver(stage(1, table(2, [0, 1, 2, 3], { phase: 'waiting' })))
    feed.deliver(stage(1, table(2, [0, 1, 2, 3], { phase: 'done' })))
    expect(paths).toEqual([])
  })

  test('stays at a table where the player goes on, and keeps its token', async () => {
    await open('TABLE2')
    feed.deliver(stage(1, table(2, [0, 1, 2, 3])))
    feed.deliver(stage(2, table(2, [1, 0, 4, 3])))
    expect(paths).toEqual([])
    expect(seatTokens.load('TABLE2')).toBe('token-of-a-player')
    feed.deliver(stage(3, table(1, [1, 0, 4, 3])))
    expect(paths).toEqual(['/t/TABLE1'])
  })

  test('goes on from the table before, even if the new one has finished meanwhile', async () => {
    await open('TABLE2')
    feed.deliver(stage(1, table(2, [0, 1, 2, 3])))
    feed.deliver(state({ phase: 'pause', stage: 1, tables: [table(2, [0, 1, 2, 3], { phase: 'done' })] }))
    feed.deliver(stage(2, table(1, [0, 1, 2, 3], { phase: 'waiting' })))
    expect(paths).toEqual([])
    feed.deliver(state({ phase: 'pause', stage: 2, tables: [table(1, [0, 1, 2, 3], { phase: 'done' })] }))
    expect(paths).toEqual(['/t/TABLE1'])
  })

  test('sends nobody anywhere who only watches', async () => {
    await open()
    feed.deliver({ ...stage(1, table(1, [0, 1, 2, 3])), role: 'screen', you: null })
    expect(paths).toEqual([])
  })
})

describe('what a screen reader is told', () => {
  test('a stage that begins, with the own seat', async () => {
    const tournament = await open()
    feed.deliver(state())
    expect(tournament.announcement).toBe('')
    feed.deliver(stage(3, table(2, [0, 1, 2, 3])))
    expect(tournament.announcement).toBe('Stage 3 begins. You play at Table 2, with Cy against Bo and Di.')
  })

  test('the end of a stage with what comes next, and the end of all; nothing between', async () => {
    const tournament = await open()
    feed.deliver(stage(3, table(2, [0, 1, 2, 3])))
    const said = tournament.announcement
    feed.deliver(stage(3, table(2, [0, 1, 2, 3], { round: 2 })))
    expect(tournament.announcement).toBe(said)
    feed.deliver(state({ phase: 'pause', stage: 3, next: [table(1, [0, 1, 2, 3])] }))
    expect(tournament.announcement).toBe('Stage 3 is over. Next: Table 1, with Cy against Bo and Di')
    feed.deliver(state({ phase: 'over', stage: 3 }))
    expect(tournament.announcement).toBe('The tournament is over.')
  })
})

describe('a command', () => {
  test('is pending until its answer, whatever comes between', async () => {
    const tournament = await open()
    feed.deliver(state())
    const command = tournamentCommands.start()
    tournament.send(command)
    expect(feed.sent).toEqual([command])
    expect(tournament.busy).toBe(true)
    feed.deliver({ type: 'ack', id: 'another-command', seq: 2 })
    feed.deliver(state({ seq: 2 }))
    expect(tournament.busy).toBe(true)
    feed.deliver({ type: 'ack', id: command.id, seq: 2 })
    expect(tournament.busy).toBe(false)
  })

  test('that is refused says why, until the next one', async () => {
    const tournament = await open()
    feed.deliver(state())
    const command = tournamentCommands.remove(3)
    tournament.send(command)
    feed.deliver({ type: 'error', id: command.id, error: 'not-organiser', facts: {}, text: 'Only the organiser can do that.', closing: false })
    expect([tournament.error, tournament.busy]).toEqual(['Only the organiser can do that.', false])
    tournament.rename(null, '  Anna ')
    expect(tournament.error).toBe('')
    expect(feed.sent.at(-1)).toMatchObject({ type: 'rename', player: null, name: 'Anna' })
  })

  test('without a connection is not pending', async () => {
    const tournament = await open()
    feed.connected = false
    tournament.send(tournamentCommands.beginStage())
    expect(tournament.busy).toBe(false)
    expect(tournament.error).not.toBe('')
  })

  test('for a new link is answered by the link', async () => {
    const tournament = await open()
    feed.deliver(state())
    const command = tournamentCommands.reissue(1)
    tournament.send(command)
    feed.deliver({ type: 'player_link', id: command.id, player: 1, token: 'new-token' })
    expect(tournament.newLink).toEqual({ player: 1, path: '/c/ABCDEFGH#new-token' })
    expect(tournament.busy).toBe(false)
    tournament.closeNewLink()
    expect(tournament.newLink).toBeNull()
  })
})

test('the last place is said in words', async () => {
  const { placeText } = await import('../src/tournament/texts')
  const tournament = await open()
  const line = { player: 0, place: 2, total: 310, played: 28, won: 9, out_stage: null, shared: false }
  feed.deliver(state({ phase: 'over', stage: 7, standings: [line] }))
  expect(placeText(tournament)).toBe('You finished 2nd with 310 points.')
  feed.deliver(state({ phase: 'over', stage: 7, standings: [{ ...line, place: 11, shared: true }] }))
  expect(placeText(tournament)).toBe('You share 11th place with 310 points.')
})
