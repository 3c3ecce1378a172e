/** What moves: cards in flight, the turn of the whole table, the light of the room. One thing after
 * another, each as long as the speed setting says; only transform and opacity are ever animated. */

import { SvelteSet } from 'svelte/reactivity'
import type { AnyEvent, View } from '../gen/messages'
import { BACK, HAND, hush, PILE, ready, type Wanted } from '../cards/bitmaps'
import { printBehind, printOf, type Side } from '../cards/faces'
import type { Light, Print } from '../cards/colors'
import { settings, stillness } from '../settings.svelte'
import { knock, stir } from '../ui/sound'
import { playedIn } from './between'
import { HANDFUL } from './hand'

export const FLIGHT = 220
const APART = 60
const MANY = 1200
export const TURN = 900
const FADE = 120
const HURRY = 5

export interface Spot {
  x: number
  y: number
  width: number
}
export interface Flight {
  key: number
  face: string | null
  print: Print | null
  from: Spot
  to: Spot
  delay: number
  time: number
}
/** The table before and after a flip, and which parts of it have turned over already; a part that
 * turns concerns nobody else. */
export interface Turning {
  before: View
  after: View
  done: SvelteSet<string>
}

export class Stage {
  flights = $state.raw<Flight[]>([])
  turning = $state.raw<Turning | null>(null)
  /** The light the room is in or fading to, and how long that takes. */
  room = $state<Light>('day')
  dusk = $state(0)
  #queue: (() => Promise<void>)[] = []
  /** Something is still to be shown. */
  busy = $state(false)
  #made = 0
  #steps: Promise<void> = Promise.resolve()

  /** Does one thing after the other. */
  play(act: () => Promise<void>): void {
    this.#queue.push(act)
    if (!this.busy) void this.#run()
  }

  /** A flip is about to come: what can wait, waits, and nothing can be laid any more. */
  held = $state(false)

  hold(): Promise<void> {
    this.#hold(true)
    return breath()
  }

  #hold(held: boolean): void {
    this.held = held
    hush(held)
  }

  clear(): void {
    this.#hold(false)
    this.#queue = []
    this.flights = []
    this.turning = null
  }

  async #run(): Promise<void> {
    this.busy = true
    stir(true)
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      try {
        await act()
      } catch (error) {
        console.error(error)
      }
    }
    this.busy = false
    stir(false)
  }

  /** How long something takes now: nothing while nobody looks or when events have piled up. */
  #time(usual: number): number {
    if (document.hidden || this.#queue.length > HURRY) return 0
    return usual * settings.pace
  }

  light(side: Side): void {
    this.room = lightOf(side)
    document.documentElement.dataset.light = this.room
  }

  /** Everything has turned and is shown from the new view: the hand may be sorted anew. */
  async settle(): Promise<void> {
    await breath()
    this.turning = null
    await breath()
    this.#hold(false)
  }

  /** Cards laid fly to the discard pile before the table shows them there. */
  async lay(events: readonly AnyEvent[], before: View, me: number | null): Promise<void> {
    const laid = playedIn(events)
    if (!laid) return
    knock('lay', before.side)
    const from = (laid.seat === me && laid.at != null && spot(`card-${laid.at}`)) || spot(`seat-${laid.seat}`)
    const to = spot('discard')
    if (from && to) await this.#fly([{ face: laid.face, print: printOf(before.side), from, to }])
  }

  /** Cards drawn or given fly to their new holder. */
  async draw(events: readonly AnyEvent[], after: View, me: number | null): Promise<void> {
    const trips: Omit<Flight, 'key' | 'delay' | 'time'>[] = []
    for (const event of events) {
      if (event.event !== 'drew' && event.event !== 'gave') continue
      const receiver = event.event === 'drew' ? event.seat : event.to
      const from = event.event === 'drew' ? spot('draw') : spot(event.seat === me ? 'hand' : `seat-${event.seat}`)
      const to = spot(receiver === me ? 'hand' : `seat-${receiver}`)
      const open = Boolean(event.face)
      const print = open ? printOf(after.side) : printBehind(after.side)
      if (from && to) trips.push({ face: event.face ?? event.back ?? null, print, from, to })
    }
    if (!trips.length) return
    knock('draw', after.side)
    await this.#fly(trips)
  }

  /** Everything turns over: both piles as blocks, hands one after another, and the room's light. */
  async turn(before: View, after: View, me: number | null): Promise<void> {
    const fade = stillness()
    const time = fade ? this.#time(FADE) : this.#time(TURN)
    if (!time) {
      this.#hold(false)
      return
    }
    knock('flip', after.side)
    await ready(facesOf(after))
    this.turning = { before, after, done: new SvelteSet() }
    this.dusk = time
    this.room = lightOf(after.side)
    await breath()
    const hands = after.hands.flatMap(({ count }, chair) => {
      if (chair !== me) return [`seat-${chair}`]
      return ['hand', ...Array.from({ length: Math.ceil(count / HANDFUL) }, (_, at) => `hand-${at}`)]
    })
    const parts = ['piles', ...hands, 'mine', 'top', 'aside']
    const length = fade ? time : time * 0.5
    const apart = fade ? 0 : (time - length) / (parts.length - 1)
    await Promise.all(parts.map((part, at) => this.#turnPart(part, at * apart, length / 2, fade)))
  }

  /** One part of the table: away from the eye, then with its other face back to it. */
  async #turnPart(part: string, delay: number, time: number, fade: boolean): Promise<void> {
    await wait(delay)
    const [away, back] = fade ? FADING : TURNING
    await this.#step(() => animate(part, away, time))
    await wait(time)
    await this.#step(() => {
      if (!this.turning) return
      this.turning.done.add(part)
      animate(part, back, time)
    })
    await wait(time)
  }

  /** Steps are done one a frame, so that no frame has more to draw than one part of the table. */
  #step(act: () => void): Promise<void> {
    this.#steps = this.#steps.then(act).then(breath)
    return this.#steps
  }

  async #fly(trips: Omit<Flight, 'key' | 'delay' | 'time'>[]): Promise<void> {
    const time = stillness() ? 0 : this.#time(FLIGHT)
    if (!time) return
    const apart = Math.min(this.#time(APART), (this.#time(MANY) - time) / trips.length)
    const flights = trips.map((trip, at) => ({ ...trip, key: ++this.#made, delay: at * apart, time }))
    this.flights = [...this.flights, ...flights]
    await wait(time + apart * (trips.length - 1))
    // A card is gone from the air once the table shows it where it lies.
    const done = new Set(flights.map((flight) => flight.key))
    void breath().then(() => (this.flights = this.flights.filter((flight) => !done.has(flight.key))))
  }
}

const TURNING: [Keyframe[], Keyframe[]] = [
  [{ transform: 'perspective(700px) rotateY(0)' }, { transform: 'perspective(700px) rotateY(90deg)' }],
  [{ transform: 'perspective(700px) rotateY(-90deg)' }, { transform: 'perspective(700px) rotateY(0)' }],
]
const FADING: [Keyframe[], Keyframe[]] = [
  [{ opacity: 1 }, { opacity: 0 }],
  [{ opacity: 0 }, { opacity: 1 }],
]
/** The cards of a part stay as the first half left them until the second begins. */
const half = new WeakMap<Element, Animation>()

function animate(part: string, frames: Keyframe[], time: number): void {
  const away = frames === TURNING[0] || frames === FADING[0]
  for (const card of document.querySelectorAll(`[data-part="${part}"] [data-turns]`)) {
    half.get(card)?.cancel()
    const easing = away ? 'cubic-bezier(.5,0,.9,.6)' : 'cubic-bezier(.1,.4,.5,1)'
    half.set(card, card.animate(frames, { duration: time, easing, fill: away ? 'forwards' : 'none' }))
  }
}

/** Every face a view shows. */
function facesOf(view: View): Wanted[] {
  const [print, behind] = [printOf(view.side), printBehind(view.side)]
  const wanted: Wanted[] = [[view.top, print, HAND]]
  for (const hand of view.hands) {
    wanted.push(...(hand.faces ?? []).map((name): Wanted => [name, print, HAND]))
    if (behind) wanted.push(...(hand.backs ?? []).map((name): Wanted => [name, behind, BACK]))
  }
  if (behind && view.draw_top) wanted.push([view.draw_top, behind, PILE])
  return wanted
}

export function lightOf(side: Side): Light {
  return side === 'dark' ? 'night' : 'day'
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** Lets the browser draw what has been changed, then goes on in a task of its own. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Where something stands on the page, by its mark. */
function spot(name: string): Spot | null {
  const found = document.querySelector(`[data-spot="${name}"]`)
  if (!found) return null
  const box = found.getBoundingClientRect()
  const width = name === 'hand' || name.startsWith('seat') ? Math.min(box.width, 56) : box.width
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width }
}
