/** One table as the page shows it: its state, what of it is displayed at the moment, and the player's commands. */

import type { AnyMove, Lobby, MatchInfo, SeatInfo, View } from '../gen/messages'
import type { Light } from '../cards/colors'
import { knowsDeck, lightOf, printBehind, printOf, startSide, type Print } from '../cards/prints'
import { failureText } from '../net/api'
import { commands, moves, type MoveKind } from '../net/commands'
import { editions, printedRulings } from '../net/editions'
import type { ClientMessage, Feed, ServerMessage } from '../net/feed'
import { settings } from '../settings.svelte'
import type { RuleValue } from '../texts/rulings'
import { t } from '../texts/texts'
import { playSound } from '../ui/sound'
import { Animator, nextFrame } from './animator.svelte'
import { applyMessage, type Effect } from './apply_update'
import { Choice } from './choice.svelte'
import { freshKeys, trackKeys } from './hand_layout'
import { appendLines, linesOf, linesOfHistory, sidesBefore, type LogLine } from './log'
import type { Viewer } from './narration'
import { EMPTY_STATE, mayArmUno, ownHand, type LogEntry, type ShownHand, type TableState } from './state'
import { findPlayed, shareHands, withCardOnPile, withoutCard } from './transition'

export interface Bubble {
  key: number
  seat: number
  reaction?: string
  text?: string
}

const BUBBLE_TIME = 4000

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
  /** The rulings in force: the printed ones, with what this table changed. */
  rulings = $state.raw<Record<string, RuleValue>>({})
  /** Those of them that differ from the printed ones. */
  differing = $state.raw<Record<string, RuleValue>>({})

  readonly animator = new Animator()
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
  match = $derived.by<MatchInfo | null>(() => this.shown.match)
  view = $derived.by<View | null>(() => this.shown.view)
  legal = $derived.by(() => this.shown.legal)
  clock = $derived.by(() => this.shown.clock)
  colorBefore = $derived.by(() => this.shown.colorBefore)
  shownHand = $derived.by(() => (this.shown.shownHand === this.#closedHand ? null : this.shown.shownHand))

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
    return lightOf(this.shownIn(part))
  }

  can(what: MoveKind): boolean {
    return this.legal.some((move) => move.do === what)
  }

  canPlay(place: number): boolean {
    const face = this.hand[place]
    if (face === undefined || !this.playable.has(face)) return false
    return this.view?.awaiting !== 'drawn' || this.view.drawn === place
  }

  /** The chair that can be caught without an UNO call, if there is one. */
  catchTarget = $derived.by(() => {
    const move = this.legal.find((each) => each.do === 'catch')
    return move?.do === 'catch' ? move.target : null
  })

  facts(chair: number): SeatInfo | undefined {
    const seat = this.match?.seating[chair] ?? chair
    return this.lobby?.seats[seat]
  }

  name(chair: number): string {
    return this.facts(chair)?.name ?? t('lobby-seat', { number: chair + 1 })
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
    else if (effect.kind === 'bubble') this.#showBubble(effect)
  }

  #update(fields: Partial<TableState>): void {
    this.state = { ...this.state, ...fields }
  }

  #join({ history, missed }: Effect & { kind: 'joined' }): void {
    this.#joins += 1
    this.animator.clear()
    this.choice.cancel()
    this.shown = this.state
    this.keys = freshKeys(this.hand.length)
    if (history) this.log = linesOfHistory(this.log, history, this.#viewer, this.side)
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
      if (flips) await this.animator.hold()
      if (!(await this.#animatePlay(entry, before))) return
      if (flips) {
        await nextFrame()
        await this.animator.turnOver(this.view!, after.view, this.me)
      }
      if (joins !== this.#joins) return
    }
    await this.#display(entry, after, dealt)
    if (dealt) this.#addToLog(entry, startSide(this.#viewer.deck))
    if (after.view && !dealt) await this.animator.flyDrawn(events, after.view, this.me)
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

  async #display({ events }: LogEntry, after: TableState, dealt: boolean): Promise<void> {
    const faces = ownHand(after.view)
    const rest = events.filter((event) => event.event !== 'played')
    const wasMyTurn = this.myTurn
    this.keys = dealt || this.me === null ? freshKeys(faces.length) : trackKeys(this.keys, this.hand, faces, rest, this.me)
    const turning = this.animator.turning !== null
    const view = turning ? after.view : shareHands(this.view, after.view)
    this.shown = { ...after, view, legal: turning ? [] : after.legal }
    this.animator.setLight(after.view)
    if (turning) {
      await this.animator.finishTurn()
      this.shown = { ...this.shown, legal: after.legal }
    }
    this.choice.check()
    this.#sound(events, wasMyTurn)
  }

  /** Sounds beside those of the cards; the turn's own only for those who look elsewhere. */
  #sound(events: LogEntry['events'], wasMyTurn: boolean): void {
    const kinds = new Set(events.map((event) => event.event))
    if (kinds.has('went_out') || kinds.has('blocked')) playSound('end', lightOf(this.view))
    else if (kinds.has('called_uno') || kinds.has('caught')) playSound('uno', lightOf(this.view))
    else if (this.myTurn && !wasMyTurn && document.hidden) playSound('turn', lightOf(this.view))
  }

  get #viewer(): Viewer {
    return { deck: this.state.view?.deck ?? '', me: this.me, name: (chair) => this.name(chair) }
  }

  #addToLog(entry: LogEntry, side: string | null): void {
    this.log = appendLines(this.log, linesOf(entry, this.#viewer, side))
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

  #showBubble({ seat, reaction, text }: Effect & { kind: 'bubble' }): void {
    const key = ++this.#bubbleCount
    this.bubbles = [...this.bubbles.filter((each) => each.seat !== seat), { key, seat, reaction, text }]
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.key !== key)), BUBBLE_TIME)
  }
}
