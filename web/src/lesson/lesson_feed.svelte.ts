/** The feed of the lesson: it answers as the server would, but only the move asked for changes anything. */

import type { AnyMove, Lobby } from '../gen/messages'
import type { ClientMessage, FeedStatus, ServerMessage, TableFeed } from '../net/feed'
import type { LessonScript, LessonStep, Refusal } from './script'

interface Options {
  /** The learner's name, as the table shows it. */
  name: () => string
  /** Milliseconds before each of Ben's moves. */
  pause: () => number
}

/** Why a move of the learner changed nothing although it is legal. */
export interface Detour {
  /** Counts them, so that the same text is said again. */
  count: number
}

export class LessonFeed implements TableFeed {
  readonly status: FeedStatus = 'open'
  readonly closedBy = ''
  readonly restarting = false
  readonly scripted = true
  readonly token = null
  password = ''

  /** The number of the step that is asked for; that of all steps once the lesson is over. */
  at = $state(0)
  /** Ben is playing: messages are still to come. */
  busy = $state(false)
  /** The learner has just made another legal move, or given a wrong answer. */
  detour = $state.raw<Detour | null>(null)

  #listener: (message: ServerMessage) => void = () => {}
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #seq = 0
  #detours = 0

  constructor(private readonly script: LessonScript, private readonly options: Options) {}

  step = $derived.by<LessonStep | null>(() => this.script.steps[this.at] ?? null)

  get steps(): number {
    return this.script.steps.length
  }

  /** The target of a usual match. */
  get usualTarget(): number {
    return this.script.usual_target
  }

  /** The card that the learner has read from its back. */
  get seen(): string | null {
    return this.script.steps.find((step) => !step.asks)?.answers[0] ?? null
  }

  open(listener: (message: ServerMessage) => void): void {
    this.#listener = listener
    this.#later(0, () => this.restart())
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#listener = () => {}
  }

  /** Begins again. */
  restart(): void {
    const listener = this.#listener
    this.close()
    this.#listener = listener
    this.at = 0
    this.busy = false
    this.detour = null
    this.#deliver(this.script.welcome)
  }

  watch(): void {}

  /** Answers in a task of its own, as a connection would. */
  send(message: ClientMessage): boolean {
    if (message.type === 'move') this.#later(0, () => this.#move(message.id, message.move))
    else if (message.type === 'check') this.#later(0, () => this.#check(message.id, message.move))
    else if (message.type === 'start') this.#later(0, () => this.restart())
    else this.#later(0, () => this.#acknowledge(message.id ?? null))
    return true
  }

  /** Answers the question of the step; the right answer goes on. */
  answer(face: string): void {
    if (!this.step || this.step.asks) return
    if (face === this.step.answers[0]) this.#advance('')
    else this.#digress()
  }

  #move(id: string, move: AnyMove): void {
    const refusal = this.#refusal(move)
    if (refusal) {
      const { rule, facts, text } = refusal
      this.#deliver({ type: 'refused', id, rule, facts, text })
    } else if (this.busy || !this.step?.asks || !isSame(move, this.step.asks)) {
      this.#acknowledge(id)
      this.#digress()
    } else this.#advance(id)
  }

  #check(id: string, move: AnyMove): void {
    const { rule = '', facts = {}, text = '' } = this.#refusal(move) ?? {}
    this.#deliver({ type: 'verdict', id, rule, facts, text })
  }

  /** Why the learner may not make a move now; null if it is legal, or if Ben is playing. */
  #refusal(move: AnyMove): Refusal | null {
    if (this.busy || !this.step) return null
    const concerns = (refusal: Refusal) => (move.do === 'play' ? refusal.cards.includes(move.card) : refusal.moves.includes(move.do))
    return this.step.refusals.find(concerns) ?? null
  }

  #digress(): void {
    if (!this.busy && this.step) this.detour = { count: ++this.#detours }
  }

  #acknowledge(id: string | null): void {
    this.#deliver({ type: 'ack', id, seq: this.#seq })
  }

  /** Sends what follows the step, one message after another, and then asks for the next step. */
  #advance(id: string): void {
    const updates = [...(this.step?.updates ?? [])]
    this.detour = null
    this.busy = true
    const next = (first: boolean): void => {
      const update = updates.shift()
      if (update) this.#deliver({ ...update, ...(first ? { id } : {}) } as ServerMessage)
      if (updates.length) this.#later(this.options.pause(), () => next(false))
      else {
        this.at += 1
        this.busy = false
      }
    }
    next(true)
  }

  #deliver(message: ServerMessage): void {
    if ('seq' in message) this.#seq = message.seq
    this.#listener('lobby' in message && message.lobby ? { ...message, lobby: this.#named(message.lobby) } : message)
  }

  #named(lobby: Lobby): Lobby {
    return { ...lobby, seats: lobby.seats.map((seat) => (seat.seat === this.script.welcome.seat ? { ...seat, name: this.options.name() } : seat)) }
  }

  #later(time: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      act()
    }, time)
    this.#timers.add(timer)
  }
}

/** Whether a move is the one asked for; an UNO call made with it is no other move. */
function isSame(move: AnyMove, asked: AnyMove): boolean {
  if (move.do !== asked.do) return false
  if (move.do === 'play' && asked.do === 'play') return move.card === asked.card && (move.color ?? null) === (asked.color ?? null)
  if (move.do === 'catch' && asked.do === 'catch') return move.target === asked.target
  return true
}
