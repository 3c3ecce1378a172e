/** Animates cards in flight, the flip of the whole table and the light, one after another and as fast as
 * the settings say; only transform and opacity are animated. */

import { SvelteSet } from 'svelte/reactivity'
import type { AnyEvent, View } from '../gen/messages'
import { BACK, HAND, pausePreparing, PILE, ensureRendered, type FaceRequest } from '../cards/bitmaps'
import type { Light } from '../cards/colors'
import { lightOf, printBehind, printOf, type InPlay, type Print } from '../cards/prints'
import { settings, reducedMotion } from '../settings.svelte'
import { playSound, setMoving } from '../ui/sound'
import { findPlayed } from './transition'
import { HANDFUL } from './hand_layout'

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
type Trip = Omit<Flight, 'key' | 'delay' | 'time'>

/** The table before and after a flip, and which parts of it have turned over already; a part that
 * turns concerns nobody else. */
export interface Turning {
  before: View
  after: View
  done: SvelteSet<string>
}

export class Animator {
  flights = $state.raw<Flight[]>([])
  turning = $state.raw<Turning | null>(null)
  /** The light of the side in play; the room is in it or fading to it, unless a theme is chosen. */
  #light = $state<Light>('day')
  room = $derived.by<Light>(() => settings.lightFor(this.#light))
  /** How long it takes to fade. */
  dusk = $state(0)
  #queue: (() => Promise<void>)[] = []
  /** An animation is running or queued. */
  busy = $state(false)
  #made = 0
  #steps: Promise<void> = Promise.resolve()

  /** Runs an animation after those already queued. */
  enqueue(act: () => Promise<void>): void {
    this.#queue.push(act)
    if (!this.busy) void this.#run()
  }

  /** A flip is about to start: background work pauses and no card can be played. */
  held = $state(false)

  hold(): Promise<void> {
    this.#hold(true)
    return nextFrame()
  }

  #hold(held: boolean): void {
    this.held = held
    pausePreparing(held)
  }

  clear(): void {
    this.#hold(false)
    this.#queue = []
    this.flights = []
    this.turning = null
  }

  async #run(): Promise<void> {
    this.busy = true
    setMoving(true)
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      try {
        await act()
      } catch (error) {
        console.error(error)
      }
    }
    this.busy = false
    setMoving(false)
  }

  /** The duration at the set speed: none in a hidden page or when events have piled up. */
  #time(usual: number): number {
    if (document.hidden || this.#queue.length > HURRY) return 0
    return usual * settings.pace
  }

  setLight(seen: InPlay | null): void {
    this.#light = lightOf(seen)
    document.documentElement.dataset.light = this.#light
  }

  /** Everything has turned and the new view is shown: the hand may be sorted again. */
  async finishTurn(): Promise<void> {
    await nextFrame()
    this.turning = null
    await nextFrame()
    this.#hold(false)
  }

  /** Cards played fly to the discard pile before the table shows them there. */
  async flyPlayed(events: readonly AnyEvent[], before: View, me: number | null): Promise<void> {
    const played = findPlayed(events)
    if (!played) return
    playSound('play', lightOf(before))
    const from = (played.seat === me && played.at != null && spot(`card-${played.at}`)) || spot(`seat-${played.seat}`)
    const to = spot('discard')
    if (from && to) await this.#fly([{ face: played.face, print: printOf(before), from, to }])
  }

  /** Whether cards fly at all now. */
  get flies(): boolean {
    return !reducedMotion() && this.#time(FLIGHT) > 0
  }

  /** Cards drawn or given fly to their new holder one after another; `landed` is told of each. */
  async flyDrawn(events: readonly AnyEvent[], after: View, me: number | null, landed: () => void = () => {}): Promise<void> {
    const trips: Trip[] = []
    for (const event of events) {
      if (event.event !== 'drew' && event.event !== 'gave') continue
      const receiver = event.event === 'drew' ? event.seat : event.to
      const from = event.event === 'drew' ? spot('draw') : spot(event.seat === me ? 'hand' : `seat-${event.seat}`)
      const to = spot(receiver === me ? 'hand' : `seat-${receiver}`)
      const open = Boolean(event.face)
      const print = open ? printOf(after) : printBehind(after)
      if (from && to) trips.push({ face: event.face ?? event.back ?? null, print, from, to })
    }
    if (!trips.length) return
    playSound('draw', lightOf(after))
    await this.#fly(trips, landed)
  }

  /** Everything turns over: both piles as blocks, hands one after another, and the room's light. */
  async turnOver(before: View, after: View, me: number | null): Promise<void> {
    const fade = reducedMotion()
    const time = fade ? this.#time(FADE) : this.#time(TURN)
    if (!time) {
      this.#hold(false)
      return
    }
    playSound('flip', lightOf(after))
    await ensureRendered(facesOf(after))
    this.turning = { before, after, done: new SvelteSet() }
    this.dusk = time
    this.#light = lightOf(after)
    await nextFrame()
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
    this.#steps = this.#steps.then(act).then(nextFrame)
    return this.#steps
  }

  async #fly(trips: Trip[], landed: () => void = () => {}): Promise<void> {
    if (!this.flies) return
    const time = this.#time(FLIGHT)
    const apart = Math.min(this.#time(APART), (this.#time(MANY) - time) / trips.length)
    const flights = trips.map((trip, at) => ({ ...trip, key: ++this.#made, delay: at * apart, time }))
    this.flights = [...this.flights, ...flights]
    await Promise.all(flights.map((flight) => this.#land(flight, landed)))
  }

  async #land(flight: Flight, landed: () => void): Promise<void> {
    await wait(flight.delay + flight.time)
    landed()
    // The flying card is removed once the table shows it in its place.
    void nextFrame().then(() => (this.flights = this.flights.filter((each) => each.key !== flight.key)))
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
function facesOf(view: View): FaceRequest[] {
  const [print, behind] = [printOf(view), printBehind(view)]
  const requests: FaceRequest[] = [[view.top, print, HAND]]
  for (const hand of view.hands) {
    requests.push(...(hand.faces ?? []).map((name): FaceRequest => [name, print, HAND]))
    if (behind) requests.push(...(hand.backs ?? []).map((name): FaceRequest => [name, behind, BACK]))
  }
  if (behind && view.draw_top) requests.push([view.draw_top, behind, PILE])
  return requests
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** Resolves after the next frame, in a task of its own. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** The position of an element on the page by its `data-spot`. */
function spot(name: string): Spot | null {
  const found = document.querySelector(`[data-spot="${name}"]`)
  if (!found) return null
  const box = found.getBoundingClientRect()
  const width = name === 'hand' || name.startsWith('seat') ? Math.min(box.width, 56) : box.width
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width }
}
