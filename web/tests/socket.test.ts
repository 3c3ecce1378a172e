import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../src/net/feed'
import { seatTokens } from '../src/net/seat_tokens'
import { TableSocket } from '../src/net/socket.svelte'
import { takeLinkToken } from '../src/net/token_store'
import { FakeWebSocket, last } from './fake_websocket'
import { update, welcome } from './fixtures'
import { stubPage } from './page_stubs'

const CODE = 'ABCDEF'

let page: ReturnType<typeof stubPage>
let received: ServerMessage[]

function connect(linkToken: string | null = null): TableSocket {
  const socket = new TableSocket(CODE, linkToken)
  socket.open((message) => received.push(message))
  last().accept()
  return socket
}

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

test('says hello with the stored token and is open once welcomed', () => {
  seatTokens.save(CODE, 'token-of-a-seat-1')
  const socket = connect()
  expect(last().url).toBe('ws://table.test/ws/ABCDEF')
  expect(last().sent).toEqual([{ type: 'hello', protocol: 2, token: 'token-of-a-seat-1', since: null, part: 'flipdeck-shuffle-v1' }])
  expect(socket.status).toBe('connecting')
  last().receive(welcome())
  expect(socket.status).toBe('open')
  expect(received).toHaveLength(1)
})

describe('a lost connection', () => {
  test('is tried again after longer and longer delays, and at once when the browser is online again', () => {
    const socket = connect()
    last().receive(welcome())
    const delays: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      last().close()
      expect(socket.status).toBe('lost')
      const [attempts, start] = [FakeWebSocket.all.length, Date.now()]
      vi.advanceTimersToNextTimer()
      while (FakeWebSocket.all.length === attempts) vi.advanceTimersToNextTimer()
      delays.push(Date.now() - start)
    }
    expect(delays).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
    last().close()
    const before = FakeWebSocket.all.length
    page.listeners.fire('online')
    expect(FakeWebSocket.all.length).toBe(before + 1)
    last().accept()
    last().receive(welcome())
    last().close()
    vi.advanceTimersByTime(400)
    expect(FakeWebSocket.all.length).toBe(before + 2)
  })

  test('resumes after the last entry received', () => {
    connect()
    last().receive(welcome({ seq: 10 }))
    last().receive(update(11, []))
    last().close()
    vi.advanceTimersByTime(400)
    last().accept()
    expect(last().sent[0]).toMatchObject({ since: 11 })
  })

  test('asks for a whole view where an update is missing', () => {
    connect()
    last().receive(welcome({ seq: 10 }))
    last().receive(update(12, []))
    expect(received.map((message) => message.type)).toEqual(['welcome'])
    vi.advanceTimersByTime(400)
    last().accept()
    expect(last().sent[0]).toMatchObject({ protocol: 2, since: null })
  })

  test('drops an update that it has already', () => {
    connect()
    last().receive(welcome({ seq: 10 }))
    last().receive(update(10, []))
    expect(received.map((message) => message.type)).toEqual(['welcome'])
  })

  test('to a server of another version loads the page anew, once', () => {
    const socket = connect()
    last().refuse('unsupported-protocol')
    expect(page.location.reload).toHaveBeenCalledTimes(1)
    const reloaded = connect()
    last().refuse('unsupported-protocol')
    expect(page.location.reload).toHaveBeenCalledTimes(1)
    expect([socket.status, reloaded.status, reloaded.closedBy]).toEqual(['closed', 'closed', 'unsupported-protocol'])
  })

  test('is noticed by silence', () => {
    const socket = connect()
    last().receive(welcome())
    vi.advanceTimersByTime(20_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(40_000)
    expect(socket.status).not.toBe('open')
  })

  test('is told apart from a restart of the server', () => {
    const socket = connect()
    last().receive(welcome())
    last().refuse('closing')
    expect([socket.status, socket.restarting]).toEqual(['lost', true])
    vi.advanceTimersByTime(400)
    last().accept()
    last().receive(welcome())
    expect([socket.status, socket.restarting]).toEqual(['open', false])
  })
})

test.each(['taken-over', 'removed', 'wrong-password', 'unknown-table'])('does not come back after %s', (error) => {
  const socket = connect()
  last().refuse(error)
  vi.advanceTimersByTime(60_000)
  expect([socket.status, socket.closedBy]).toEqual(['closed', error])
  expect(FakeWebSocket.all).toHaveLength(1)
  socket.restart()
  expect([socket.status, socket.closedBy]).toEqual(['connecting', ''])
  expect(FakeWebSocket.all).toHaveLength(2)
})

test('close leaves neither timers nor listeners, and ignores what comes after', () => {
  const socket = connect()
  last().receive(welcome())
  socket.close()
  expect(vi.getTimerCount()).toBe(0)
  expect(page.listeners.count).toBe(0)
  expect(socket.send({ type: 'ping' })).toBe(false)
})

test('answers a probe itself and passes unknown messages on', () => {
  connect()
  last().receive(welcome())
  last().receive({ type: 'probe', mark: 7 })
  expect(last().sent.at(-1)).toEqual({ type: 'probe_reply', mark: 7 })
  last().receive({ type: 'fireworks' })
  expect(received.map((message) => message.type)).toEqual(['welcome', 'fireworks'])
})

describe('the token of a link', () => {
  const LINK = 'token-from-the-link'
  const OWN = 'token-of-my-own-seat'

  test('is taken out of the address and not stored', () => {
    page.location.hash = `#${LINK}`
    expect(takeLinkToken()).toBe(LINK)
    expect(page.location.hash).toBe('')
    expect(seatTokens.load(CODE)).toBeNull()
    page.location.hash = '#short'
    expect(takeLinkToken()).toBeNull()
  })

  test('replaces the stored one once it was welcomed', () => {
    seatTokens.save(CODE, OWN)
    connect(LINK)
    expect(last().sent[0]).toMatchObject({ token: LINK })
    expect(seatTokens.load(CODE)).toBe(OWN)
    last().receive(welcome())
    expect(seatTokens.load(CODE)).toBe(LINK)
  })

  test('is given up for the stored one when it is refused, without a word to the table', () => {
    seatTokens.save(CODE, OWN)
    const socket = connect(LINK)
    last().refuse('wrong-token')
    last().accept()
    expect(last().sent[0]).toMatchObject({ token: OWN })
    last().receive(welcome())
    expect(socket.status).toBe('open')
    expect(seatTokens.load(CODE)).toBe(OWN)
    expect(received.map((message) => message.type)).toEqual(['welcome'])
  })

  test('closes the feed when it is refused and nothing is stored', () => {
    const socket = connect(LINK)
    last().refuse('wrong-token')
    expect([socket.status, socket.closedBy]).toEqual(['closed', 'wrong-token'])
    expect(seatTokens.load(CODE)).toBeNull()
  })

  test('survives a lost connection before the welcome', () => {
    seatTokens.save(CODE, OWN)
    connect(LINK)
    last().close()
    vi.advanceTimersByTime(400)
    last().accept()
    expect(last().sent[0]).toMatchObject({ token: LINK })
  })
})
