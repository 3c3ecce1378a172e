import { expect, test } from 'vitest'
import type { Note } from '../src/gen/messages'
import type { LogLine } from '../src/table/log'
import { logRows, mergeNotes, noteText } from '../src/table/notes'
import { barLength } from '../src/table/score_lines'
import './english'

const note = (at: number, after: number, fields: Partial<Note> = {}): Note => ({ at, after, kind: 'chat', seat: 1, name: 'Ben', text: 'hi', reaction: null, bot: false, ...fields })
const line = (seq: number): LogLine => ({ seq, key: `${seq}.0`, say: () => '', rule: '', mark: 'plain' })

test('a note follows the entry after which it was made', () => {
  const rows = logRows([line(3), line(5), line(5), line(8)], [note(1, 2), note(2, 5), note(3, 8), note(4, 9)])
  expect(rows.map((row) => row.line?.seq ?? `note ${row.note?.at}`)).toEqual(['note 1', 3, 5, 5, 'note 2', 8, 'note 3', 'note 4'])
})

test('notes that are known already are not repeated, and older ones are put before newer ones', () => {
  const kept = [note(2, 1), note(5, 1)]
  expect(mergeNotes(kept, [note(5, 1), note(2, 1)])).toBe(kept)
  expect(mergeNotes(kept, [note(3, 1), note(5, 1)]).map((each) => each.at)).toEqual([2, 3, 5])
  expect(mergeNotes([], Array.from({ length: 300 }, (_, at) => note(at, 0)))).toHaveLength(200)
})

test('notes are sentences', () => {
  const said = (fields: Partial<Note>, mine = false) => noteText(note(1, 1, fields), mine)
  expect(said({ kind: 'left', bot: true })).toBe('Ben left the table. A bot plays on.')
  expect(said({ kind: 'left' })).toBe('Ben left the table.')
  expect(said({ kind: 'host' }, true)).toBe('You are the host now.')
  expect(said({ kind: 'reaction', reaction: 'clap' })).toContain('Clap')
  expect(said({})).toContain('hi')
})

test('a bar is full at the target, or at the highest total beyond it', () => {
  const at = (total: number) => ({ title: '', seat: 0, seats: [0], total, out: false, mine: false, gained: 0 })
  expect(barLength([at(100), at(461)], 500)).toBe(500)
  expect(barLength([at(612)], 500)).toBe(612)
  expect(barLength([at(80), at(20)], null)).toBe(80)
  expect(barLength([at(0)], null)).toBe(1)
})
