/** Notes of a table: what people say, and who came and went; the log shows them between the moves. */

import type { Note } from '../gen/messages'
import { REACTION_TEXTS } from '../texts/ids'
import { t, tYou } from '../texts/texts'
import type { LogLine } from './log'
import { REACTIONS } from './reactions'

const LONGEST = 200

/** A row of the log: a line about the round, or a note. */
export interface LogRow {
  key: string
  line?: LogLine
  note?: Note
}

/** The notes continued by new ones; one already there is not repeated. */
export function mergeNotes(kept: readonly Note[], fresh: readonly Note[]): readonly Note[] {
  const known = new Set(kept.map((note) => note.at))
  const added = fresh.filter((note) => !known.has(note.at))
  return added.length ? [...kept, ...added].sort((one, other) => one.at - other.at).slice(-LONGEST) : kept
}

/** Lines and notes in the order in which they came: a note follows the entry after which it was made. */
export function logRows(lines: readonly LogLine[], notes: readonly Note[]): LogRow[] {
  const rows: LogRow[] = []
  let next = 0
  const notesBefore = (seq: number) => {
    for (let note = notes[next]; note && note.after < seq; note = notes[++next]) rows.push({ key: `note.${note.at}`, note })
  }
  for (const line of lines) {
    notesBefore(line.seq)
    rows.push({ key: line.key, line })
  }
  notesBefore(Infinity)
  return rows
}

/** Whether somebody said it, rather than the table. */
export function isSpoken(note: Note): boolean {
  return note.kind === 'chat' || note.kind === 'reaction'
}

/** What was said: the text, or the picture of a reaction. */
export function spokenText(note: Note): string {
  return note.reaction ? REACTIONS[note.reaction] : note.text
}

/** A note as one sentence; `mine`: about the player who reads it. */
export function noteText(note: Note, mine: boolean): string {
  const who = note.name
  switch (note.kind) {
    case 'chat':
      return tYou('note-chat', mine, { who, text: note.text })
    case 'reaction':
      return tYou('note-reaction', mine, { who, reaction: t(REACTION_TEXTS[note.reaction ?? '']!) })
    case 'joined':
      return tYou('note-joined', mine, { who })
    case 'left':
      return t(note.bot ? 'note-left.bot' : 'note-left', { who })
    case 'removed':
      return t(note.bot ? 'note-removed.bot' : 'note-removed', { who })
    case 'renamed':
      return tYou('note-renamed', mine, { who, name: note.text })
    case 'away':
      return tYou('note-away', mine, { who })
    case 'late':
      return tYou('note-late', mine, { who })
    case 'back':
      return tYou('note-back', mine, { who })
    case 'host':
      return tYou('note-host', mine, { who })
    case 'rematch':
      return tYou('note-rematch', mine, { who })
  }
}
