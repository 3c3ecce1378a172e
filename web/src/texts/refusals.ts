/** Why the rules forbid a move, in words: one Fluent message a rule, filled in with the facts. */

import { readFace, type Print } from '../cards/prints'
import type { Facts } from '../gen/messages'
import { bothForms, colorText, faceArgs, faceText, symbolText } from './cards'
import { refusalId } from './ids'
import { either, has, t, type Args } from './texts'

export interface Refusal {
  rule: string
  /** The server's own words, shown where this page has no message for the rule. */
  text: string
  facts: Facts
}

/** The reason for the player `reader`, who made the move; `nameOf` names the other chairs. */
export function refusalText(refusal: Refusal, reader: number | null, print: Print, nameOf: (chair: number) => string): string {
  if (!has(refusalId(refusal.rule))) return refusal.text
  return t(refusalId(refusal.rule), refusalArgs(refusal.facts, reader, print, nameOf))
}

function refusalArgs(facts: Facts, reader: number | null, print: Print, nameOf: (chair: number) => string): Args {
  const { seat, card, color, symbol, wilds, colors, playable, field } = facts
  const args: Args = {
    'color-id': color ?? 'none', ...bothForms('color', (form) => (color ? colorText(color, form) : '')),
    'symbol-id': symbol ?? 'none', ...bothForms('symbol', (form) => (symbol ? symbolText(symbol, form) : '')),
    wilds: wilds ? 'yes' : 'no',
    ...bothForms('colors', (form) => either((colors ?? []).map((each) => colorText(each, form)))),
    ...bothForms('playable', (form) => either((playable ?? []).map((face) => faceText(face, print, form)))),
    'playable-count': playable?.length ?? 0,
    field: field ?? '',
  }
  if (seat != null) Object.assign(args, { who: seat === reader ? 'you' : 'player', name: nameOf(seat), seat })
  return { ...args, ...cardArgs(card, print) }
}

function cardArgs(card: string | null | undefined, print: Print): Args {
  if (!card) return { ...bothForms('card', () => ''), 'card-color': 'none', 'card-kind': 'none' }
  const { color, kind } = faceArgs(readFace(card, print))
  return { ...bothForms('card', (form) => faceText(card, print, form)), 'card-color': color!, 'card-kind': kind! }
}
