/** How a pad is written: JSON with a version, read with every field checked; older versions are migrated. */

import { EDITIONS } from '../gen/names'
import { MAX_SEATS, MIN_SEATS, MOST_CYCLES } from '../gen/scoring'
import { findSection } from '../texts/sections'
import {
  checkNames, MOST_PLAYERS_NAME, MOST_ROUNDS, MOST_TARGET, MOST_TITLE, newId, PadError, replay,
  type Draft, type Edit, type EnteredHand, type Pad, type PadRound, type Setup,
} from './pad'
import { deckPoints, deckSides, MODES, scheme, seatsAtTable } from './scoring'

export const FORMAT = 'flipdeck-score-pad'
export const VERSION = 1
export const MOST_BYTES = 2_000_000

type Json = Record<string, unknown>
/** Rewrites a pad of one version as the next one has it. */
export type Migration = (pad: Json) => Json

/** `MIGRATIONS[0]` leads from version 1 to 2, and so on. */
export const MIGRATIONS: readonly Migration[] = []

export function writePad(pad: Pad): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, pad })
}

/** Reads a pad; throws a `PadError` that names what is wrong with it. */
export function readPad(text: string, migrations: readonly Migration[] = MIGRATIONS): Pad {
  if (text.length > MOST_BYTES) throw new PadError('too-large')
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new PadError('not-json')
  }
  if (!isObject(file) || file['format'] !== FORMAT) throw new PadError('not-a-pad')
  const version = whole(file['version'], 'version', 1, Number.MAX_SAFE_INTEGER)
  const current = migrations.length + 1
  if (version > current) throw new PadError('newer', { version })
  const migrated = migrations.slice(version - 1).reduce((pad, migrate) => migrate(pad), object(file['pad'], 'pad'))
  return checkedPad(migrated)
}

const WITHOUT_EDITS = { past: [], future: [], draft: null }

/** The text of a file to keep elsewhere: the rounds, without what was undone or begun. */
export function exportPad(pad: Pad): string {
  return writePad({ ...pad, ...WITHOUT_EDITS })
}

/** A pad from a file gets an id of its own, so that it replaces none that is kept. */
export function importPad(text: string): Pad {
  return { ...readPad(text), ...WITHOUT_EDITS, id: newId() }
}

function checkedPad(from: Json): Pad {
  const setup = checkedSetup(from['setup'], 'setup')
  const rounds = list(from['rounds'], 'rounds', 0, MOST_ROUNDS).map((each, at) => checkedRound(each, `rounds[${at}]`, setup))
  const pad: Pad = {
    id: text(from['id'], 'id', 1, 40),
    created: time(from['created'], 'created'),
    changed: time(from['changed'], 'changed'),
    setup,
    rounds,
    past: list(from['past'], 'past', 0, MOST_ROUNDS).map((each, at) => checkedEdit(each, `past[${at}]`, setup)),
    future: list(from['future'], 'future', 0, MOST_ROUNDS).map((each, at) => checkedEdit(each, `future[${at}]`, setup)),
    draft: from['draft'] === null ? null : checkedDraft(from['draft'], 'draft', setup, rounds.length),
  }
  replay(setup, rounds)
  return pad
}

function checkedSetup(value: unknown, at: string): Setup {
  const from = object(value, at)
  const edition = oneOf(from['edition'], `${at}.edition`, EDITIONS)
  const section = from['section'] === null ? null : text(from['section'], `${at}.section`, 1, 20)
  if (section !== null && findSection(section)?.edition !== edition) bad(`${at}.section`)
  const mode = oneOf(from['mode'], `${at}.mode`, MODES)
  const { players: needed, rounds, tables } = scheme(mode)
  const players = list(from['players'], `${at}.players`, needed ?? MIN_SEATS, needed ?? MAX_SEATS).map((name, seat) =>
    text(name, `${at}.players[${seat}]`, 1, MOST_PLAYERS_NAME))
  checkNames(players)
  const seats = seatsAtTable(mode, players.length)
  return {
    title: text(from['title'], `${at}.title`, 0, MOST_TITLE),
    edition, section, mode, players,
    target: whole(from['target'], `${at}.target`, 1, MOST_TARGET),
    cycles: whole(from['cycles'], `${at}.cycles`, 1, rounds === null ? 1 : MOST_CYCLES),
    dealers: list(from['dealers'], `${at}.dealers`, tables, tables).map((seat, table) =>
      whole(seat, `${at}.dealers[${table}]`, 0, seats - 1)),
  }
}

function checkedRound(value: unknown, at: string, setup: Setup): PadRound {
  const from = object(value, at)
  const seats = seatsAtTable(setup.mode, setup.players.length)
  const side = whole(from['side'], `${at}.side`, 0, deckSides(setup.edition).length - 1)
  return {
    table: whole(from['table'], `${at}.table`, 0, scheme(setup.mode).tables - 1),
    seating: list(from['seating'], `${at}.seating`, seats, seats).map((player, seat) =>
      whole(player, `${at}.seating[${seat}]`, 0, setup.players.length - 1)),
    winner: from['winner'] === null ? null : whole(from['winner'], `${at}.winner`, 0, seats - 1),
    side,
    hands: list(from['hands'], `${at}.hands`, seats, seats).map((hand, seat) =>
      hand === null ? null : checkedHand(hand, `${at}.hands[${seat}]`, setup, side)),
  }
}

function checkedHand(value: unknown, at: string, setup: Setup, side: number): EnteredHand {
  const from = object(value, at)
  const shown = deckSides(setup.edition)[side]!
  if ('sum' in from) return { sum: whole(from['sum'], `${at}.sum`, 0, deckPoints(shown)) }
  return { cards: checkedCards(from['cards'], `${at}.cards`, shown.kinds.map(({ kind }) => kind)) }
}

function checkedCards(value: unknown, at: string, kinds: readonly string[]): string[] {
  return list(value, at, 0, 200).map((card, place) => oneOf(card, `${at}[${place}]`, kinds))
}

function checkedEdit(value: unknown, at: string, setup: Setup): Edit {
  const from = object(value, at)
  if (from['what'] === 'setup') {
    return { what: 'setup', before: checkedSetup(from['before'], `${at}.before`), after: checkedSetup(from['after'], `${at}.after`) }
  }
  const round = (each: 'before' | 'after') => (from[each] === null ? null : checkedRound(from[each], `${at}.${each}`, setup))
  if (from['what'] !== 'round') bad(`${at}.what`)
  return { what: 'round', at: whole(from['at'], `${at}.at`, 0, MOST_ROUNDS), before: round('before'), after: round('after') }
}

function checkedDraft(value: unknown, at: string, setup: Setup, rounds: number): Draft {
  const from = object(value, at)
  const seats = seatsAtTable(setup.mode, setup.players.length)
  const side = whole(from['side'], `${at}.side`, 0, deckSides(setup.edition).length - 1)
  const kinds = deckSides(setup.edition)[side]!.kinds.map(({ kind }) => kind)
  return {
    at: from['at'] === null ? null : whole(from['at'], `${at}.at`, 0, rounds - 1),
    table: whole(from['table'], `${at}.table`, 0, scheme(setup.mode).tables - 1),
    outcome: from['outcome'] === null ? null : oneOf(from['outcome'], `${at}.outcome`, ['won', 'blocked'] as const),
    winner: from['winner'] === null ? null : whole(from['winner'], `${at}.winner`, 0, seats - 1),
    side,
    hands: list(from['hands'], `${at}.hands`, seats, seats).map((hand, seat) => {
      const each = object(hand, `${at}.hands[${seat}]`)
      return {
        cards: checkedCards(each['cards'], `${at}.hands[${seat}].cards`, kinds),
        typed: each['typed'] === null ? null : text(each['typed'], `${at}.hands[${seat}].typed`, 0, 20),
      }
    }),
  }
}

function bad(field: string): never {
  throw new PadError('bad-field', { field })
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function object(value: unknown, at: string): Json {
  return isObject(value) ? value : bad(at)
}

function list(value: unknown, at: string, least: number, most: number): unknown[] {
  return Array.isArray(value) && value.length >= least && value.length <= most ? value : bad(at)
}

function text(value: unknown, at: string, least: number, most: number): string {
  return typeof value === 'string' && value.length <= most && value.trim().length >= least ? value : bad(at)
}

function whole(value: unknown, at: string, least: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : bad(at)
}

function time(value: unknown, at: string): string {
  return typeof value === 'string' && value.length < 40 && !Number.isNaN(Date.parse(value)) ? value : bad(at)
}

function oneOf<T extends string>(value: unknown, at: string, known: readonly T[]): T {
  return known.find((each) => each === value) ?? bad(at)
}
