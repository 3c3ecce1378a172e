/** What the player is about to do: a card picked up that still needs a colour or a gift. */

import type { Play } from '../gen/messages'
import { drawsUntilColor, needsColor } from '../cards/faces'
import { colorsOf, readFace } from '../cards/prints'
import { moves } from '../net/commands'
import { settings } from '../settings.svelte'
import { MOST_GIFTS } from './state'
import type { Table } from './table.svelte'

export class Choice {
  /** The place in the hand of the card picked up. */
  place = $state<number | null>(null)
  step = $state<'none' | 'color' | 'whom' | 'gift' | 'swap'>('none')
  to = $state<number | null>(null)
  gifts = $state<number[]>([])
  /** The place of a card that was tapped once, where a second tap is asked for. */
  marked = $state<number | null>(null)

  constructor(private readonly table: Table) {}

  face = $derived.by(() => (this.place === null ? null : (this.table.hand[this.place] ?? null)))

  /** A card was tapped: choose it, at once or by the second tap. */
  tap(place: number): void {
    const first = settings.confirmTap && this.marked !== place && this.table.canPlay(place)
    this.marked = first ? place : null
    if (!first) this.pick(place)
  }

  /** A card was chosen: play it, ask what it still needs, or find out why it cannot be played. */
  pick(place: number): void {
    const name = this.table.hand[place]
    if (name === undefined || this.table.waiting) return
    const face = readFace(name, this.table.print)
    const last = this.table.hand.length === 1
    if (!this.table.canPlay(place)) {
      const color = needsColor(face) ? colorsOf(this.table.print)[0] : undefined
      this.table.ask(moves.play(name, place, color ? { color } : {}))
      return
    }
    this.table.dismiss()
    this.place = place
    if (needsColor(face) && (!last || drawsUntilColor(face))) this.step = 'color'
    else if (face.role === 'gift' && !last) this.step = 'whom'
    else if (this.table.swapSeats(name).length) this.step = 'swap'
    else this.#play({})
  }

  color(color: string): void {
    if (this.place === null) this.table.move(moves.nameColor(color))
    else this.#play({ color })
  }

  whom(chair: number | null): void {
    if (chair === null) {
      this.#play({})
      return
    }
    this.to = chair
    this.gifts = []
    this.step = 'gift'
  }

  /** A seven swaps hands with this chair. */
  swap(chair: number): void {
    this.#play({ to: chair })
  }

  /** Puts a card into the gift or takes it out; of a colour already there it takes the place. */
  toggle(place: number): void {
    if (!this.mayGive(place)) return
    if (this.gifts.includes(place)) {
      this.gifts = this.gifts.filter((each) => each !== place)
      return
    }
    const color = this.#color(place)
    const others = this.gifts.filter((each) => this.#color(each) !== color)
    if (others.length < MOST_GIFTS) this.gifts = [...others, place]
  }

  mayGive(place: number): boolean {
    return place !== this.place && this.#color(place) !== null
  }

  give(): void {
    const give = this.gifts.flatMap((place) => this.table.hand[place] ?? [])
    this.#play(give.length && this.to !== null ? { give, to: this.to } : {})
  }

  cancel(): void {
    this.place = null
    this.step = 'none'
    this.to = null
    this.gifts = []
    this.marked = null
  }

  /** After something happened: the card picked up may no longer be playable. */
  check(): void {
    if (this.place !== null && !this.table.canPlay(this.place)) this.cancel()
    if (this.marked !== null && !this.table.canPlay(this.marked)) this.marked = null
  }

  #color(place: number): string | null {
    const name = this.table.hand[place]
    return name === undefined ? null : readFace(name, this.table.print).color
  }

  #play(more: Partial<Play>): void {
    const { place, face } = this
    if (place === null || face === null) return
    const left = this.table.hand.length - 1 - (more.give?.length ?? 0)
    // Where hands change owners the server adds the call if it is allowed.
    const passes = more.give === undefined && this.table.passesHands(face)
    const uno = this.table.armed && !passes && left <= 1 && this.table.hand.length > 1
    this.cancel()
    this.table.move(moves.play(face, place, { ...more, ...(uno ? { uno: true } : {}) }))
  }
}
