/** How pads are kept, exported and imported: every version, and what is refused by name. */

import { describe, expect, test, vi } from 'vitest'
import { csvText, summaryText } from '../src/pad/export'
import { exportPad, FORMAT, importPad, MIGRATIONS, readPad, VERSION, writePad } from '../src/pad/format'
import { newDraft } from '../src/pad/round_entry'
import { newPad, PadError, type Pad } from '../src/pad/pad'
import { browserStorage, deletePad, loadPads, PREFIX, savePad, type KeptStorage } from '../src/pad/storage'
import { errorText } from '../src/pad/texts'
import { makeSetup, play } from './pad_fixtures'

/** Version 1 as it was first written; it must be readable for ever. */
const FIRST = {
  format: 'flipdeck-score-pad', version: 1,
  pad: {
    id: '00112233', created: '2026-11-18T04:00:00.000Z', changed: '2026-11-18T05:00:00.000Z',
    setup: {
      title: 'Friday', edition: 'beachcomber', section: '003-DE', mode: 'partners', target: 300, cycles: 1,
      players: ['Ann', 'Ben', 'Cem', 'Dee'], dealers: [2],
    },
    rounds: [
      { table: 0, seating: [0, 1, 2, 3], winner: 1, side: 0, hands: [{ cards: ['0', 'wild-draw4', '9'] }, null, { sum: 41 }, null] },
      { table: 0, seating: [0, 1, 2, 3], winner: null, side: 0, hands: [null, null, null, null] },
    ],
    past: [], future: [], draft: null,
  },
}

function memory(): KeptStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

function refusal(text: string): PadError {
  try {
    readPad(text)
  } catch (error) {
    if (error instanceof PadError) return error
    throw error
  }
  throw new Error('it was read')
}

/** A copy of the first file with one value changed. */
function changed(path: (string | number)[], value: unknown): string {
  const file = structuredClone(FIRST) as unknown as Record<string, unknown>
  let at: Record<string | number, unknown> = file
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>
  at[path.at(-1)!] = value
  return JSON.stringify(file)
}

test('the first version is read as it was written', () => {
  expect(readPad(JSON.stringify(FIRST))).toEqual(FIRST.pad)
  expect(VERSION).toBe(MIGRATIONS.length + 1)
})

test('a pad with everything in it is written and read again', () => {
  let pad: Pad = newPad(makeSetup('rotation8', { cycles: 2, edition: 'flip-splash', section: '001-ES' }))
  pad = play(play(pad, 0, [null, 5, null, 6]), null, [null, null, null, null], 1)
  pad = { ...pad, future: [...pad.past], draft: { ...newDraft(pad.setup, 1), outcome: 'won', winner: 2 } }
  expect(readPad(writePad(pad))).toEqual(pad)
})

test('older versions go through every migration from theirs on, newer ones are refused', () => {
  const rename = (pad: Record<string, unknown>) => ({ ...pad, setup: { ...(pad['setup'] as object), title: `${(pad['setup'] as { title: string }).title}!` } })
  const steps = [rename, rename]
  const file = (version: number) => JSON.stringify({ ...FIRST, version })
  expect(readPad(file(1), steps).setup.title).toBe('Friday!!')
  expect(readPad(file(2), steps).setup.title).toBe('Friday!')
  expect(readPad(file(3), steps).setup.title).toBe('Friday')
  expect(() => readPad(file(4), steps)).toThrow(expect.objectContaining({ code: 'newer', args: { version: 4 } }))
  expect(refusal(file(VERSION + 1)).code).toBe('newer')
})

describe('a file that is no pad is refused by name', () => {
  test.each([
    ['', 'not-json'], ['{', 'not-json'], ['[]', 'not-a-pad'], ['null', 'not-a-pad'], ['{"format":"flipdeck-record"}', 'not-a-pad'],
    ['x'.repeat(2_000_001), 'too-large'],
  ])('%.30s', (text, code) => expect(refusal(text).code).toBe(code))

  test.each<[(string | number)[], unknown, string]>([
    [['version'], '1', 'version'], [['version'], 0, 'version'], [['pad'], [], 'pad'], [['pad', 'id'], '', 'id'],
    [['pad', 'created'], 'yesterday', 'created'], [['pad', 'setup', 'edition'], 'uno', 'setup.edition'],
    [['pad', 'setup', 'section'], '000-EN', 'setup.section'], [['pad', 'setup', 'mode'], 'chess', 'setup.mode'],
    [['pad', 'setup', 'players'], ['Ann', 'Ben'], 'setup.players'], [['pad', 'setup', 'players', 1], '  ', 'setup.players[1]'],
    [['pad', 'setup', 'target'], 0, 'setup.target'], [['pad', 'setup', 'target'], 1.5, 'setup.target'],
    [['pad', 'setup', 'cycles'], 2, 'setup.cycles'], [['pad', 'setup', 'dealers'], [4], 'setup.dealers[0]'],
    [['pad', 'rounds'], {}, 'rounds'], [['pad', 'rounds', 0, 'table'], 1, 'rounds[0].table'],
    [['pad', 'rounds', 0, 'winner'], 4, 'rounds[0].winner'], [['pad', 'rounds', 0, 'side'], 1, 'rounds[0].side'],
    [['pad', 'rounds', 0, 'hands', 0], { cards: ['flip'] }, 'rounds[0].hands[0].cards[0]'],
    [['pad', 'rounds', 0, 'hands', 2], { sum: -1 }, 'rounds[0].hands[2].sum'],
    [['pad', 'rounds', 0, 'hands', 2], { sum: 99_999 }, 'rounds[0].hands[2].sum'],
    [['pad', 'past'], [{ what: 'nothing' }], 'past[0].what'], [['pad', 'draft'], 3, 'draft'],
  ])('%j = %j', (path, value, field) => {
    const error = refusal(changed(path, value))
    expect(error).toMatchObject({ code: 'bad-field', args: { field } })
    expect(errorText(error)).toContain(`“${field}”`)
  })

  test.each<[(string | number)[], unknown, string, string]>([
    [['pad', 'setup', 'players', 1], 'ANN', 'same-names', 'same name'],
    [['pad', 'rounds', 0, 'hands', 0], null, 'hand-missing', 'Round 1: what Ann held is missing.'],
    [['pad', 'rounds', 1, 'seating'], [1, 0, 2, 3], 'other-seats', 'Round 2 was played with other partners.'],
    [['pad', 'rounds', 0, 'hands', 0], { cards: Array(5).fill('wild') }, 'too-many-cards', 'the deck has only 4 of wild'],
    [['pad', 'setup', 'target'], 50, 'after-end', 'The match would be over before round 2.'],
  ])('%j = %j', (path, value, code, text) => {
    const error = refusal(changed(path, value))
    expect(error.code).toBe(code)
    expect(errorText(error)).toContain(text)
  })
})

test('an imported pad replaces none that is kept, and brings no edits along', () => {
  const pad = play(newPad(makeSetup('points')), 0, [null, 1, 2])
  const imported = importPad(exportPad(pad))
  expect(imported).toMatchObject({ setup: pad.setup, rounds: pad.rounds, past: [], future: [], draft: null })
  expect(imported.id).not.toBe(pad.id)
})

describe('what a browser keeps', () => {
  test('each pad by itself, the one changed last first', () => {
    const storage = memory()
    storage.setItem('flipdeck.settings', '{}')
    const old = newPad(makeSetup('points'), new Date('2026-01-01'))
    const recent = newPad(makeSetup('lowest'), new Date('2026-02-01'))
    savePad(storage, old)
    savePad(storage, recent)
    expect(loadPads(storage)).toEqual({ pads: [recent, old], unreadable: [] })
    deletePad(storage, PREFIX + old.id)
    expect(loadPads(storage).pads).toEqual([recent])
    expect(storage.getItem('flipdeck.settings')).toBe('{}')
  })

  test('what cannot be read stays, and is named', () => {
    const storage = memory()
    const newer = JSON.stringify({ ...FIRST, version: VERSION + 1 })
    storage.setItem(`${PREFIX}one`, newer)
    storage.setItem(`${PREFIX}two`, JSON.stringify(FIRST))
    const { pads, unreadable } = loadPads(storage)
    expect(pads).toEqual([])
    expect(unreadable.map(({ key, error, text }) => [key, error.code, text === storage.getItem(key)])).toEqual([
      [`${PREFIX}one`, 'newer', true], [`${PREFIX}two`, 'bad-field', true],
    ])
  })

  test('a full storage is said, and no storage at all', () => {
    const full = { ...memory(), setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }
    expect(() => savePad(full, newPad(makeSetup('points')))).toThrow(expect.objectContaining({ code: 'not-stored' }))
    vi.stubGlobal('window', { get localStorage() { throw new DOMException('denied', 'SecurityError') } })
    expect(browserStorage()).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('for others', () => {
  test('a table of comma-separated values', () => {
    const pad = play(play(newPad(makeSetup('points', { players: ['=Ann', 'B"en', 'Cem'] })), 0, [null, 10, 20]), null, [null, null, null])
    expect(csvText(pad).split('\r\n')).toEqual([
      '"Round","Table","Dealer","Went out","\'=Ann held","B""en held","Cem held","\'=Ann scored","B""en scored","Cem scored","\'=Ann total","B""en total","Cem total"',
      '1,1,"\'=Ann","\'=Ann","",10,20,30,0,0,30,0,0',
      '2,1,"B""en","blocked","","","",0,0,0,30,0,0',
      '',
    ])
  })

  test('lines of text, best first', () => {
    const pad = play(newPad(makeSetup('elimination', { target: 50, title: 'Friday' })), 0, [null, 60, 70])
    expect(summaryText(pad)).toBe('Friday (Elimination)\n1 round\nAnn: 0\nBen: 60 (out)\nCem: 70 (out)\nAnn wins')
    const shared = play(newPad(makeSetup('lowest', { target: 50 })), 0, [null, 0, 70])
    expect(summaryText(shared)).toContain('Ann and Ben share the win')
    const partners = play(newPad(makeSetup('partners', { target: 50 })), 1, [30, null, 30, null])
    expect(summaryText(partners)).toContain('Ben and Dee: 60\nAnn and Cem: 0\nBen and Dee win')
    const single = play(newPad(makeSetup('single')), 2, [null, null, null])
    expect(summaryText(single)).toContain('Cem went out and wins')
  })
})

test('the file says what it is', () => {
  expect(JSON.parse(writePad(newPad(makeSetup('points'))))).toMatchObject({ format: FORMAT, version: VERSION })
})
