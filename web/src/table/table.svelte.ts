/** One table as the page shows it: its state, what of it is displayed at the moment, and the player's commands. */

import type { AnyMove, Lobby, MatchInfo, Note, SeatInfo, View } from '../gen/messages'
import type { Light } from '../cards/colors'
import { knowsDeck, lightOf, printBehind, printOf, startSide, type Print } from '../cards/prints'
import { failureText } from '../net/api'
import { commands, moves, type MoveKind, type Reaction } from '../net/commands'
import { editions, printedRulings } from '../net/editions'
import type { ClientMessage, Feed, ServerMessage } from '../net/feed'
import { settings } from '../settings.svelte'
import type { RuleValue } from '../texts/rulings'
import { either, t } from '../texts/texts'
import { playSound } from '../ui/sound'
import { Animator, nextFrame } from './animator.svelte'
import { applyMessage, type Effect } from './apply_update'
import { Choice } from './choice.svelte'
import { freshKeys, trackKeys } from './hand_layout'
import { appendLines, lastMoveOf, linesOf, linesOfHistory, sidesBefore, type LogLine } from './log'
import { Moments } from './moments.svelte'
import type { Viewer } from './narration'
import { mergeNotes } from './notes'
import { EMPTY_STATE, mayArmUno, ownHand, passesHands, type LogEntry, type ShownHand, type TableState } from './state'
import { findPlayed, receivers, shareHands, withCardOnPile, withoutArriving, withoutCard } from './transition'

export interface Bubble {
  key: number
  seat: number
  reaction?: Reaction
  text?: string
}

const BUBBLE_TIME = 4000
const NOTICE_TIME = 5000

export class Table {
  /** The state after every message received so far. */
  state = $state.raw<TableState>(EMPTY_STATE)
  /** The state the page displays: it lags behind while animations run. */
  shown = $state.raw<TableState>(EMPTY_STATE)
  /** Keys of the player's cards, so that a card stays the same element while others come and go. */
  keys = $state.raw<number[]>([])
  log = $state.raw<readonly LogLine[]>([])
  /** The card last asked about. */
  asked = $state<string | null>(null)
  bubbles = $state.raw<Bubble[]>([])
  /** What people said, and who came and went. */
  notes = $state.raw<readonly Note[]>([])
  /** The notes that were just made. */
  notices = $state.raw<readonly Note[]>([])
  /** The rulings in force: the printed ones, with what this table changed. */
  rulings = $state.raw<Record<string, RuleValue>>({})
  /** Those of them that differ from the printed ones. */
  differing = $state.raw<Record<string, RuleValue>>({})

  /** Is told the sentences of each move as it is shown, and whether it was the player's own card. */
  onLines: ((lines: readonly LogLine[], own: boolean) => void) | null = null

  readonly animator = new Animator()
  readonly moments = new Moments()
  readonly choice = new Choice(this)
  #closedHand = $state.raw<ShownHand | null>(null)
  #bubbleCount = 0
  /** Counts welcomes: an animation that began before the last one has nothing left to show. */
  #joins = 0
  /** Messages received while the deck is loaded. */
  #waitsForDeck: ServerMessage[] | null = null

  constructor(readonly code: string, readonly feed: Feed) {}

  open(): void {
    this.feed.open((message) => this.onMessage(message))
  }

  close(): void {
    this.feed.close()
    this.animator.setLight(null)
  }

  lobby = $derived.by<Lobby | null>(() => this.state.lobby)
  /** The player's seat at the table; null for a spectator. */
  seat = $derived.by(() => this.state.seat)
  armed = $derived.by(() => this.state.armed)
  waiting = $derived.by(() => this.state.waiting)
  refusal = $derived.by(() => this.state.refusal)
  error = $derived.by(() => this.state.error)
  hint = $derived.by(() => this.state.hint)
  match = $derived.by<MatchInfo | null>(() => this.shown.match)
  view = $derived.by<View | null>(() => this.shown.view)
  legal = $derived.by(() => this.shown.legal)
  clock = $derived.by(() => this.shown.clock)
  /** When the next round is dealt by itself. */
  deal = $derived.by(() => this.state.deal)
  /** Whether the player may chat and react here. */
  maySpeak = $derived.by(() => {
    const lobby = this.lobby
    return this.seat !== null && Boolean(lobby?.settings.chat) && !lobby?.settings.public && !lobby?.seats[this.seat]?.muted
  })
  colorBefore = $derived.by(() => this.shown.colorBefore)
  shownHand = $derived.by(() => (this.shown.shownHand === this.#closedHand ? null : this.shown.shownHand))

  /** What the newest move did; also for a screen reader's announcer. */
  lastMove = $derived.by(() => lastMoveOf(this.log))

  /** The player's chair; null for a spectator. */
  me = $derived.by(() => this.view?.seat ?? null)
  side = $derived.by<string | null>(() => this.view?.side ?? null)
  print = $derived.by<Print>(() => (this.view ? printOf(this.view) : 'light'))
  behind = $derived.by(() => this.view && printBehind(this.view))
  hand = $derived.by(() => ownHand(this.view))
  playable = $derived.by(() => new Set(this.legal.flatMap((move) => (move.do === 'play' ? [move.card] : []))))
  /** Nothing is awaited any more: the round is over, or the host has ended the match. */
  over = $derived.by(() => this.view?.awaiting === 'over' || Boolean(this.match?.ended))
  myTurn = $derived.by(() => this.me !== null && this.view?.turn === this.me && !this.over)
  /** The rules that are played here: of the section, else of the edition. */
  rulesPage = $derived.by(() => `/rules/${this.lobby?.settings.section ?? this.lobby?.settings.edition ?? ''}`)
  isHost = $derived.by(() => this.seat !== null && this.lobby?.host === this.seat)
  /** The autopilot plays this seat until its player takes over. */
  autopilot = $derived.by(() => this.me !== null && Boolean(this.facts(this.me)?.autopilot))
  mayArm = $derived.by(() => mayArmUno(this.view))

  /** The table as one part of it shows it: during a flip parts turn over one after another. */
  shownIn(part: string): View {
    const turning = this.animator.turning
    return turning?.done.has(part) ? turning.after : this.view!
  }

  lightIn(part: string): Light {
    return settings.lightFor(lightOf(this.shownIn(part)))
  }

  can(what: MoveKind): boolean {
    return this.legal.some((move) => move.do === what)
  }

  canPlay(place: number): boolean {
    const face = this.hand[place]
    if (face === undefined || !this.playable.has(face)) return false
    return this.view?.awaiting !== 'drawn' || this.view.drawn === place
  }

  /** The chairs with which a card may swap hands; none but for a seven. */
  swapSeats(face: string): number[] {
    return this.legal.flatMap((move) => (move.do === 'play' && move.card === face && move.to != null ? [move.to] : []))
  }

  /** Whether hands change owners when a card of this hand is played. */
  passesHands(face: string): boolean {
    return this.view !== null && this.hand.length > 1 && passesHands(this.view, face)
  }

  /** The chair that can be caught without an UNO call, if there is one. */
  catchTarget = $derived.by(() => {
    const move = this.legal.find((each) => each.do === 'catch')
    return move?.do === 'catch' ? move.target : null
  })

  /** The other chairs with a single card. */
  #singles = $derived.by(() => {
    if (this.over || this.me === null) return []
    return this.others.filter((chair) => this.view?.hands[chair]?.count === 1 && !this.view.out.includes(chair))
  })

  /** The chair that a catch is aimed at: who can be caught, else the first other one with a single card. */
  catchAim = $derived.by(() => (this.over || this.me === null ? null : (this.catchTarget ?? this.#singles[0] ?? null)))

  /** A catch is offered while anyone else has a single card, called or not: to notice that is the game. */
  mayCatch = $derived.by(() => this.catchAim !== null && !this.lobby?.paused)

  /** Everyone who may be meant: the aim alone would tell who has not called. */
  catchNames = $derived.by(() => {
    const chairs = this.#singles.length || this.catchAim === null ? this.#singles : [this.catchAim]
    return either(chairs.map((chair) => this.name(chair)))
  })

  facts(chair: number): SeatInfo | undefined {
    const seat = this.match?.seating[chair] ?? chair
    return this.lobby?.seats[seat]
  }

  name(chair: number): string {
    return this.facts(chair)?.name ?? t('lobby-seat', { number: chair + 1 })
  }

  /** Whether a note is about the player who looks on: the seat may have been another's. */
  isMine(note: Note): boolean {
    return note.seat === this.seat && (note.kind === 'renamed' || note.name === this.lobby?.seats[note.seat]?.name)
  }

  seatName(seat: number): string {
    return this.lobby?.seats[seat]?.name ?? t('lobby-seat', { number: seat + 1 })
  }

  /** What a chair has in the match so far; a single round counts none. */
  points(chair: number): number | undefined {
    const match = this.match
    if (!match || match.mode === 'single') return undefined
    return match.scores[match.mode === 'partners' ? chair % 2 : (match.seating[chair] ?? chair)]
  }

  /** Whether a chair leads the match: the most points, or the fewest where those win; never all at once. */
  leads(chair: number): boolean {
    const match = this.match
    const own = this.points(chair)
    if (!match || own === undefined || !match.sheet.length || this.view?.out.includes(chair)) return false
    const low = match.mode === 'lowest' || match.mode === 'elimination'
    const all = (this.view?.hands ?? []).flatMap((_, each) => (this.view?.out.includes(each) ? [] : [this.points(each) ?? 0]))
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return least < most && own === (low ? least : most)
  }

  /** The other chairs as one sees them going left, beginning at the left neighbour. */
  others = $derived.by(() => {
    const chairs = this.view?.hands.length ?? 0
    const first = this.me ?? 0
    const start = this.me === null ? 0 : 1
    return Array.from({ length: Math.max(chairs - start, 0) }, (_, at) => (first + start + at) % chairs)
  })

  partner = $derived.by(() => {
    const teams = this.match?.mode === 'partners' || this.match?.mode === 'rotation4'
    return teams && this.me !== null ? (this.me + 2) % 4 : null
  })

  send(message: ClientMessage): void {
    if (!this.feed.send(message)) this.#update({ error: t('net-lost') })
  }

  move(move: AnyMove): void {
    if (this.waiting) return
    const sent = this.feed.send(commands.move(move))
    this.#update({ waiting: sent, refusal: null, ...(sent ? {} : { error: t('net-lost') }) })
  }

  /** Asks why a card cannot be played; nothing is done. */
  ask(move: AnyMove): void {
    this.asked = move.do === 'play' ? move.card : null
    this.send(commands.askMove(move))
  }

  /** Catches a player without an UNO call, or says why there is nothing to catch. */
  catchOne(): void {
    if (this.catchAim === null) return
    const move = moves.catch(this.catchAim)
    if (this.catchTarget === null) this.ask(move)
    else this.move(move)
  }

  /** Whether the server gives hints here: against bots alone, and in no tournament. */
  mayAskHint = $derived.by(() => {
    const { lobby, seat } = this.state
    if (!lobby || seat === null || lobby.tournament || this.feed.scripted) return false
    return lobby.seats.every((each) => each.seat === seat || each.kind === 'bot')
  })

  askHint(): void {
    this.send(commands.askHint())
  }

  closeHint(): void {
    this.#update({ hint: null })
  }

  /** Calls UNO now if that is allowed, else with the next card. */
  callUno(): void {
    if (this.can('uno')) {
      this.move(moves.callUno())
      return
    }
    if (!this.mayArm) return
    this.#update({ armed: !this.armed })
    this.send(commands.armUno(this.armed))
  }

  /** Takes the seat back from the autopilot. */
  takeOver(): void {
    this.send(commands.takeOver())
  }

  /** Closes the panel that says why a move is refused, or what went wrong. */
  dismiss(): void {
    this.#update({ refusal: null, error: '' })
  }

  closeShownHand(): void {
    this.#closedHand = this.shown.shownHand
  }

  leave(): void {
    this.send(commands.leave())
    this.feed.seating?.forget()
  }

  /** Gives the seat up and stays as a spectator. */
  standUp(): void {
    this.send(commands.leave())
    this.feed.seating?.watch()
  }

  rename(name: string): void {
    if (!name.trim()) return
    settings.name = name.trim().slice(0, 24)
    settings.save()
    this.send(commands.rename(settings.name))
  }

  /** Takes a free seat, or a bot's, and reconnects as its player. */
  async sit(seat: number | null, password: string): Promise<void> {
    try {
      settings.save()
      await this.feed.seating?.take(seat, settings.name || t('default-name'), password)
    } catch (failure) {
      this.#update({ error: failureText(failure) })
    }
  }

  /** Applies a message of the feed and shows what it changed. */
  onMessage(message: ServerMessage): void {
    const deck = message.type === 'welcome' ? message.view?.deck : undefined
    if (this.#waitsForDeck) this.#waitsForDeck.push(message)
    else if (deck && !knowsDeck(deck)) void this.#loadDeck(message)
    else this.#apply(message)
  }

  /** A deck that the server has registered is loaded before its cards are shown. */
  async #loadDeck(message: ServerMessage): Promise<void> {
    const waiting = (this.#waitsForDeck = [message])
    await editions().catch(() => null)
    this.#waitsForDeck = null
    for (const each of waiting) this.#apply(each)
  }

  #apply(message: ServerMessage): void {
    const before = this.state
    const { state, effect } = applyMessage(before, message, performance.now())
    this.state = state
    if (JSON.stringify(state.lobby?.settings) !== JSON.stringify(before.lobby?.settings)) void this.#loadRulings()
    if (effect.kind === 'joined') this.#join(effect)
    else if (effect.kind === 'events') this.animator.enqueue(() => this.#animate(effect.entry, state))
    else if (effect.kind === 'note') this.#addNote(effect.note)
    else if (effect.kind === 'bubble') {
      if (effect.note) this.#addNote(effect.note)
      this.#showBubble(effect)
    }
  }

  #update(fields: Partial<TableState>): void {
    this.state = { ...this.state, ...fields }
  }

  #join({ history, missed, notes }: Effect & { kind: 'joined' }): void {
    this.#joins += 1
    this.animator.clear()
    this.choice.cancel()
    this.shown = this.state
    this.keys = freshKeys(this.hand.length)
    this.notes = mergeNotes(this.notes, notes)
    if (history) this.log = linesOfHistory(this.log, history, this.#viewer, this.side, this.state.match?.round)
    const sides = sidesBefore(missed, this.#viewer.deck, this.side)
    for (const [at, entry] of missed.entries()) this.#addToLog(entry, sides[at] ?? null)
    this.animator.setLight(this.view)
  }

  /** Shows the events of one entry one after another and then the state after them. */
  async #animate(entry: LogEntry, after: TableState): Promise<void> {
    const { events } = entry
    const before = this.view
    const joins = this.#joins
    const dealt = before === null || events.some((event) => event.event === 'turned_up')
    if (before && after.view && !dealt) {
      const flips = before.side !== after.view.side
      this.#addToLog(entry, before.side)
      this.moments.showHit(this.lastMove?.lines ?? [], this.me)
      if (flips) await this.animator.hold()
      if (!(await this.#animatePlay(entry, before))) return
      if (flips) {
        await nextFrame()
        await this.animator.turnOver(this.view!, after.view, this.me)
      }
      if (joins !== this.#joins) return
    }
    const arriving = dealt || this.animator.turning || !this.animator.flies ? [] : receivers(events)
    await this.#display(entry, after, dealt, arriving)
    if (dealt) {
      this.#addToLog(entry, startSide(this.#viewer.deck))
      this.moments.showHit(this.lastMove?.lines ?? [], this.me)
    }
    if (after.view && !dealt) {
      this.moments.showGrowth(receivers(events))
      await this.#animateDraw(entry, after.view, arriving)
    }
  }

  /** Cards drawn or given are in a hand once they have landed there. */
  async #animateDraw({ events }: LogEntry, view: View, arriving: readonly number[]): Promise<void> {
    const joins = this.#joins
    const show = (coming: readonly number[]) => {
      if (joins === this.#joins) this.shown = { ...this.shown, view: shareHands(this.view, withoutArriving(view, coming)) }
    }
    let coming = arriving
    await this.animator.flyDrawn(events, view, this.me, () => show((coming = coming.slice(1))))
    if (coming.length) show([])
  }

  /** A card played leaves the hand, flies and lands on the pile, each in a frame of its own; false if
   * the table was joined again meanwhile. */
  async #animatePlay({ events }: LogEntry, before: View): Promise<boolean> {
    const played = findPlayed(events)
    if (!played) return true
    const joins = this.#joins
    const landed = this.animator.flyPlayed(events, before, this.me)
    this.shown = { ...this.shown, legal: [] }
    await nextFrame()
    if (joins !== this.#joins) return false
    const taken = withoutCard(before, played)
    if (played.seat === this.me) this.keys = trackKeys(this.keys, this.hand, ownHand(taken), [played], played.seat)
    this.shown = { ...this.shown, view: taken }
    await landed
    if (joins !== this.#joins) return false
    this.shown = { ...this.shown, view: withCardOnPile(taken, played) }
    return true
  }

  async #display({ events }: LogEntry, after: TableState, dealt: boolean, arriving: readonly number[]): Promise<void> {
    const faces = ownHand(after.view)
    const rest = events.filter((event) => event.event !== 'played')
    const wasMyTurn = this.myTurn
    this.keys = dealt || this.me === null ? freshKeys(faces.length) : trackKeys(this.keys, this.hand, faces, rest, this.me)
    const turning = this.animator.turning !== null
    const view = turning ? after.view : shareHands(this.view, after.view && withoutArriving(after.view, arriving))
    this.shown = { ...after, view, legal: turning ? [] : after.legal }
    this.animator.setLight(after.view)
    if (turning) {
      await this.animator.finishTurn()
      this.shown = { ...this.shown, legal: after.legal }
    }
    this.choice.check()
    this.#sound(events, wasMyTurn)
  }

  /** Sounds beside those of the cards. */
  #sound(events: LogEntry['events'], wasMyTurn: boolean): void {
    const kinds = new Set(events.map((event) => event.event))
    if (kinds.has('went_out') || kinds.has('blocked')) playSound('end', lightOf(this.view))
    else if (kinds.has('called_uno') || kinds.has('caught')) playSound('uno', lightOf(this.view))
    else if (this.myTurn && !wasMyTurn && !this.autopilot) playSound('turn', lightOf(this.view))
  }

  get #viewer(): Viewer {
    return { deck: this.state.view?.deck ?? '', me: this.me, name: (chair) => this.name(chair) }
  }

  #addToLog(entry: LogEntry, side: string | null): void {
    const lines = linesOf(entry, this.#viewer, side, this.state.match?.round)
    this.log = appendLines(this.log, lines)
    if (lines.length) this.onLines?.(lines, this.me !== null && findPlayed(entry.events)?.seat === this.me)
  }

  async #loadRulings(): Promise<void> {
    const chosen = this.lobby?.settings
    if (!chosen) return
    try {
      const all = await editions()
      const own = printedRulings(all, chosen.edition, chosen.section)
      this.rulings = { ...own, ...chosen.rules }
      this.differing = Object.fromEntries(Object.entries(chosen.rules).filter(([name, value]) => own[name] !== value))
    } catch {
      this.rulings = this.differing = { ...chosen.rules }
    }
  }

  /** Keeps a note and shows it for a moment; who joins is heard. */
  #addNote(note: Note): void {
    this.notes = mergeNotes(this.notes, [note])
    this.notices = [...this.notices, note]
    if (note.kind === 'joined' && !this.isMine(note)) playSound('join', lightOf(this.view))
    setTimeout(() => (this.notices = this.notices.filter((each) => each !== note)), NOTICE_TIME)
  }

  #showBubble({ seat, reaction, text }: Effect & { kind: 'bubble' }): void {
    const key = ++this.#bubbleCount
    this.bubbles = [...this.bubbles.filter((each) => each.seat !== seat), { key, seat, reaction, text }]
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.key !== key)), BUBBLE_TIME)
  }
}
