/** The live feed of one tournament, opened by a secret. */

import type { TournamentClientMessage, TournamentServerMessage, TournamentState } from '../gen/messages'
import { tournamentCommands } from './commands'
import type { FeedStatus } from './feed'
import { LiveSocket } from './live_socket.svelte'
import { firstSecret, tournamentSecrets, type TournamentPage } from './tournament_secrets'

/** Where a tournament's messages come from. */
export interface TournamentFeed {
  readonly status: FeedStatus
  /** The name of the error that closed the feed for good; empty otherwise. */
  readonly closedBy: string
  /** The server has announced a restart. */
  readonly restarting: boolean
  /** How many times a connection was made. */
  readonly connections: number
  /** The secret by which the feed is opened, with those that came along. */
  readonly token: string | null

  open(listener: (message: TournamentServerMessage) => void): void
  close(): void
  /** Sends a message; false if there is no connection. */
  send(message: TournamentClientMessage): boolean
}

const ROLES: Record<TournamentPage, TournamentState['role']> = {
  player: 'player', join: 'guest', organise: 'organiser', screen: 'screen',
}

export class TournamentSocket extends LiveSocket<TournamentServerMessage, TournamentClientMessage> implements TournamentFeed {
  protected readonly path: string
  protected readonly finalErrors = ['unknown-tournament', 'broken-table', 'wrong-token', 'taken-over', 'removed', 'left']
  protected override readonly deadErrors = ['wrong-token', 'taken-over', 'removed', 'left']

  constructor(code: string, private readonly page: TournamentPage, linkToken: string | null = null) {
    super(code, tournamentSecrets(page), linkToken)
    this.path = `/ws/tournaments/${encodeURIComponent(code)}`
  }

  override open(listener: (message: TournamentServerMessage) => void): void {
    if (this.token) super.open(listener)
    else this.#end('no-secret')
  }

  protected hello(token: string | null): TournamentClientMessage {
    return tournamentCommands.hello(firstSecret(token ?? ''))
  }

  protected inspect(message: TournamentServerMessage): boolean {
    if (message.type !== 'tournament') return true
    if (message.role !== ROLES[this.page]) {
      // The secret of another page, which must not be stored for this one.
      this.#end('wrong-token')
      return false
    }
    this.accepted(true)
    return true
  }

  #end(error: string): void {
    this.close()
    this.closedBy = error
    this.status = 'closed'
  }
}
