/** One table as this browser sees it. The server rules; this only remembers and asks. */

import type {
  AnyMove, AnyTell, Clock, Happened, Lobby, MatchFacts, SeatFacts, View, Welcome, React as ReactSay, AnySay,
} from '../gen/messages'
import type { Light } from '../cards/colors'
import { printBehind, printOf, type Side } from '../cards/faces'
import { api, Trouble } from '../net/api'
import { editions, rulingsOf } from '../net/editions'
import { Line } from '../net/line.svelte'
import { dropSeat, keepSeat, seatToken } from '../net/seats'
import { settings } from '../settings.svelte'
import type { RuleValue } from '../texts/rulings'
import { t } from '../texts/texts'
import { knock } from '../ui/sound'
import { afterLaying, afterTaking, playedIn, sharing } from './between'
import { Choice, MOST_GIFTS } from './choice.svelte'
import { follow, freshKeys } from './hand'
import { breath, lightOf, Stage } from './stage.svelte'
import { tell, type Told } from './words'

export interface Entry extends Told {
  key: number
}
export interface Why {
  rule: string
  text: string
  facts: Record<string, unknown>
}
export interface Shown {
  from: number
  faces: string[]
  guilty: boolean
  side: Side
}
export interface Bubble {
  key: number
  seat: number
  reaction?: string
  text?: string
}

const LOG_LENGTH = 400
const BUBBLE_TIME = 4000

export class Table {
  lobby = $state.raw<Lobby | null>(null)
  match = $state.raw<MatchFacts | null>(null)
  view = $state.raw<View | null>(null)
  legal = $state.raw<AnyMove[]>([])
  seat = $state<number | null>(null)
  armed = $state(false)
  keys = $state.raw<number[]>([])
  log = $state.raw<Entry[]>([])
  why = $state.raw<Why | null>(null)
  /** The card last asked about. */
  asked = $state<string | null>(null)
  trouble = $state('')
  shown = $state.raw<Shown | null>(null)
  bubbles = $state.raw<Bubble[]>([])
  clock = $state.raw<(Clock & { until: number }) | null>(null)
  /** A move is on its way to the server. */
  waiting = $state(false)
  /** What is played by: the edition's rulings with what this table changed. */
  rulings = $state.raw<Record<string, RuleValue>>({})
  /** What of that is not as on the sheet. */
  differing = $state.raw<Record<string, RuleValue>>({})
  /** The colour in force before the draw-wild that waits for an answer. */
  before = $state<string | null>(null)

  readonly stage = new Stage()
  readonly choice = new Choice(this)
  readonly line: Line
  #count = 0
  #entries = 0
  /** Who was welcomed anew meanwhile has heard of what is still being played. */
  #welcomes = 0

  constructor(readonly code: string) {
    this.line = new Line(code, () => seatToken(code), (told) => this.#hear(told))
  }

  /** The own chair; null for a bystander. */
  me = $derived.by(() => this.view?.seat ?? null)
  side = $derived.by<Side>(() => this.view?.side)
  print = $derived.by(() => printOf(this.view?.side))
  behind = $derived.by(() => printBehind(this.view?.side))
  hand = $derived.by(() => (this.me === null ? [] : (this.view?.hands[this.me]?.faces ?? [])))
  playable = $derived.by(() => new Set(this.legal.flatMap((move) => (move.do === 'play' ? [move.card] : []))))
  /** Nothing is awaited any more: the round is over, or the host has ended the match. */
  over = $derived.by(() => this.view?.awaiting === 'over' || Boolean(this.match?.ended))
  myTurn = $derived.by(() => this.me !== null && this.view?.turn === this.me && !this.over)
  isHost = $derived.by(() => this.seat !== null && this.lobby?.host === this.seat)

  /** Whether the next card laid can leave one: only then can a call be made ready. */
  mayArm = $derived.by(() => {
    const held = this.hand.length
    if (!this.view || this.view.awaiting === 'over' || this.view.hands[this.me ?? -1]?.called) return false
    return held === 2 || (held > 2 && held <= 2 + MOST_GIFTS && this.hand.includes('beachcomber'))
  })

  /** The table as one part of it shows it: during a flip parts turn over one after another. */
  shownIn(part: string): View {
    const turning = this.stage.turning
    return turning?.done.has(part) ? turning.after : this.view!
  }

  lightIn(part: string): Light {
    return lightOf(this.shownIn(part).side)
  }

  can(what: AnyMove['do']): boolean {
    return this.legal.some((move) => move.do === what)
  }

  canLay(place: number): boolean {
    const face = this.hand[place]
    if (face === undefined || !this.playable.has(face)) return false
    return this.view?.awaiting !== 'drawn' || this.view.drawn === place
  }

  facts(chair: number): SeatFacts | undefined {
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

  say(said: AnySay): void {
    if (!this.line.say(said)) this.trouble = t('net-lost')
  }

  move(move: AnyMove): void {
    if (this.waiting) return
    this.waiting = this.line.say({ say: 'move', id: this.#id(), move })
    if (!this.waiting) this.trouble = t('net-lost')
    this.why = null
  }

  /** Asks why a card cannot be laid; nothing is done. */
  ask(move: AnyMove): void {
    this.asked = move.do === 'play' ? move.card : null
    this.say({ say: 'ask', id: this.#id(), move })
  }

  /** Calls UNO now if that is allowed, else with the next card. */
  uno(): void {
    if (this.can('uno')) {
      this.move({ do: 'uno' })
      return
    }
    if (!this.mayArm) return
    this.armed = !this.armed
    this.say({ say: 'arm_uno', id: this.#id(), armed: this.armed })
  }

  react(reaction: ReactSay['reaction']): void {
    this.say({ say: 'react', reaction })
  }

  leave(): void {
    this.say({ say: 'leave' })
    dropSeat(this.code)
  }

  /** Comes back without the seat, which is no longer this browser's. */
  watch(): void {
    dropSeat(this.code)
    this.line.again()
  }

  /** Takes a free seat, or a bot's, and comes back as whoever sits there. */
  async sit(seat: number | null, password: string): Promise<void> {
    try {
      const name = settings.name || t('default-name')
      const taken = await api.sit(this.code, { name, seat, ...(password ? { password } : {}) })
      keepSeat(this.code, taken.token)
      this.line.password = password
      settings.keep()
      this.line.again()
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : String(error)
    }
  }

  #id(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  #hear(told: AnyTell): void {
    switch (told.tell) {
      case 'welcome':
        this.#welcome(told)
        break
      case 'happened':
        if (told.id) this.waiting = false
        this.stage.play(() => this.#happen(told))
        break
      case 'lobby':
        this.#seeLobby(told.lobby)
        break
      case 'refused':
        this.waiting = false
        this.why = told
        break
      case 'ruled':
        if (told.rule) this.why = told
        break
      case 'error':
        this.waiting = false
        this.trouble = told.text
        break
      case 'reacted':
        this.#bubble({ seat: told.seat, reaction: told.reaction })
        break
      case 'chatted':
        this.#bubble({ seat: told.seat, text: told.text })
        break
      case 'done':
        this.waiting = false
        break
      case 'probe':
        this.line.say({ say: 'probed', mark: told.mark })
        break
      case 'pong':
        break
    }
  }

  #welcome(told: Welcome): void {
    this.#welcomes += 1
    this.stage.clear()
    this.waiting = false
    this.trouble = ''
    this.why = null
    this.choice.cancel()
    this.seat = told.seat
    this.lobby = told.lobby
    this.match = told.match
    void this.#learn()
    for (const missed of told.missed ?? []) this.#write(missed.events, this.view?.side)
    this.view = told.view
    this.legal = told.legal
    this.armed = told.armed
    this.keys = freshKeys(this.hand.length)
    this.#setClock(told.clock)
    this.stage.light(told.view?.side)
  }

  async #happen(told: Happened): Promise<void> {
    const before = this.view
    const after = told.view
    const welcomes = this.#welcomes
    if (told.lobby) this.#seeLobby(told.lobby)
    const dealt = before === null || told.events.some((event) => event.event === 'turned_up')
    if (before && after && !dealt) {
      const flips = before.side !== after.side
      this.#write(told.events, before.side)
      if (flips) await this.stage.hold()
      if (!(await this.#lay(told, before))) return
      if (flips) {
        await breath()
        await this.stage.turn(this.view!, after, this.me)
      }
      if (welcomes !== this.#welcomes) return
    }
    if (told.match) this.match = told.match
    this.#remember(told, before, after)
    await this.#show(told, dealt)
    if (dealt && told.events.length) this.#write(told.events, undefined)
    if (after && !dealt) await this.stage.draw(told.events, after, this.me)
  }

  /** A card laid leaves the hand, flies and lies on the pile, each shown in a frame of its own; false
   * if one was welcomed anew meanwhile. */
  async #lay(told: Happened, before: View): Promise<boolean> {
    const laid = playedIn(told.events)
    if (!laid) return true
    const welcomes = this.#welcomes
    const landed = this.stage.lay(told.events, before, this.me)
    this.legal = []
    await breath()
    if (welcomes !== this.#welcomes) return false
    const taken = afterTaking(before, laid)
    if (laid.seat === this.me) {
      const faces = taken.hands[laid.seat]?.faces ?? []
      this.keys = follow(this.keys, this.hand, faces, [laid], laid.seat)
    }
    this.view = taken
    await landed
    if (welcomes !== this.#welcomes) return false
    this.view = afterLaying(taken, laid)
    return true
  }

  async #show(told: Happened, dealt: boolean): Promise<void> {
    const after = told.view
    const faces = after?.seat != null ? (after.hands[after.seat]?.faces ?? []) : []
    const rest = told.events.filter((event) => event.event !== 'played')
    const mine = this.myTurn
    this.keys = dealt || this.me === null ? freshKeys(faces.length) : follow(this.keys, this.hand, faces, rest, this.me)
    this.view = this.stage.turning ? after : sharing(this.view, after)
    this.stage.light(after?.side)
    if (this.stage.turning) await this.stage.settle()
    this.legal = told.legal
    this.#setClock(told.clock)
    this.choice.check()
    this.#sound(told, mine)
  }

  /** What is heard beside the cards themselves; a turn only by who looks elsewhere. */
  #sound(told: Happened, before: boolean): void {
    const events = new Set(told.events.map((event) => event.event))
    if (events.has('went_out') || events.has('blocked')) knock('end', this.side)
    else if (events.has('called_uno') || events.has('caught')) knock('uno', this.side)
    else if (this.myTurn && !before && document.hidden) knock('turn', this.side)
  }

  /** What the view alone does not keep: a shown hand, the colour before a draw-wild, the armed call. */
  #remember(told: Happened, before: View | null, after: View | null): void {
    for (const event of told.events) {
      if (event.event === 'played' && event.face.startsWith('wild-')) this.before = before?.color ?? null
      if (event.event === 'played' && event.seat === this.me) this.armed = false
      if (event.event === 'hand_shown' && event.faces && event.to === this.me) {
        const judged = told.events.find((each) => each.event === 'judged')
        this.shown = {
          from: event.seat,
          faces: event.faces,
          guilty: judged?.event === 'judged' && judged.guilty,
          side: before?.side,
        }
      }
    }
    // A call made ready is spent by the card laid, and forgotten when the hand has grown.
    if (!this.mayArm) this.armed = false
    if (after?.turn !== this.me || after?.awaiting !== before?.awaiting) this.why = null
    this.trouble = ''
  }

  #write(events: Happened['events'], side: Side): void {
    const first = this.lobby?.settings.rules.deck === 'beach112' || this.lobby?.settings.edition === 'beachcomber'
    const shown = side === undefined ? (first ? null : 'light') : side
    const cast = { me: this.me, name: (chair: number) => this.name(chair) }
    const told = tell(events, cast, shown).map((line) => ({ ...line, key: ++this.#entries }))
    if (told.length) this.log = [...this.log, ...told].slice(-LOG_LENGTH)
  }

  #seeLobby(lobby: Lobby): void {
    const changed = JSON.stringify(lobby.settings) !== JSON.stringify(this.lobby?.settings)
    this.lobby = lobby
    if (changed) void this.#learn()
  }

  async #learn(): Promise<void> {
    const settings = this.lobby?.settings
    if (!settings) return
    try {
      const all = await editions()
      const sheet = rulingsOf(all, settings.edition, {})
      this.rulings = rulingsOf(all, settings.edition, settings.rules)
      this.differing = Object.fromEntries(Object.entries(settings.rules).filter(([name, value]) => sheet[name] !== value))
    } catch {
      this.rulings = this.differing = { ...settings.rules }
    }
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock && { ...clock, until: performance.now() + clock.left }
  }

  #bubble(bubble: Omit<Bubble, 'key'>): void {
    const key = ++this.#count
    this.bubbles = [...this.bubbles.filter((each) => each.seat !== bubble.seat), { ...bubble, key }]
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.key !== key)), BUBBLE_TIME)
  }
}
