/** Applies a server message to the state of a table; pure, so that it can be tested without a page. */

import { printOf, readFace, startSide } from '../cards/prints'
import type { Clock, Lobby, Note, Update, View, Welcome } from '../gen/messages'
import type { Reaction } from '../net/commands'
import type { ServerMessage } from '../net/feed'
import { errorText } from '../texts/errors'
import { applyUpdate } from './apply_view'
import { mayArmUno, type LogEntry, type DealTimer, type ShownHand, type TableState, type TurnClock } from './state'

/** What a message asks the page to do beside showing the new state. */
export type Effect =
  | { kind: 'none' }
  /** Show the state as it is; `history` replaces the log, `missed` continues it. */
  | { kind: 'joined'; history: readonly LogEntry[] | null; missed: readonly LogEntry[]; notes: readonly Note[] }
  /** Animate the events that lead to the new state. */
  | { kind: 'events'; entry: LogEntry }
  /** Keep and show a note; what is said is also shown where its author sits. */
  | { kind: 'note'; note: Note }
  | { kind: 'bubble'; seat: number; reaction?: Reaction; text?: string; note: Note | null }

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
      return { state: { ...state, lobby: message.lobby, deal: startDeal(message.lobby, now) }, effect: NONE }
    case 'refused':
      return { state: { ...state, waiting: false, refusal: message }, effect: NONE }
    case 'verdict':
      return { state: message.rule ? { ...state, refusal: message } : state, effect: NONE }
    case 'hint':
      return { state: { ...state, hint: message }, effect: NONE }
    case 'error':
      return { state: { ...state, waiting: false, error: errorText(message) }, effect: NONE }
    case 'ack':
      return { state: { ...state, waiting: false }, effect: NONE }
    case 'reaction':
      return { state, effect: { kind: 'bubble', seat: message.seat, reaction: message.reaction, note: message.note ?? null } }
    case 'chat':
      return { state, effect: { kind: 'bubble', seat: message.seat, text: message.text, note: message.note ?? null } }
    case 'note':
      return { state, effect: { kind: 'note', note: message.note } }
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
      shuffle: message.shuffle,
      view: message.view,
      legal: message.legal,
      clock: startClock(message.clock, now),
      deal: startDeal(message.lobby, now),
      armed: message.armed,
      waiting: false,
      refusal: null,
      error: '',
      hint: null,
      colorBefore: message.history ? colorBeforeDrawWild(message.history, message.view) : state.colorBefore,
    },
    effect: { kind: 'joined', history: message.history, missed: message.missed ?? [], notes: message.notes ?? [] },
  }
}

/** The current colour when the last draw-wild of a round was played; null if the events do not tell it. */
function colorBeforeDrawWild(history: readonly LogEntry[], view: View | null): string | null {
  let color: string | null = null
  let before: string | null = null
  let print = view ? printOf({ deck: view.deck, side: startSide(view.deck) }) : null
  for (const event of history.flatMap((entry) => entry.events)) {
    if (!view || !print) break
    if (event.event === 'flipped') {
      print = printOf({ deck: view.deck, side: event.side })
      color = null
    } else if (event.event === 'color_named') color = event.color ?? color
    else if (event.event === 'played' || event.event === 'turned_up' || event.event === 'surfaced') {
      const face = readFace(event.face, print)
      if (face.role === 'draw-wild') before = color
      color = face.color ?? color
    }
  }
  return before
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
    shuffle: message.shuffle ?? state.shuffle,
    view,
    legal: message.legal ?? [],
    clock: startClock(message.clock ?? null, now),
    deal: message.lobby ? startDeal(message.lobby, now) : state.deal,
    armed: state.armed && !spent && mayArmUno(view),
    waiting: message.id ? false : state.waiting,
    refusal: settled ? null : state.refusal,
    error: '',
    hint: null,
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

function startDeal({ deal }: Lobby, now: number): DealTimer | null {
  return deal ? { since: now, until: now + deal.left, total: deal.total, running: deal.running, held: deal.held } : null
}

function startClock(clock: Clock | null, now: number): TurnClock | null {
  return clock && { ...clock, until: now + clock.left }
}
