/** Every key of the table: what it is, what it does, and what it is called. The help, the handlers and the
 * tests come from this list. */

import { colorsOf } from '../cards/prints'
import { moves } from '../net/commands'
import { settings, type Sorting } from '../settings.svelte'
import type { Table } from '../table/table.svelte'
import { KEY_TEXTS } from '../texts/ids'
import { t } from '../texts/texts'
import type { Announcer } from './announcer.svelte'
import {
  backsReading, countsReading, eventReading, handReading, scoresReading, sideReading, timeReading, topReading, turnReading,
} from './readings'

/** What the actions of keys work on. */
export interface KeyContext {
  table: Table
  announcer: Announcer
  /** How far the player has stepped, by what is stepped through; another key starts from the beginning. */
  steps: { of: KeyId | null; count: number }
  openHelp: () => void
  openScores: () => void
}

export type KeyId = keyof typeof KEY_TEXTS

export interface KeyBinding {
  id: KeyId
  /** A letter, digit or sign, with `Shift+` before it; a name of `key-cap` where it cannot be changed. */
  key: string
  /** Another key for the same, which cannot be changed. */
  also?: string
  /** Does it; false where it is not possible now. Keys without it are the hand's own, or a panel's. */
  run?: (context: KeyContext) => boolean
}

const SORTINGS: readonly Sorting[] = ['color', 'number', 'taken']

const read = (text: (table: Table) => string) => ({ table, announcer }: KeyContext) => {
  announcer.read(text(table))
  return true
}

/** Reads something further away each time it is asked for in a row. */
const stepped = (id: KeyId, first: number, text: (table: Table, step: number) => string) => (context: KeyContext) => {
  const { steps, table, announcer } = context
  const count = steps.of === id ? steps.count + 1 : first
  context.steps = { of: id, count }
  announcer.read(text(table, count))
  return true
}

const chooseColor = (number: number) => ({ table }: KeyContext) => {
  const color = colorsOf(table.print)[number - 1]
  const asked = table.choice.step === 'color' || (table.choice.step === 'none' && table.can('color'))
  if (!asked || !color) return false
  table.choice.color(color)
  return true
}

function sortHand({ announcer }: KeyContext): boolean {
  const sorting = SORTINGS[(SORTINGS.indexOf(settings.sorting) + 1) % SORTINGS.length]!
  settings.sorting = sorting
  settings.save()
  announcer.read(t('read-sorted', { sorting }))
  return true
}

function callUno({ table }: KeyContext): boolean {
  if (!table.can('uno') && !table.mayArm) return false
  table.callUno()
  return true
}

function catchPlayer({ table }: KeyContext): boolean {
  if (!table.mayCatch) return false
  table.catchOne()
  return true
}

const move = (what: 'draw' | 'pass' | 'challenge' | 'accept') => ({ table }: KeyContext) => {
  if (!table.can(what) || table.waiting) return false
  table.move(moves[what]())
  return true
}

function open(what: 'openHelp' | 'openScores'): (context: KeyContext) => boolean {
  return (context) => {
    context[what]()
    return true
  }
}

export const KEYS: readonly KeyBinding[] = [
  { id: 'move', key: 'Arrows' },
  { id: 'ends', key: 'HomeEnd' },
  { id: 'groups', key: 'Pages' },
  { id: 'play', key: 'Enter' },
  { id: 'cancel', key: 'Escape' },
  { id: 'draw', key: 'd', also: 'Space', run: move('draw') },
  { id: 'pass', key: 'p', run: move('pass') },
  { id: 'uno', key: 'u', run: callUno },
  { id: 'catch', key: 'b', run: catchPlayer },
  { id: 'challenge', key: 'c', run: move('challenge') },
  { id: 'accept', key: 'a', run: move('accept') },
  { id: 'color-1', key: '1', run: chooseColor(1) },
  { id: 'color-2', key: '2', run: chooseColor(2) },
  { id: 'color-3', key: '3', run: chooseColor(3) },
  { id: 'color-4', key: '4', run: chooseColor(4) },
  { id: 'read-hand', key: 'w', run: read(handReading) },
  // Outside a challenge C is free for what other audio games use it for.
  { id: 'read-top', key: 'r', also: 'c', run: read(topReading) },
  { id: 'read-counts', key: 'e', run: read(countsReading) },
  { id: 'read-backs', key: 'Shift+e', run: stepped('read-backs', 0, backsReading) },
  { id: 'read-side', key: 'f', run: read(sideReading) },
  { id: 'read-turn', key: 't', run: read((table) => turnReading(table, performance.now())) },
  { id: 'read-time', key: 'Shift+t', run: read((table) => timeReading(table, performance.now())) },
  { id: 'read-scores', key: 's', run: read(scoresReading) },
  { id: 'open-scores', key: 'Shift+s', run: open('openScores') },
  { id: 'read-last', key: 'l', run: read((table) => eventReading(table, 0)) },
  { id: 'read-before', key: 'Shift+l', run: stepped('read-before', 1, eventReading) },
  { id: 'sort', key: 'o', run: sortHand },
  { id: 'help', key: '?', run: open('openHelp') },
]

/** The key of a binding, as it was changed or as it is. */
export function keyFor(binding: KeyBinding, changed: Readonly<Record<string, string>>): string {
  return (binding.run && changed[binding.id]) || binding.key
}

/** A key pressed, as it is written in the list; null for one that never is there. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  if (event.key === ' ') return 'Space'
  if ([...event.key].length !== 1) return null
  // On a keyboard of another script the key itself counts.
  const letter = /^[\x21-\x7e]$/.test(event.key) ? event.key : (/^Key([A-Z])$/.exec(event.code)?.[1] ?? event.key)
  const lower = letter.toLowerCase()
  return event.shiftKey && lower !== lower.toUpperCase() ? `Shift+${lower}` : lower
}

/** Does what a key stands for; false where it stands for nothing that is possible now. */
export function runKey(key: string, context: KeyContext, changed: Readonly<Record<string, string>>): boolean {
  const own = KEYS.filter((binding) => keyFor(binding, changed) === key)
  const alike = KEYS.filter((binding) => binding.also === key)
  for (const binding of [...own, ...alike]) if (binding.run && runBinding(binding, context)) return true
  if (own.length) context.announcer.read(t('read-not-now'))
  return own.length > 0
}

/** Does what a binding stands for; a series of steps ends with any other one. */
export function runBinding(binding: KeyBinding, context: KeyContext): boolean {
  if (context.steps.of !== binding.id) context.steps = { of: null, count: 0 }
  return binding.run?.(context) ?? false
}

/** The binding that a key is taken by, beside the given one. */
export function takenBy(key: string, id: KeyId, changed: Readonly<Record<string, string>>): KeyBinding | undefined {
  return KEYS.find((binding) => binding.id !== id && keyFor(binding, changed) === key)
}

/** A key as it is written on the keyboard. */
export function capOf(key: string): string {
  const letter = key.replace('Shift+', '')
  const cap = t('key-cap', { key: letter.length === 1 ? letter.toUpperCase() : letter })
  return key === letter ? cap : t('key-cap-shift', { key: cap })
}

export function nameOf(id: KeyId): string {
  return t(KEY_TEXTS[id], { number: Number(id.slice(-1)) || 0 })
}
