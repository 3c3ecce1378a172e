/** What moves: cards in flight, the turn of the whole table, the light of the room. One thing after
 * another, each as long as the speed setting says; only transform and opacity are ever animated. */

import type { AnyEvent, View } from '../gen/messages'
import { printBehind, printOf, type Side } from '../cards/faces'
import type { Light, Print } from '../cards/colors'
import { settings, stillness } from '../settings.svelte'
import { knock } from '../ui/sound'
import { playedIn } from './between'

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
/** The table before and after a flip, while every card turns over. */
export interface Turning {
  before: View
  after: View
  time: number
  fade: boolean
}

export class Stage {
  flights = $state.raw<Flight[]>([])
  turning = $state.raw<Turning | null>(null)
  /** The light the room is in or fading to, and how long that takes. */
  room = $state<Light>('day')
  dusk = $state(0)
  #queue: (() => Promise<void>)[] = []
  #running = false
  #made = 0

  /** Does one thing after the other. */
  play(act: () => Promise<void>): void {
    this.#queue.push(act)
    if (!this.#running) void this.#run()
  }

  clear(): void {
    this.#queue = []
    this.flights = []
    this.turning = null
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      try {
        await act()
      } catch (error) {
        console.error(error)
      }
    }
    this.#running = false
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

  settle(side: Side): void {
    this.turning = null
    this.light(side)
  }

  /** Cards laid fly to the discard pile before the table shows them there. */
  async lay(events: readonly AnyEvent[], before: View, me: number | null): Promise<void> {
    const laid = playedIn(events)
    if (!laid) return
    if (settings.sound) knock('lay', before.side)
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
    if (settings.sound) knock('draw', after.side)
    await this.#fly(trips)
  }

  /** Everything turns over: both piles as blocks, hands one after another, and the room's light. */
  async turn(before: View, after: View): Promise<void> {
    const fade = stillness()
    const time = fade ? this.#time(FADE) : this.#time(TURN)
    if (!time) return
    if (settings.sound) knock('flip', after.side)
    this.turning = { before, after, time, fade }
    this.dusk = time
    this.room = lightOf(after.side)
    await wait(time / 2)
    this.light(after.side)
    await wait(time / 2)
  }

  async #fly(trips: Omit<Flight, 'key' | 'delay' | 'time'>[]): Promise<void> {
    const time = stillness() ? 0 : this.#time(FLIGHT)
    if (!time) return
    const apart = Math.min(this.#time(APART), (this.#time(MANY) - time) / trips.length)
    const flights = trips.map((trip, at) => ({ ...trip, key: ++this.#made, delay: at * apart, time }))
    this.flights = [...this.flights, ...flights]
    await wait(time + apart * (trips.length - 1))
    const done = new Set(flights.map((flight) => flight.key))
    this.flights = this.flights.filter((flight) => !done.has(flight.key))
  }
}

function lightOf(side: Side): Light {
  return side === 'dark' ? 'night' : 'day'
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** Where something stands on the page, by its mark. */
function spot(name: string): Spot | null {
  const found = document.querySelector(`[data-spot="${name}"]`)
  if (!found) return null
  const box = found.getBoundingClientRect()
  const width = name === 'hand' || name.startsWith('seat') ? Math.min(box.width, 56) : box.width
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width }
}
