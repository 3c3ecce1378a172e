/** A WebSocket that reconnects with back-off; a secret opens it, from the link or from this browser's storage. */

import { commands } from './commands'
import type { FeedStatus } from './feed'
import type { TokenStore } from './token_store'

const FIRST_DELAY = 400
const LONGEST_DELAY = 8000
const PING_INTERVAL = 20_000
const SILENCE_LIMIT = 45_000
/** Set in the session's storage once the page was reloaded for a server of another version. */
const RELOADED = 'flipdeck.reloaded'

/** What every message of the server has; those that close the connection say so. */
export interface Message {
  readonly type: string
  readonly error?: string
  readonly closing?: boolean
}

export abstract class LiveSocket<Received extends Message, Sent> {
  status = $state<FeedStatus>('connecting')
  closedBy = $state('')
  restarting = $state(false)
  /** How many times a connection was made: what was sent over an earlier one may never be answered. */
  connections = $state(0)

  #socket: WebSocket | null = null
  #listener: (message: Received) => void = () => {}
  #delay = FIRST_DELAY
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #lastReceived = 0
  #stopped = true
  /** The link's token was refused: try again with the stored one. */
  #fallBack = false

  /** `linkToken` comes from the address; it is stored once the server has accepted it. */
  constructor(
    protected readonly code: string,
    private readonly tokens: TokenStore,
    private linkToken: string | null,
  ) {}

  /** Where the socket connects to. */
  protected abstract readonly path: string
  /** After these errors the client does not reconnect by itself. */
  protected abstract readonly finalErrors: readonly string[]
  /** After these errors the stored token opens nothing any more. */
  protected readonly deadErrors: readonly string[] = []
  /** The first message of every connection. */
  protected abstract hello(token: string | null): unknown
  /** Looks at a message before the listener gets it; false withholds it. */
  protected abstract inspect(message: Received): boolean

  open(listener: (message: Received) => void): void {
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
    this.#start()
  }

  send(message: Sent): boolean {
    return this.#write(message)
  }

  /** Takes a token that the server has just given, instead of any other. */
  protected useToken(token: string): void {
    this.tokens.save(this.code, token)
    this.linkToken = null
  }

  forget(): void {
    this.linkToken = null
    this.tokens.delete(this.code)
  }

  /** The secret by which this connection is, or will be, opened. */
  get token(): string | null {
    return this.linkToken ?? this.tokens.load(this.code)
  }

  /** The server has accepted the hello; `held`: by the token that was sent, which is stored then. */
  protected accepted(held: boolean): void {
    sessionStorage.removeItem(RELOADED)
    if (this.linkToken && held) this.tokens.saveLinked(this.code, this.linkToken)
    this.linkToken = null
    this.status = 'open'
    this.restarting = false
    this.#delay = FIRST_DELAY
  }

  /** Drops the connection; it is opened again after the usual delay. */
  protected drop(): void {
    this.#socket?.close()
  }

  #write(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
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
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    this.#socket = socket
    socket.onopen = () => {
      this.connections += 1
      this.#lastReceived = Date.now()
      this.#write(this.hello(this.token))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastReceived = Date.now()
      this.#onMessage(JSON.parse(event.data) as Received)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#onClose()
    }
  }

  #onMessage(message: Received): void {
    if (message.type === 'error' && message.closing && this.#onClosing(message.error ?? '')) return
    if (this.inspect(message)) this.#listener(message)
  }

  /** The page is of another version than the server: load it anew, once; the token is kept. */
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
      this.#fallBack = this.token !== null
      if (this.#fallBack) return true
    }
    if (this.deadErrors.includes(error) && !this.linkToken) this.tokens.delete(this.code)
    if (this.finalErrors.includes(error)) this.closedBy = error
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
    else this.#write(commands.ping())
  }
}
