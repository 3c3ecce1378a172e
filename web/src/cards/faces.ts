/** A face's name taken apart: `blue-draw1` is blue, of the kind draw1, on the light print. */

import { PRINTS as SIDES } from '../gen/names'
import { PRINTS, type Print } from './colors'

export interface Face {
  name: string
  print: Print
  /** Null for the wild kinds. */
  color: string | null
  /** A number, or the name of an action or wild kind. */
  kind: string
}

/** The side in play as the server says it; one-sided decks have none. */
export type Side = 'light' | 'dark' | null | undefined

export function printOf(side: Side): Print {
  return side ?? 'beach'
}

/** The print of the faces turned away. */
export function printBehind(side: Side): Print | null {
  if (side === 'light') return 'dark'
  if (side === 'dark') return 'light'
  return null
}

export function readFace(name: string, print: Print): Face {
  const dash = name.indexOf('-')
  const first = dash < 0 ? name : name.slice(0, dash)
  if (dash > 0 && first in PRINTS[print]) {
    return { name, print, color: first, kind: name.slice(dash + 1) }
  }
  return { name, print, color: null, kind: name }
}

export function colorsOf(print: Print): string[] {
  return Object.keys(PRINTS[print])
}

export function isNumber(face: Face): boolean {
  return face.kind.length === 1
}

/** Whether a kind is a wild; other kinds without a colour stand for any of the four. */
export function isWildKind(kind: string): boolean {
  return WILDS.includes(kind)
}

export function needsColor(face: Face): boolean {
  return face.color === null && face.kind !== 'beachcomber'
}

const ORDER = ['draw1', 'draw2', 'draw5', 'reverse', 'skip', 'skipall', 'flip']
const WILDS = ['wild', 'wild-draw2', 'wild-draw4', 'wild-drawcolor', 'beachcomber']

export function kindRank(face: Face): number {
  if (face.color === null) return 100 + WILDS.indexOf(face.kind)
  return isNumber(face) ? Number(face.kind) : 10 + ORDER.indexOf(face.kind)
}

export function colorRank(face: Face): number {
  return face.color === null ? 9 : colorsOf(face.print).indexOf(face.color)
}

/** Every face a print has. */
export function faceNames(print: Print): string[] {
  return Object.keys(SIDES[print].points)
}

/** What a card left in hand counts. */
export function pointsOf(name: string, print: Print): number {
  return (SIDES[print].points as Record<string, number>)[name] ?? 0
}
