/** Applies a server message to the state of a table; pure, so that it can be tested without a page. */

import { printOf, readFace } from '../cards/prints'
import type { Clock, Update, View, Welcome } from '../gen/messages'
import type { ServerMessage } from '../net/feed'
import { applyUpdate } from './apply_view'
import { mayArmUno, type LogEntry, type ShownHand, type TableState, type TurnClock } from './state'

/** What a message asks the page to do beside showing the new state. */
export type Effect =
  | { kind: 'none' }
  /** Show the state as it is; `history` replaces the log, `missed` continues it. */
  | { kind: 'joined'; history: readonly LogEntry[] | null; missed: readonly LogEntry[] }
  /** Animate the events that lead to the new state. */
  | { kind: 'events'; entry: LogEntry }
  | { kind: 'bubble'; seat: number; reaction?: string; text?: string }

export interface Applied {
  state: TableState
  effect: Effect
}

const NONE: Effect = { kind: 'none' }

/** The state after a message. `now` is the page's clock. Messages of unknown types change nothing. */
export function applyMessage(state: TableState, message: ServerMessage, now: number): Applied {
  switch (message.type) {
    case 'welcome':
      return applyWelcome(state, message, now)
    case 'update':
      return {
        state: applyEntry(state, message, now),
        effect: { kind: 'events', entry: { seq: message.seq, events: message.events } },
      }
    case 'lobby':
      return { state: { ...state, lobby: message.lobby }, effect: NONE }
    case 'refused':
      return { state: { ...state, waiting: false, refusal: message }, effect: NONE }
    case 'verdict':
      return { state: message.rule ? { ...state, refusal: message } : state, effect: NONE }
    case 'error':
      return { state: { ...state, waiting: false, error: message.text }, effect: NONE }
    case 'ack':
      return { state: { ...state, waiting: false }, effect: NONE }
    case 'reaction':
      return { state, effect: { kind: 'bubble', seat: message.seat, reaction: message.reaction } }
    case 'chat':
      return { state, effect: { kind: 'bubble', seat: message.seat, text: message.text } }
    default:
      return { state, effect: NONE }
  }
}

function applyWelcome(state: TableState, message: Welcome, now: number): Applied {
  return {
    state: {
      ...state,
      seq: message.seq,
      seat: message.seat,
      lobby: message.lobby,
      match: message.match,
      view: message.view,
      legal: message.legal,
      clock: startClock(message.clock, now),
      armed: message.armed,
      waiting: false,
      refusal: null,
      error: '',
    },
    effect: { kind: 'joined', history: message.history, missed: message.missed ?? [] },
  }
}

function applyEntry(state: TableState, message: Update, now: number): TableState {
  const { view: before } = state
  const view = applyUpdate(before, message)
  const me = view?.seat ?? null
  const played = message.events.find((event) => event.event === 'played')
  const spent = played?.event === 'played' && played.seat === me
  const settled = view?.turn !== me || view?.awaiting !== before?.awaiting
  return {
    ...state,
    seq: message.seq,
    lobby: message.lobby ?? state.lobby,
    match: message.match ?? state.match,
    view,
    legal: message.legal ?? [],
    clock: startClock(message.clock ?? null, now),
    armed: state.armed && !spent && mayArmUno(view),
    waiting: message.id ? false : state.waiting,
    refusal: settled ? null : state.refusal,
    error: '',
    colorBefore:
      played?.event === 'played' && before && readFace(played.face, printOf(before)).role === 'draw-wild'
        ? before.color
        : state.colorBefore,
    shownHand: shownHand(message, before, me) ?? state.shownHand,
  }
}

function shownHand(message: Update, before: View | null, me: number | null): ShownHand | null {
  const shown = message.events.find((event) => event.event === 'hand_shown')
  if (shown?.event !== 'hand_shown' || !before || !shown.faces || shown.to !== me) return null
  const judged = message.events.find((event) => event.event === 'judged')
  const guilty = judged?.event === 'judged' && judged.guilty
  return { from: shown.seat, faces: shown.faces, guilty, deck: before.deck, side: before.side }
}

function startClock(clock: Clock | null, now: number): TurnClock | null {
  return clock && { ...clock, until: now + clock.left }
}
