/** The order in which a hand is held: its own affair, nobody else sees it. */

import type { AnyEvent } from '../gen/messages'
import { colorRank, kindRank, readFace } from '../cards/faces'
import type { Print } from '../cards/colors'
import type { Sorting } from '../settings.svelte'

/** How many cards turn over together in a flip. */
export const HANDFUL = 8

/** Places in the hand, in the order they are shown. */
export function sorted(faces: readonly string[], print: Print, by: Sorting): number[] {
  const places = faces.map((_, place) => place)
  if (by === 'taken') return places
  const read = faces.map((name) => readFace(name, print))
  const rank = (place: number): [number, number] => {
    const face = read[place]!
    return by === 'color' ? [colorRank(face), kindRank(face)] : [kindRank(face), colorRank(face)]
  }
  return places.sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first[0] - second[0] || first[1] - second[1] || a - b
  })
}

let made = 0

export function freshKeys(count: number): number[] {
  return Array.from({ length: count }, () => ++made)
}

/**
 * Keys by which a card stays the same card on the page while others come and go. What left is known
 * by its place; where that is not told, by its face.
 */
export function follow(
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
