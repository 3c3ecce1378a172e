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
  /** The height of the hand for any number of cards, so that what is above it does not move. */
  full: number
}

const TAP = 44
const POINT = 26
const ROW_GAP = 10

/** Returns the layout of a hand of `count` cards in the given width. */
export function arrange(count: number, width: number, how: { fan: boolean; fine: boolean; large: boolean }): Plan {
  const large = how.large ? 1.2 : 1
  const row = (card: number, cards: number, loose: number, least: number): Plan['step'] =>
    cards > 1 ? Math.min(Math.max((width - card) / (cards - 1), least), card * loose) : card
  if (how.fan) {
    const card = (width < 884 ? 92 : 100) * large
    const least = how.fine ? POINT : TAP
    const rows = count > 1 && (width - card) / (count - 1) < least ? 2 : 1
    const perRow = Math.ceil(count / rows)
    return { rows, perRow, card, step: row(card, perRow, 0.72, least), full: card * 1.4 * rows + ROW_GAP * (rows - 1) }
  }
  const small = 64 * large
  const full = small * 2.8 + ROW_GAP
  // A few cards are shown in one row and may be as large as the space of two rows allows.
  const one = Math.min(width - TAP * (count - 1), 100 * large)
  if (one >= small) return { rows: 1, perRow: count, card: one, step: row(one, count, 0.86, TAP), full }
  const perRow = Math.ceil(count / 2)
  return { rows: 2, perRow, card: small, step: row(small, perRow, 0.86, TAP), full }
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
