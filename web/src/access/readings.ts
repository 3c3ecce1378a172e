/** What the keys read aloud: everything that the picture of a table says, in whole sentences. */

import { answerArgs } from '../table/challenge'
import type { Table } from '../table/table.svelte'
import { sorted } from '../table/hand_layout'
import { hintText, statusText } from '../table/status_text'
import { settings } from '../settings.svelte'
import { bothForms, faceText } from '../texts/cards'
import { goalText } from '../texts/goal'
import { listed, t, tYou } from '../texts/texts'

/** A sentence that others follow. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')

/** The hand in the order it is shown, and what of it is playable. */
export function handReading(table: Table): string {
  const places = sorted(table.hand, table.print, settings.sorting)
  const names = (which: number[]) => listed(which.map((place) => faceText(table.hand[place]!, table.print)))
  const playable = places.filter((place) => table.canPlay(place))
  return joined([
    t('read-hand', { count: places.length, cards: names(places) }),
    table.myTurn && places.length ? t('read-playable', { count: playable.length, cards: names(playable) }) : '',
  ])
}

export function topReading({ view, print }: Table): string {
  if (!view) return ''
  const card = faceText(view.top, print)
  return view.color ? t('read-top', { card, color: view.color }) : t('read-top-open', { card })
}

/** Everyone's card count, beginning with the player's own. */
export function countsReading(table: Table): string {
  const view = table.view
  if (!view) return ''
  const chairs = [...(table.me === null ? [] : [table.me]), ...table.others].filter((chair) => !view.out.includes(chair))
  return joined(chairs.map((chair) => countSentence(table, chair)))
}

function countSentence(table: Table, chair: number): string {
  const who = table.name(chair)
  const mine = chair === table.me
  // Of others it is the game to notice that.
  if (mine && table.view?.exposed === chair) return tYou('log-exposed', mine, { who })
  return tYou('read-count', mine, { who, count: table.view?.hands[chair]?.count ?? 0 })
}

/** The other chairs still in the round, in the order of play. */
export function inOrderOfPlay(table: Table): number[] {
  const view = table.view
  if (!view) return []
  const chairs = table.others.filter((chair) => !view.out.includes(chair))
  return view.direction === 'left' ? chairs : chairs.reverse()
}

/** The backs of another player's cards; `step` counts from the next player on. */
export function backsReading(table: Table, step: number): string {
  const chairs = inOrderOfPlay(table)
  const chair = chairs[step % Math.max(chairs.length, 1)]
  const hand = chair === undefined ? undefined : table.view?.hands[chair]
  if (chair === undefined || !hand) return ''
  const who = table.name(chair)
  if (!hand.backs || !table.behind) return t('read-backs-plain', { who, count: hand.count })
  const behind = table.behind
  return t('read-backs', { who, cards: listed(hand.backs.map((back) => faceText(back, behind))) })
}

/** Which side is in play, the direction, and the draw pile with its visible back. */
export function sideReading({ view, behind }: Table): string {
  if (!view) return ''
  const args = { side: view.side ?? 'none', direction: view.direction, count: view.draw_count }
  if (!view.draw_top || !behind) return t('read-side', args)
  return t('read-side-back', { ...args, card: faceText(view.draw_top, behind) })
}

/** Whose turn it is, and how much time is left. */
export function turnReading(table: Table, now: number): string {
  const status = statusText(table)
  return table.clock && !table.over ? joined([ended(status), timeReading(table, now)]) : status
}

export function timeReading({ clock }: Table, now: number): string {
  if (!clock) return t('read-no-clock')
  const left = clock.running ? Math.max(clock.until - now, 0) : clock.left
  return t('clock-left', { seconds: Math.ceil(left / 1000) })
}

/** Everybody's points, and what the match is played to. */
export function scoresReading(table: Table): string {
  const chairs = [...(table.me === null ? [] : [table.me]), ...table.others]
  const points = chairs.map((chair) => {
    const count = table.points(chair)
    return count === undefined ? '' : tYou('read-score', chair === table.me, { who: table.name(chair), count })
  })
  return joined([...points, table.match ? goalText(table.match) : ''])
}

/** What one move did; `back` counts from the last one. Empty before the first. */
export function eventReading({ log }: Table, back: number): string {
  const moves = [...new Set(log.map((line) => line.seq))]
  const seq = moves.at(-1 - Math.min(back, moves.length - 1))
  return joined(log.filter((line) => line.seq === seq).map((line) => line.say()))
}

/** What a draw-wild that waits for an answer means: each way and its price. */
export function answerSentences(table: Table): string[] {
  const view = table.view!
  if (view.bluffer === null) return []
  const args = answerArgs(table)
  const played = t('read-answer', { who: table.name(view.bluffer), ...bothForms('card', (form) => faceText(view.top, table.print, form)) })
  if (!table.can('challenge')) return [played, t('read-accept', args)]
  return [
    played,
    ended(t('challenge-bluff', args)),
    t('read-answers', args),
  ]
}

/** What a player hears when the turn begins, as much as is wanted. */
export function turnAlert(table: Table): string {
  const status = statusText(table)
  if (settings.verbosity === 'terse') return status
  if (table.view?.awaiting === 'answer') return joined(answerSentences(table))
  const start = joined([ended(status), hintText(table)])
  return settings.verbosity === 'verbose' ? joined([ended(start), topReading(table), countsReading(table)]) : start
}
