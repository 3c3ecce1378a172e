/** The lesson's script (gen/lesson.ts, from tools/lesson_files.py): a prepared round as the server sends it. */

import type { AnyMove, MoveVerdict, Update, Welcome } from '../gen/messages'

/** A message as it is on the wire, where defaults are left out. */
export type Sent<Message extends { type: string }> = Partial<Omit<Message, 'type'>> & Pick<Message, 'type'>

/** Why the learner may not play these cards, or make these kinds of moves. */
export interface Refusal extends Pick<MoveVerdict, 'rule' | 'facts' | 'text'> {
  cards: string[]
  moves: string[]
}

export type StepId =
  | 'color' | 'number' | 'draw' | 'drawn' | 'wild' | 'skip' | 'again' | 'catch' | 'backs' | 'flip' | 'challenge' | 'uno' | 'called' | 'out'

export interface LessonStep {
  id: StepId
  /** The move that the learner is asked for; null for a question. */
  asks: AnyMove | null
  /** The answers to a question, faces of the side that is not in play; the first is right. */
  answers: string[]
  /** What the server sends after the move: the learner's own, then Ben's. */
  updates: (Sent<Update> & Pick<Update, 'seq'>)[]
  refusals: Refusal[]
}

export interface LessonScript {
  welcome: Welcome
  steps: LessonStep[]
  /** The target of a usual match; that of the lesson is lower. */
  usual_target: number
}
