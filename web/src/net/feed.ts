/** Where a table's messages come from: a live socket or the script of the lesson; a record can be another. */

import type { ClientMessage, ServerMessage } from '../gen/messages'

export type { ClientMessage, ServerMessage }
export type FeedStatus = 'connecting' | 'open' | 'lost' | 'closed'

export interface Feed {
  readonly status: FeedStatus
  /** The name of the error that closed the feed for good; empty otherwise. */
  readonly closedBy: string
  /** The server has announced a restart. */
  readonly restarting: boolean
  /** No server is behind it: what is done here counts for nothing. */
  readonly scripted?: boolean
  /** The secret by which the seat is held; null where there is none. */
  readonly token?: string | null
  /** A match was made to begin as soon as the page is connected, and has not begun yet. */
  readonly starting?: boolean
  /** How a seat is taken or given up; absent where no seat can be taken. */
  readonly seating?: Seating

  open(listener: (message: ServerMessage) => void): void
  close(): void
  /** Reconnects from scratch, as if the page had just been opened. */
  restart(): void
  /** Sends a message; false if there is no connection. */
  send(message: ClientMessage): boolean
}

/** A feed that the table's page can show. */
export interface TableFeed extends Feed {
  /** The secret by which the seat is held; null where there is none. */
  readonly token: string | null
  /** The table's password, asked for where one is needed. */
  password: string
  /** Goes on as a spectator. */
  watch(): void
}

export interface Seating {
  /** The table's password, sent along by spectators. */
  password: string
  /** Takes a seat (null: any free one) and reconnects as its player. */
  take(seat: number | null, name: string, password: string): Promise<void>
  /** Gives up this browser's token and reconnects as a spectator. */
  watch(): void
  /** Forgets this browser's token. */
  forget(): void
}
