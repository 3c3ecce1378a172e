/** The live feed of one table: it resumes where it left off. */

import { api } from './api'
import { commands } from './commands'
import type { ClientMessage, Feed, Seating, ServerMessage } from './feed'
import { LiveSocket } from './live_socket.svelte'
import { seatTokens } from './seat_tokens'
import { TokenStore } from './token_store'

/** A screen holds no seat, even in a browser that does: nothing is ever stored here. */
const NO_TOKENS = new TokenStore('flipdeck.screen.')

export class TableSocket extends LiveSocket<ServerMessage, ClientMessage> implements Feed, Seating {
  password = $state('')
  readonly seating = this

  protected readonly path: string
  protected readonly finalErrors = [
    'taken-over', 'removed', 'left', 'moved', 'unknown-table', 'broken-table', 'wrong-token', 'wrong-password', 'no-spectators',
    'too-many-spectators',
  ]
  /** The number of the last log entry received. */
  #since: number | null = null

  /** `screen`: it shows the table to a room, holds no seat and asks for no backs of hands. */
  constructor(code: string, linkToken: string | null = null, private readonly screen = false) {
    super(code, screen ? NO_TOKENS : seatTokens, linkToken)
    this.path = `/ws/${encodeURIComponent(code)}`
  }

  override restart(): void {
    this.#since = null
    super.restart()
  }

  async take(seat: number | null, name: string, password: string): Promise<void> {
    const taken = await api.sit(this.code, { name, seat, ...(password ? { password } : {}) })
    this.useToken(taken.token)
    this.password = password
    this.restart()
  }

  watch(): void {
    this.forget()
    this.restart()
  }

  protected hello(token: string | null): ClientMessage {
    return commands.hello(token, this.#since, this.password, !this.screen)
  }

  protected inspect(message: ServerMessage): boolean {
    if (message.type === 'probe') {
      this.send(commands.probed(message.mark))
      return false
    }
    if (message.type === 'update') return this.#isNext(message.seq)
    if (message.type === 'welcome') {
      this.accepted(message.seat !== null)
      this.#since = message.seq
    }
    return true
  }

  /** Whether an update follows the last one; where one is missing a whole view is asked for. */
  #isNext(seq: number): boolean {
    if (this.#since !== null && seq <= this.#since) return false
    if (this.#since === null || seq > this.#since + 1) {
      this.#since = null
      this.drop()
      return false
    }
    this.#since = seq
    return true
  }
}
