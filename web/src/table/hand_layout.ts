/** Sorting and layout of the player's hand, and tracking of its cards across updates. */

import type { AnyEvent } from '../gen/messages'
import { colorRank, readFace, type Print } from '../cards/prints'
import type { Sorting } from '../settings.svelte'

/** Cards that turn over together in a flip. */
export const HANDFUL = 8

/** Places in the hand, in the order they are shown. */
export function sorted(faces: readonly string[], print: Print, by: Sorting): number[] {
  const places = faces.map((_, place) => place)
  if (by === 'taken') return places
  const read = faces.map((name) => readFace(name, print))
  const rank = (place: number): [number, number] => {
    const face = read[place]!
    return by === 'color' ? [colorRank(face), face.rank] : [face.rank, colorRank(face)]
  }
  return places.sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first[0] - second[0] || first[1] - second[1] || a - b
  })
}

/** Whether a count is the fewest, unless most players have as few. */
export function fewest(own: number, counts: readonly number[]): boolean {
  const least = Math.min(...counts)
  return own === least && counts.filter((count) => count === least).length * 2 <= counts.length
}

export interface Plan {
  rows: number
  perRow: number
  /** The width of a card, and the distance to the next one, which is the width that can be tapped. */
  card: number
  step: number
  /** The distance from one row to the next, which may lie over it. */
  rowStep: number
  /** The height of the hand for any number of cards, so that what is above it does not move. */
  full: number
}

/** How a hand lies: in a fan, in up to two rows, or in a single row where the screen is low. */
export type Shape = 'fan' | 'rows' | 'low'

export interface HandSpace {
  shape: Shape
  /** The width of the hand and the height of the whole screen. */
  width: number
  height: number
  /** The pointer is fine: a strip of a card is enough to hit it. */
  fine: boolean
  large: boolean
}

const TAP = 44
const POINT = 26
/** Of a card in the first of two rows so much of its height stays visible. */
const ROW_SEEN = 0.6
const HIGH = 1.4
/** So high a screen has room for a second row. */
const TWO_ROWS = 660
/** Below this, cards are smaller still, so that the piles have their room. */
const LOW = 700
/** What a low screen needs beside the cards: bar, seats, turn, last move, count, room to rise. */
const LOW_REST = 256

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Returns the layout of a hand of `count` cards. */
export function arrange(count: number, space: HandSpace): Plan {
  const { width, height } = space
  const least = space.fine ? POINT : TAP
  const large = space.large ? 1.2 : 1
  if (space.shape === 'fan') {
    const card = Math.min(clamp(92, height * 0.14, 170) * large, Math.max(width * 0.17, 92))
    const rows = count > 1 && (width - card) / (count - 1) < least ? 2 : 1
    return plan(card, rows, count, width, least)
  }
  if (space.shape === 'low') {
    const most = clamp(56, (height - LOW_REST) / HIGH, 120 * large)
    const card = clamp(Math.min(60, most), width - least * (count - 1), most)
    return { ...plan(card, 1, count, width, least), full: most * HIGH }
  }
  const small = clamp(72, height * (height < LOW ? 0.12 : 0.13), 104) * large
  const rows = height < TWO_ROWS ? 1 : 2
  const full = small * HIGH * (1 + ROW_SEEN * (rows - 1))
  // A few cards are shown in one row and may be larger, where there is room for two.
  const one = Math.min(width - TAP * (count - 1), rows === 1 ? small : small * 1.25)
  if (one >= small) return { ...plan(one, 1, count, width, TAP), full }
  return { ...plan(small, rows, count, width, TAP), full }
}

function plan(card: number, rows: number, count: number, width: number, least: number): Plan {
  const perRow = Math.max(Math.ceil(count / rows), 1)
  const step = perRow > 1 ? Math.min(Math.max((width - card) / (perRow - 1), least), card * 0.86) : card
  const rowStep = card * HIGH * ROW_SEEN
  return { rows, perRow, card, step, rowStep, full: card * HIGH + rowStep * (rows - 1) }
}

let made = 0

export function freshKeys(count: number): number[] {
  return Array.from({ length: count }, () => ++made)
}

/**
 * Keys by which a card stays the same element of the page while others come and go. A card that left
 * is identified by its place, or by its face if the place is not known.
 */
export function trackKeys(
  keys: readonly number[],
  before: readonly string[],
  after: readonly string[],
  events: readonly AnyEvent[],
  me: number,
): number[] {
  // A hand that changed its owner is a new one.
  if (events.some((event) => event.event === 'rotated' || (event.event === 'swapped' && [event.seat, event.to].includes(me)))) return freshKeys(after.length)
  const left = [...keys]
  const faces = [...before]
  for (const event of events) {
    const gone = (event.event === 'played' || event.event === 'gave') && event.seat === me
    if (!gone) continue
    const place = event.event === 'played' ? (event.at ?? -1) : faces.indexOf(event.face ?? '')
    const at = faces[place] === event.face ? place : faces.indexOf(event.face ?? '')
    if (at >= 0) {
      left.splice(at, 1)
      faces.splice(at, 1)
    }
  }
  if (left.length > after.length) return freshKeys(after.length)
  return [...left, ...freshKeys(after.length - left.length)]
}
