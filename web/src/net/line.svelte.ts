/** The line to one table: says hello, comes back after a break, and hears from where it left off. */

import type { AnySay, AnyTell } from '../gen/messages'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
const SILENCE = 45_000
/** After these nobody comes back by itself. */
const FOR_GOOD = [
  'taken-over', 'removed', 'left', 'unknown-table', 'broken-table', 'wrong-token', 'wrong-password', 'no-watching',
  'too-many-watchers',
]

export class Line {
  status = $state<Status>('connecting')
  /** The name of the error that closed the line for good. */
  ended = $state('')
  /** The server said that it stops and will be back. */
  restarting = $state(false)
  /** What a table with a password asks of those who watch. */
  password = ''

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #since: number | null = null
  #stopped = false

  constructor(
    private readonly code: string,
    private readonly token: () => string | null,
    private readonly hear: (tell: AnyTell) => void,
  ) {}

  open(): void {
    this.#stopped = false
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY)
    this.#connect()
  }

  close(): void {
    this.#stopped = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    clearInterval(this.#pulse)
    clearTimeout(this.#retry)
    this.#socket?.close()
    this.#socket = null
  }

  /** Starts anew, as somebody else perhaps: nothing heard so far counts. */
  again(): void {
    this.close()
    this.#since = null
    this.ended = ''
    this.status = 'connecting'
    this.open()
  }

  say(said: AnySay): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(said))
    return true
  }

  #now = (): void => {
    if (this.status === 'lost' && !document.hidden) {
      clearTimeout(this.#retry)
      this.#connect()
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      socket.send(JSON.stringify(this.#hello()))
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#heard = Date.now()
      this.#take(JSON.parse(message.data) as AnyTell)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #hello(): AnySay {
    const password = this.password ? { password: this.password } : {}
    return { say: 'hello', token: this.token(), since: this.#since, ...password }
  }

  #take(tell: AnyTell): void {
    if (tell.tell === 'welcome') {
      this.status = 'open'
      this.restarting = false
      this.#wait = FIRST_WAIT
      this.#since = tell.n
    } else if (tell.tell === 'happened') {
      this.#since = tell.n
    } else if (tell.tell === 'error' && tell.closing) {
      if (FOR_GOOD.includes(tell.error)) this.ended = tell.error
      this.restarting = tell.error === 'closing'
    }
    this.hear(tell)
  }

  #lost(): void {
    this.#socket = null
    if (this.#stopped) return
    if (this.ended) {
      this.status = 'closed'
      return
    }
    this.status = 'lost'
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #beat(): void {
    if (this.status !== 'open') return
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close()
    else this.say({ say: 'ping' })
  }
}
