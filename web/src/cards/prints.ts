/** The decks and what is printed on them: the project's own, and those a server has registered. */

import type { DeckInfo, PrintInfo } from '../gen/messages'
import { DECKS } from '../gen/names'
import { LIGHT_OF, PAINTS, paintFor, type Light, type Paint } from './colors'
import { faceOf, type Face } from './faces'

/** The id of a print: its name for the project's own, else with the name of its deck. */
export type Print = string

export interface PrintStyle extends PrintInfo {
  light: Light
  paints: Readonly<Record<string, Paint>>
}

/** A view, or as much of it as tells which print is in play; `side` is null for one-sided decks. */
export interface InPlay {
  deck: string
  side: string | null
}

const styles = new Map<Print, PrintStyle>()
const decks = new Map<string, readonly Print[]>()

for (const deck of DECKS) {
  decks.set(deck.name, deck.prints.map((print) => print.name))
  for (const print of deck.prints) {
    styles.set(print.name, { ...print, light: LIGHT_OF[print.name] ?? 'day', paints: PAINTS[print.name] ?? {} })
  }
}

/** Makes the decks of a server known; those that are known already stay. */
export function addDecks(added: readonly DeckInfo[]): void {
  for (const deck of added) {
    if (decks.has(deck.name)) continue
    decks.set(deck.name, deck.prints.map((print) => `${deck.name}/${print.name}`))
    for (const [side, print] of deck.prints.entries()) {
      const light = side ? 'night' : 'day'
      const paints = Object.fromEntries(
        print.colors.map((color, at) => [color, paintFor(color, at, light, print.swatches[at])]),
      )
      styles.set(`${deck.name}/${print.name}`, { ...print, light, paints })
    }
  }
}

export function knowsDeck(deck: string): boolean {
  return decks.has(deck)
}

/** The prints of a deck, one for each side. */
export function printsOf(deck: string): readonly Print[] {
  return decks.get(deck) ?? []
}

export function styleOf(print: Print): PrintStyle {
  return styles.get(print) ?? styles.get('light')!
}

/** The print in play. */
export function printOf({ deck, side }: InPlay): Print {
  const prints = printsOf(deck)
  return prints.find((print) => styleOf(print).name === side) ?? prints[0] ?? 'light'
}

/** The print of the faces turned away; null for one-sided decks. */
export function printBehind(seen: InPlay): Print | null {
  const shown = printOf(seen)
  return printsOf(seen.deck).find((print) => print !== shown) ?? null
}

export function lightOf(seen: InPlay | null | undefined): Light {
  return seen ? styleOf(printOf(seen)).light : 'day'
}

/** The side that a round of a deck begins on. */
export function startSide(deck: string): string | null {
  const [first, second] = printsOf(deck)
  return first && second ? styleOf(first).name : null
}

/** The other side of a two-sided deck. */
export function otherSide(seen: InPlay): string | null {
  const behind = printBehind(seen)
  return behind && styleOf(behind).name
}

export function readFace(name: string, print: Print): Face {
  return faceOf(name, print, styleOf(print))
}

export function colorsOf(print: Print): readonly string[] {
  return styleOf(print).colors
}

export function colorRank(face: Face): number {
  return face.color === null ? 9 : colorsOf(face.print).indexOf(face.color)
}

/** Every face a print has. */
export function faceNames(print: Print): string[] {
  return Object.keys(styleOf(print).faces)
}

/** What a card left in hand counts. */
export function pointsOf(name: string, print: Print): number {
  return styleOf(print).points[name] ?? 0
}
