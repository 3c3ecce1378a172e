/** Small tables for tests: a view of two chairs with the fields a test names. */

import type { AnyEvent, Update, Lobby, MatchInfo, View, Welcome } from '../src/gen/messages'
import type { ClientMessage, Feed, FeedStatus, ServerMessage } from '../src/net/feed'

export function makeView(fields: Partial<View> = {}): View {
  return {
    seat: 0,
    dealer: 1,
    out: [],
    side: 'light',
    direction: 'left',
    turn: 0,
    awaiting: 'turn',
    color: 'blue',
    top: 'blue-5',
    hands: [{ count: 3, faces: ['blue-1', 'red-7', 'wild'] }, { count: 2, backs: ['pink-1', 'teal-2'] }],
    draw_count: 50,
    draw_top: 'pink-9',
    discard_count: 1,
    drawn: null,
    bluffer: null,
    exposed: null,
    moves: 0,
    winner: null,
    debt: 0,
    deck: 'flip112',
    ...fields,
  }
}

const seat = (number: number, name: string) =>
  ({ seat: number, kind: 'human', name, bot: null, connected: true, autopilot: false, muted: false }) as const

export function makeLobby(fields: Partial<Lobby> = {}): Lobby {
  return {
    code: 'ABCDEF',
    settings: { edition: 'flip-classic', rules: {} },
    mode: 'points',
    target: 500,
    phase: 'playing',
    paused: false,
    locked: false,
    password: false,
    host: 0,
    seats: [seat(0, 'Ann'), seat(1, 'Ben')],
    spectators: 0,
    ready: [],
    ...fields,
  } as Lobby
}

export function makeMatch(fields: Partial<MatchInfo> = {}): MatchInfo {
  return {
    mode: 'points', target: 500, cycles: 1, rounds: null, round: 1, seating: [0, 1], draws: [], scores: [0, 0], out: [], winners: null,
    ended: null, stopped_for: null, sheet: [], ...fields,
  }
}

export function welcome(fields: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome', protocol: 2, seat: 0, seq: 10, lobby: makeLobby(), match: makeMatch(), view: makeView(), legal: [], shuffle: null,
    clock: null, armed: false, missed: null, history: null, notes: [], ...fields,
  }
}

export function update(seq: number, events: AnyEvent[], fields: Partial<Update> = {}): Update {
  return {
    type: 'update', seq, events, view: makeView(), legal: [], clock: null, lobby: null, match: null, id: null, ...fields,
  }
}

/** A feed whose messages a test delivers by hand; what the client sends is kept. */
export class ScriptedFeed implements Feed {
  status: FeedStatus = 'open'
  closedBy = ''
  restarting = false
  connected = true
  sent: ClientMessage[] = []
  #listener: (message: ServerMessage) => void = () => {}

  open(listener: (message: ServerMessage) => void): void {
    this.#listener = listener
  }
  close(): void {
    this.#listener = () => {}
  }
  restart(): void {}
  send(message: ClientMessage): boolean {
    if (this.connected) this.sent.push(message)
    return this.connected
  }
  deliver(message: ServerMessage): void {
    this.#listener(message)
  }
}
