/**
 * Text ids that are chosen by a value. Every other id is a literal in its call of `t`, so that
 * a test can compare all ids with the catalogues; what is not declared here does not pass it.
 */

import { REFUSALS, RULES } from '../gen/names'

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

/** Why the score pad refuses something, by the code of the refusal. */
export const PAD_ERROR_TEXTS = {
  'not-json': 'pad-error-not-json', 'not-a-pad': 'pad-error-not-a-pad', newer: 'pad-error-newer', 'bad-field': 'pad-error-bad-field',
  'too-large': 'pad-error-too-large', 'file-unreadable': 'pad-error-file-unreadable', 'after-end': 'pad-error-after-end',
  'table-waits': 'pad-error-table-waits', 'other-seats': 'pad-error-other-seats', 'winner-out': 'pad-error-winner-out',
  'hand-missing': 'pad-error-hand-missing', 'too-many-cards': 'pad-error-too-many-cards',
  'too-many-points': 'pad-error-too-many-points', 'same-names': 'pad-error-same-names', 'not-stored': 'pad-error-not-stored',
} as const

const CHAPTERS = ['setup', 'turn', 'cards', 'flip', 'draw-wild', 'uno', 'beachcomber', 'end', 'match', 'sees'] as const

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
  bluffing: ['allowed', 'refused'],
  last_card_draws: [],
  uno_penalty: [],
  hand_size: [],
  move_limit: [],
  pairing: ['round', 'match'],
  match: ['single', 'points', 'lowest', 'partners', 'rotation4', 'rotation8', 'elimination'],
  target: [],
}

export const chapterId = (name: string): string => `chapter-${name}`
export const ruleId = (slug: string): string => `rule-${slug}`
export const ruleTextId = (slug: string): string => `rule-${slug}.text`
export const refusalId = (slug: string): string => `refusal-${slug}`
export const rulingId = (name: string): string => `ruling-${name}`
export const rulingValueId = (name: string, value: string | number): string => `ruling-${name}-${value}`

/** All ids above that must be in the catalogues read with the page. */
export function declaredIds(): string[] {
  const tables = [STATUS_TEXTS.yours, STATUS_TEXTS.theirs, SHEET_TITLES, SORTING_TEXTS, REACTION_TEXTS, PAD_ERROR_TEXTS]
  return [
    ...tables.flatMap((table) => Object.values<string>(table)),
    ...REFUSALS.map(refusalId),
    ...Object.keys(RULINGS).map(rulingId),
    ...Object.entries(RULINGS).flatMap(([name, values]) => values.map((value) => rulingValueId(name, value))),
  ]
}

/** All ids that must be in the catalogue of the rulebook. */
export function declaredRuleIds(): string[] {
  return [...CHAPTERS.map(chapterId), ...RULES.map(ruleId), ...RULES.map(ruleTextId)]
}
