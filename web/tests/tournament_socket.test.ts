import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TournamentServerMessage } from '../src/gen/messages'
import { tournamentCommands } from '../src/net/commands'
import { organiserLinks, saveCreated, screenJoinLink, tournamentSecrets, type TournamentPage } from '../src/net/tournament_secrets'
import { TournamentSocket } from '../src/net/tournament_socket.svelte'
import { Tournament } from '../src/tournament/tournament.svelte'
import { FakeWebSocket, last } from './fake_websocket'
import { stubPage } from './page_stubs'

const CODE = 'ABCDEFGH'
let page: ReturnType<typeof stubPage>
let received: TournamentServerMessage[]

function connect(at: TournamentPage, linkToken: string | null = null): TournamentSocket {
  const socket = new TournamentSocket(CODE, at, linkToken)
  socket.open((message) => received.push(message))
  if (FakeWebSocket.all.length) last().accept()
  return socket
}

const welcomed = (role: string) =>
  last().receive({ type: 'tournament', role, seq: 1, you: 0, phase: 'open', stage: 0, next_stage_in: null, players: [], tables: [] })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  page = stubPage()
  received = []
  FakeWebSocket.all = []
  vi.stubGlobal('WebSocket', FakeWebSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('opens by the first of the secrets in the link, and keeps all of them once accepted', () => {
  const socket = connect('organise', 'organiser.join.screen')
  expect(last().url).toBe('ws://table.test/ws/tournaments/ABCDEFGH')
  expect(last().sent).toEqual([{ type: 'hello', protocol: 2, secret: 'organiser' }])
  expect(tournamentSecrets('organise').load(CODE)).toBeNull()
  welcomed('organiser')
  expect(tournamentSecrets('organise').load(CODE)).toBe('organiser.join.screen')
  expect([socket.status, socket.token]).toEqual(['open', 'organiser.join.screen'])
})

test('reconnects by itself and says hello again', () => {
  const socket = connect('player', 'token-of-a-player')
  welcomed('player')
  last().close()
  expect(socket.status).toBe('lost')
  vi.advanceTimersByTime(400)
  last().accept()
  expect(last().sent[0]).toMatchObject({ secret: 'token-of-a-player' })
  welcomed('player')
  expect(socket.status).toBe('open')
  expect(received).toHaveLength(2)
})

test('a command whose connection was lost is not waited for', () => {
  const socket = new TournamentSocket(CODE, 'player', 'token-of-a-player')
  const tournament = new Tournament(CODE, socket, { here: null, go: () => {} })
  tournament.open()
  last().accept()
  welcomed('player')
  tournament.send(tournamentCommands.leave())
  expect(last().sent.at(-1)).toMatchObject({ type: 'leave' })
  expect(tournament.busy).toBe(true)
  last().close()
  vi.advanceTimersByTime(400)
  last().accept()
  expect(tournament.busy).toBe(false)
})

test('is closed without a secret, and asks the server nothing', () => {
  const socket = connect('player')
  expect([socket.status, socket.closedBy]).toEqual(['closed', 'no-secret'])
  expect(FakeWebSocket.all).toHaveLength(0)
})

test('does not show or keep the secret of another page', () => {
  const socket = connect('organise', 'token-of-a-player')
  welcomed('player')
  expect([socket.status, socket.closedBy]).toEqual(['closed', 'wrong-token'])
  expect(tournamentSecrets('organise').load(CODE)).toBeNull()
  expect(received).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['wrong-token', 'unknown-tournament', 'taken-over', 'removed', 'left'])('does not come back after %s', (error) => {
  const socket = connect('player', 'token-of-a-player')
  last().refuse(error)
  vi.advanceTimersByTime(60_000)
  expect([socket.status, socket.closedBy]).toEqual(['closed', error])
  expect(FakeWebSocket.all).toHaveLength(1)
  expect(tournamentSecrets('player').load(CODE)).toBeNull()
})

test.each(['taken-over', 'removed', 'left', 'wrong-token'])('forgets a token that ended: %s', (error) => {
  connect('player', 'token-of-a-player')
  welcomed('player')
  expect(tournamentSecrets('player').load(CODE)).toBe('token-of-a-player')
  last().refuse(error)
  expect(tournamentSecrets('player').load(CODE)).toBeNull()
})

test('keeps its token when only the one in the link is refused', () => {
  tournamentSecrets('player').save(CODE, 'token-of-a-player')
  const socket = connect('player', 'made-up-token')
  last().refuse('wrong-token')
  last().accept()
  welcomed('player')
  expect([socket.status, socket.token]).toEqual(['open', 'token-of-a-player'])
})

test('of another version loads the page anew with its secret in the address', () => {
  connect('screen', 'screen-secret.join-secret')
  last().refuse('unsupported-protocol')
  expect(page.location.reload).toHaveBeenCalledTimes(1)
  expect(page.location.pathname).toContain('#screen-secret.join-secret')
})

test('the maker of a tournament keeps its links', () => {
  saveCreated({ code: CODE, organiser: 'O', join: 'J', screen: 'S', player: { code: CODE, player: 0, token: 'P' } })
  expect(tournamentSecrets('player').load(CODE)).toBe('P')
  const bundle = tournamentSecrets('organise').load(CODE)!
  expect(organiserLinks(CODE, bundle)).toEqual({
    join: '/c/ABCDEFGH/join#J', screen: '/c/ABCDEFGH/screen#S.J', organise: '/c/ABCDEFGH/organise#O.J.S',
  })
  expect(organiserLinks(CODE, 'O')).toEqual({ join: null, screen: null, organise: '/c/ABCDEFGH/organise#O' })
  expect([screenJoinLink(CODE, 'S.J'), screenJoinLink(CODE, 'S')]).toEqual(['/c/ABCDEFGH/join#J', null])
})
