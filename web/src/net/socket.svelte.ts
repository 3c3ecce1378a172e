/** The live feed of one table: it resumes where it left off. */

import { api } from './api'
import { commands } from './commands'
import type { ClientMessage, Feed, Seating, ServerMessage } from './feed'
import { LiveSocket } from './live_socket.svelte'
import type { Update, Welcome } from '../gen/messages'
import type { PartGiver } from '../shuffle/part_giver'
import { pendingStarts } from './pending_start'
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
  /** A match was asked for with the connection, and has not begun yet. */
  starting = $state(false)
  #seat: number | null = null
  #giver: PartGiver | null = null
  /** Messages about the shuffle are answered one after another. */
  #giving = Promise.resolve()
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
    if (message.type === 'error') this.starting = false
    if (message.type === 'update') {
      const next = this.#isNext(message.seq)
      if (next) this.#takePart(message)
      return next
    }
    if (message.type === 'welcome') {
      this.accepted(message.seat !== null)
      this.#since = message.seq
      this.#seat = message.seat
      this.#takePart(message)
      if (pendingStarts.delete(this.code) && message.lobby.phase === 'lobby') this.starting = this.send(commands.start())
    }
    return true
  }

  /** Gives this seat's part to the shuffle, if one is asked for. */
  #takePart(message: Welcome | Update): void {
    if (message.view) this.starting = false
    const seat = this.#seat
    if (!message.shuffle || this.screen) return
    this.#giving = this.#giving.then(async () => {
      this.#giver ??= new (await import('../shuffle/part_giver')).PartGiver()
      for (const answer of this.#giver.answers(message, seat)) this.send(answer)
    })
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
