/** The live feed of one table: a WebSocket that reconnects with back-off and resumes where it left off. */

import { api } from './api'
import { commands } from './commands'
import type { ClientMessage, Feed, FeedStatus, Seating, ServerMessage } from './feed'
import { deleteToken, loadToken, saveLinkToken, saveToken } from './seat_tokens'

const FIRST_DELAY = 400
const LONGEST_DELAY = 8000
const PING_INTERVAL = 20_000
const SILENCE_LIMIT = 45_000
/** Set in the session's storage once the page was reloaded for a server of another version. */
const RELOADED = 'flipdeck.reloaded'
/** After these errors the client does not reconnect by itself. */
const FINAL_ERRORS = [
  'taken-over', 'removed', 'left', 'unknown-table', 'broken-table', 'wrong-token', 'wrong-password', 'no-spectators',
  'too-many-spectators',
]

export class TableSocket implements Feed, Seating {
  status = $state<FeedStatus>('connecting')
  closedBy = $state('')
  restarting = $state(false)
  password = $state('')
  readonly seating = this

  #socket: WebSocket | null = null
  #listener: (message: ServerMessage) => void = () => {}
  #delay = FIRST_DELAY
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #lastReceived = 0
  /** The number of the last log entry received. */
  #since: number | null = null
  #stopped = true
  /** The link's token was refused: try again with the stored one. */
  #fallBack = false

  /** `linkToken` comes from the address; it is stored once the server has accepted it. */
  constructor(private readonly code: string, private linkToken: string | null = null) {}

  open(listener: (message: ServerMessage) => void): void {
    this.#listener = listener
    this.#start()
  }

  close(): void {
    this.#stopped = true
    removeEventListener('online', this.#reconnectNow)
    document.removeEventListener('visibilitychange', this.#reconnectNow)
    clearInterval(this.#pingTimer)
    clearTimeout(this.#retryTimer)
    this.#socket?.close()
    this.#socket = null
  }

  restart(): void {
    this.close()
    this.#since = null
    this.#start()
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  async take(seat: number | null, name: string, password: string): Promise<void> {
    const taken = await api.sit(this.code, { name, seat, ...(password ? { password } : {}) })
    saveToken(this.code, taken.token)
    this.linkToken = null
    this.password = password
    this.restart()
  }

  watch(): void {
    this.forget()
    this.restart()
  }

  forget(): void {
    this.linkToken = null
    deleteToken(this.code)
  }

  #start(): void {
    this.#stopped = false
    this.closedBy = ''
    this.status = 'connecting'
    addEventListener('online', this.#reconnectNow)
    document.addEventListener('visibilitychange', this.#reconnectNow)
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL)
    this.#connect()
  }

  #reconnectNow = (): void => {
    if (this.status === 'lost' && !document.hidden) {
      clearTimeout(this.#retryTimer)
      this.#connect()
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#lastReceived = Date.now()
      const token = this.linkToken ?? loadToken(this.code)
      socket.send(JSON.stringify(commands.hello(token, this.#since, this.password)))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastReceived = Date.now()
      this.#onMessage(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#onClose()
    }
  }

  #onMessage(message: ServerMessage): void {
    if (message.type === 'probe') {
      this.send(commands.probed(message.mark))
      return
    }
    if (message.type === 'welcome') this.#onWelcome(message.seat, message.seq)
    else if (message.type === 'update' && !this.#isNext(message.seq)) return
    else if (message.type === 'error' && message.closing && this.#onClosing(message.error)) return
    this.#listener(message)
  }

  /** Whether an update follows the last one; where one is missing a whole view is asked for. */
  #isNext(seq: number): boolean {
    if (this.#since !== null && seq <= this.#since) return false
    if (this.#since === null || seq > this.#since + 1) {
      this.#since = null
      this.#socket?.close()
      return false
    }
    this.#since = seq
    return true
  }

  #onWelcome(seat: number | null, seq: number): void {
    sessionStorage.removeItem(RELOADED)
    if (this.linkToken && seat !== null) saveLinkToken(this.code, this.linkToken)
    this.linkToken = null
    this.status = 'open'
    this.restarting = false
    this.#delay = FIRST_DELAY
    this.#since = seq
  }

  /** The page is of another version than the server: reload it, once; the seat's token is kept. */
  #onOtherVersion(): void {
    this.closedBy = 'unsupported-protocol'
    if (sessionStorage.getItem(RELOADED)) return
    sessionStorage.setItem(RELOADED, 'yes')
    // A token that came with the link is stored only once it is accepted: give it back to the address.
    if (this.linkToken) history.replaceState(null, '', `${location.pathname}#${this.linkToken}`)
    location.reload()
  }

  /** Notes why the server closes the connection; true if the stored token is to be tried next. */
  #onClosing(error: string): boolean {
    if (error === 'wrong-token' && this.linkToken) {
      this.linkToken = null
      this.#fallBack = loadToken(this.code) !== null
      if (this.#fallBack) return true
    }
    if (FINAL_ERRORS.includes(error)) this.closedBy = error
    if (error === 'unsupported-protocol') this.#onOtherVersion()
    this.restarting = error === 'closing'
    return false
  }

  #onClose(): void {
    this.#socket = null
    if (this.#stopped) return
    if (this.#fallBack) {
      this.#fallBack = false
      this.#connect()
      return
    }
    if (this.closedBy) {
      this.status = 'closed'
      return
    }
    this.status = 'lost'
    this.#retryTimer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2))
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY)
  }

  #ping(): void {
    if (this.status !== 'open') return
    if (Date.now() - this.#lastReceived > SILENCE_LIMIT) this.#socket?.close()
    else this.send(commands.ping())
  }
}
