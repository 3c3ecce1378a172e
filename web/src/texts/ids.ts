/**
 * Text ids that are chosen by a value. Every other id is a literal in its call of `t`, so that
 * a test can compare all ids with the catalogues; what is not declared here does not pass it.
 */

import { REFUSALS, RULES, SERVER_ERRORS } from '../gen/names'

export const STATUS_TEXTS = {
  yours: { turn: 'turn-yours', drawn: 'drawn-yours', answer: 'answer-yours', color: 'color-yours', over: 'round-is-over' },
  theirs: { turn: 'turn-theirs', drawn: 'drawn-theirs', answer: 'answer-theirs', color: 'color-theirs', over: 'round-is-over' },
} as const

export const SHEET_TITLES = { log: 'log-title', scores: 'scores-title', sit: 'do-sit' } as const

export const SORTING_TEXTS = { color: 'do-sort-color', number: 'do-sort-number', taken: 'do-sort-taken' } as const

export const REACTION_TEXTS: Record<string, string> = {
  wave: 'react-wave', laugh: 'react-laugh', clap: 'react-clap', wow: 'react-wow', cry: 'react-cry', angry: 'react-angry',
  think: 'react-think', heart: 'react-heart',
}

/** What each key at the table does. */
export const KEY_TEXTS = {
  move: 'key-move', ends: 'key-ends', groups: 'key-groups', play: 'key-play', cancel: 'key-cancel',
  'read-hand': 'key-read-hand', 'read-top': 'key-read-top', 'read-counts': 'key-read-counts', 'read-backs': 'key-read-backs',
  'read-side': 'key-read-side', 'read-turn': 'key-read-turn', 'read-time': 'key-read-time', 'read-scores': 'key-read-scores',
  'open-scores': 'key-open-scores', 'read-last': 'key-read-last', 'read-before': 'key-read-before', sort: 'key-sort',
  draw: 'key-draw', pass: 'key-pass', challenge: 'key-challenge', accept: 'key-accept', uno: 'key-uno', catch: 'key-catch',
  'color-1': 'key-color', 'color-2': 'key-color', 'color-3': 'key-color', 'color-4': 'key-color', help: 'key-help',
} as const

/** What the lesson says at each of its steps. */
export const LESSON_TEXTS = {
  color: 'lesson-color', number: 'lesson-number', draw: 'lesson-draw', drawn: 'lesson-drawn', wild: 'lesson-wild',
  skip: 'lesson-skip-card', again: 'lesson-skipped', catch: 'lesson-catch', backs: 'lesson-backs', flip: 'lesson-flip',
  challenge: 'lesson-challenge', uno: 'lesson-uno', called: 'lesson-called', out: 'lesson-out',
} as const

/** Why the score pad refuses something, by the code of the refusal. */
export const PAD_ERROR_TEXTS = {
  'not-json': 'pad-error-not-json', 'not-a-pad': 'pad-error-not-a-pad', newer: 'pad-error-newer', 'bad-field': 'pad-error-bad-field',
  'too-large': 'pad-error-too-large', 'file-unreadable': 'pad-error-file-unreadable', 'after-end': 'pad-error-after-end',
  'table-waits': 'pad-error-table-waits', 'other-seats': 'pad-error-other-seats', 'winner-out': 'pad-error-winner-out',
  'hand-missing': 'pad-error-hand-missing', 'too-many-cards': 'pad-error-too-many-cards',
  'too-many-points': 'pad-error-too-many-points', 'same-names': 'pad-error-same-names', 'not-stored': 'pad-error-not-stored',
} as const

const CHAPTERS = ['setup', 'turn', 'cards', 'flip', 'draw-wild', 'uno', 'beachcomber', 'end', 'match', 'sees', 'house'] as const

/** Every ruling with those of its values that have a name; numbers, yes and no need none. */
const RULINGS: Record<string, readonly string[]> = {
  deck: ['flip112', 'flip108', 'beach112'],
  first_dealer: ['highest_number', 'highest_points', 'chosen'],
  start_action: ['acts', 'returned', 'ignored'],
  start_wild: ['first_player', 'returned', 'ignored'],
  start_draw_wild: ['returned', 'ignored'],
  start_flip: ['flips', 'returned', 'ignored'],
  start_reverse: ['dealer', 'neighbour'],
  start_draw: ['misses', 'plays'],
  returned_to: ['random', 'bottom'],
  direction: ['left', 'right'],
  drawn_card: ['may_play', 'must_play', 'must_if_forced'],
  voluntary_draw: [],
  uno_window: ['begins', 'played'],
  late_call: [],
  wilds_count_as_match: [],
  wild_after_flip: ['flipper', 'by_side', 'next'],
  found_color_shown: [],
  beachcomber_color: ['keeps', 'names'],
  two_player_reverse: ['skip', 'turn'],
  bluffing: ['allowed', 'refused', 'free'],
  last_card_draws: [],
  uno_penalty: [],
  hand_size: [],
  move_limit: [],
  pairing: ['round', 'match'],
  match: ['single', 'points', 'lowest', 'partners', 'rotation4', 'rotation8', 'elimination'],
  target: [],
  stacking: ['off', 'same', 'rising'],
  drawing: ['one', 'until_fits'],
  jump_in: [],
  seven_swap: [],
  zero_rotate: [],
  last_card: ['any', 'number'],
  uno_call: ['called', 'automatic'],
  until_limit: [],
}

export const chapterId = (name: string): string => `chapter-${name}`
export const ruleId = (slug: string): string => `rule-${slug}`
export const ruleTextId = (slug: string): string => `rule-${slug}.text`
export const errorId = (name: string): string => `error-${name}`
export const refusalId = (slug: string): string => `refusal-${slug}`
export const rulingId = (name: string): string => `ruling-${name}`
export const rulingValueId = (name: string, value: string | number): string => `ruling-${name}-${value}`

/** All ids above that must be in the catalogues read with the page. */
export function declaredIds(): string[] {
  const tables = [STATUS_TEXTS.yours, STATUS_TEXTS.theirs, SHEET_TITLES, SORTING_TEXTS, REACTION_TEXTS, KEY_TEXTS, LESSON_TEXTS, PAD_ERROR_TEXTS]
  return [
    ...tables.flatMap((table) => Object.values<string>(table)),
    ...REFUSALS.map(refusalId),
    ...SERVER_ERRORS.map(errorId),
    ...Object.keys(RULINGS).map(rulingId),
    ...Object.entries(RULINGS).flatMap(([name, values]) => values.map((value) => rulingValueId(name, value))),
  ]
}

/** All ids that must be in the catalogue of the rulebook. */
export function declaredRuleIds(): string[] {
  return [...CHAPTERS.map(chapterId), ...RULES.map(ruleId), ...RULES.map(ruleTextId)]
}
