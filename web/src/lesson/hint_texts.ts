/** Hints in words: what can be done now, one good move, and why it is good. */

import type { AnyMove, HintSent } from '../gen/messages'
import { bothForms, colorText, faceText } from '../texts/cards'
import { either, listed, t, type Args } from '../texts/texts'
import type { Table } from '../table/table.svelte'

/** One line for each kind of move that is legal now. */
export function choices(table: Table): string[] {
  if (!table.legal.length) return []
  const faces = [...table.playable]
  const cards = bothForms('cards', (form) => either(faces.map((face) => faceText(face, table.print, form))))
  const lines: string[] = []
  if (table.can('color')) lines.push(t('hint-can-color'))
  if (table.can('accept') && table.can('challenge')) lines.push(t('hint-can-answer'))
  if (faces.length) lines.push(t('hint-can-play', { ...cards, count: faces.length, draw: table.can('draw') ? 'yes' : 'no', keep: table.can('pass') ? 'yes' : 'no' }))
  else if (table.can('draw')) lines.push(t('hint-can-draw'))
  else if (table.can('pass')) lines.push(t('hint-can-keep'))
  if (table.can('uno')) lines.push(t('hint-can-uno'))
  if (table.catchTarget !== null) lines.push(t('hint-can-catch', { who: table.name(table.catchTarget) }))
  return lines
}

/** The move, as advice. */
export function goodMove(move: AnyMove, table: Table): string {
  const card = move.do === 'play' ? move.card : ''
  const color = move.do === 'play' || move.do === 'color' ? (move.color ?? '') : ''
  const gifts = move.do === 'play' ? (move.give ?? []) : []
  const to = move.do === 'catch' ? move.target : move.do === 'play' ? (move.to ?? null) : null
  const what = move.do !== 'play' ? move.do : gifts.length ? 'gift' : color ? 'wild' : move.uno ? 'last-two' : 'play'
  return t('hint-move', {
    do: what,
    uno: move.do === 'play' && move.uno ? 'yes' : 'no',
    who: to === null ? '' : table.name(to),
    ...bothForms('card', (form) => (card ? faceText(card, table.print, form) : '')),
    ...bothForms('color', (form) => (color ? colorText(color, form) : '')),
    ...bothForms('cards', (form) => listed(gifts.map((face) => faceText(face, table.print, form)))),
  })
}

export function reasonText(hint: HintSent, table: Table): string {
  const { seat, count, color } = hint.facts
  const args: Args = {
    reason: hint.reason,
    who: seat == null ? '' : table.name(seat),
    count: count ?? 0,
    ...bothForms('color', (form) => (color ? colorText(color, form) : '')),
  }
  return t('hint-reason', args)
}
