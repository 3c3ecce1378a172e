/** Turns events into sentences for one viewer. */

import type { AnyEvent, Drew, Gave, Played } from '../gen/messages'
import { lightOf, printOf } from '../cards/prints'
import { colorText, faceText } from '../texts/cards'
import { listed, t, tYou, type Args } from '../texts/texts'

export interface Viewer {
  deck: string
  me: number | null
  name: (chair: number) => string
}

export interface Sentence {
  text: string
  rule: string
  /** What the sentence is about, for its mark in the log. */
  mark: 'plain' | 'flip' | 'uno' | 'end'
  /** On a draw: who drew, and the sentence if the next thing that happens is that the card is kept. */
  draw?: { seat: number; ifKept: string }
  /** Who kept the card drawn before. */
  keptBy?: number
}

/** One move's events as sentences. `side` is the side in play before them. */
export function narrate(events: readonly AnyEvent[], viewer: Viewer, side: string | null): Sentence[] {
  return new Narrator(viewer, side).narrate(events)
}

class Narrator {
  #sentences: Sentence[] = []
  #print

  constructor(private readonly viewer: Viewer, side: string | null) {
    this.#print = printOf({ deck: viewer.deck, side })
  }

  narrate(events: readonly AnyEvent[]): Sentence[] {
    for (let at = 0; at < events.length; ) at += this.#take(events, at)
    return this.#sentences
  }

  #add(text: string, rule: string, mark: Sentence['mark'] = 'plain'): void {
    this.#sentences.push({ text: text.charAt(0).toUpperCase() + text.slice(1), rule, mark })
  }

  #sentence(id: string, event: { rule: string; seat: number }, args: Args = {}, mark?: Sentence['mark']): void {
    const text = tYou(id, event.seat === this.viewer.me, { who: this.viewer.name(event.seat), ...args })
    this.#add(text, event.rule, mark)
  }

  #other(chair: number): string {
    return chair === this.viewer.me ? t('log-you') : this.viewer.name(chair)
  }

  #faces(names: string[]): string {
    return listed(names.map((name) => faceText(name, this.#print)))
  }

  /** Narrates the event at an index together with those that belong to it; returns how many. */
  #take(events: readonly AnyEvent[], at: number): number {
    const event = events[at]!
    switch (event.event) {
      case 'played':
        return this.#play(event, events, at)
      case 'drew':
        return this.#draw(event, events, at)
      case 'gave':
        return this.#give(event, events, at)
      case 'turned_up':
        this.#sentence('log-start', event, { card: this.#faces([event.face]) })
        break
      case 'returned':
        this.#add(t(event.rule === 'start-returned-bottom' ? 'log-returned-bottom' : 'log-returned', { card: this.#faces([event.face]) }), event.rule)
        break
      case 'ignored':
        this.#add(t('log-ignored', { card: this.#faces([event.face]) }), event.rule)
        break
      case 'redealt':
        this.#add(t('log-redealt'), event.rule)
        break
      case 'color_named':
        if (event.color) this.#sentence('log-name', event, { color: colorText(event.color) })
        break
      case 'called_uno':
        this.#sentence('log-uno', event, {}, 'uno')
        break
      case 'found_nothing':
        this.#sentence('log-draw-nothing', event)
        break
      case 'kept':
        this.#sentence('log-keep', event)
        this.#sentences.at(-1)!.keptBy = event.seat
        break
      case 'reshuffled':
        this.#add(t('log-reshuffled', { count: event.cards }), event.rule)
        break
      case 'flipped':
        this.#print = printOf({ deck: this.viewer.deck, side: event.side })
        this.#add(t('log-flipped', { side: event.side, light: lightOf({ deck: this.viewer.deck, side: event.side }) }), event.rule, 'flip')
        break
      case 'surfaced':
        this.#add(t('log-surfaced', { card: this.#faces([event.face]) }), event.rule)
        break
      case 'reversed':
        this.#add(t('log-reversed', { direction: event.direction }), event.rule)
        break
      case 'skipped':
        return this.#skip(events, at)
      case 'accepted':
        this.#sentence('log-accept', event)
        break
      case 'challenged':
        this.#sentence('log-challenge', event, { other: this.#other(event.target) })
        break
      case 'hand_shown':
        this.#sentence(event.faces ? 'log-show-open' : 'log-show', event, {
          other: this.#other(event.to),
          cards: this.#faces(event.faces ?? []),
        })
        break
      case 'judged':
        this.#sentence(event.guilty ? 'log-guilty' : 'log-innocent', { rule: event.rule, seat: event.target })
        break
      case 'found':
        this.#sentence('log-found', event, { card: this.#faces([event.face]) })
        break
      case 'exposed':
        this.#sentence('log-exposed', event, {}, 'uno')
        break
      case 'call_cleared':
        if (event.seat === this.viewer.me) this.#sentence('log-cleared', event)
        break
      case 'caught':
        this.#sentence('log-catch', event, { other: this.#other(event.target) }, 'uno')
        break
      case 'went_out':
        this.#sentence('log-out', event, {}, 'end')
        break
      case 'blocked':
        this.#add(t(event.rule === 'move-limit' ? 'log-move-limit' : 'log-blocked'), event.rule, 'end')
        break
      case 'window_closed':
      case 'awaited':
        break
    }
    return 1
  }

  #play(event: Played, events: readonly AnyEvent[], at: number): number {
    let used = 1
    let color = ''
    let uno = false
    for (let next = events[at + used]; next; next = events[at + used]) {
      if (next.event === 'color_named' && next.seat === event.seat) color = next.color ?? ''
      else if (next.event === 'called_uno' && next.seat === event.seat) uno = true
      else break
      used += 1
    }
    const args: Args = { card: this.#faces([event.face]) }
    if (color) args.color = colorText(color)
    const mark = uno ? 'uno' : 'plain'
    if (color) this.#sentence(uno ? 'log-play-color-uno' : 'log-play-color', event, args, mark)
    else this.#sentence(uno ? 'log-play-uno' : 'log-play', event, args, mark)
    return used
  }

  #draw(first: Drew, events: readonly AnyEvent[], at: number): number {
    let used = 0
    let count = 0
    const faces: string[] = []
    for (let next = events[at]; next; next = events[at + used]) {
      if (next.event === 'drew' && next.seat === first.seat) {
        count += 1
        if (next.face) faces.push(next.face)
      } else if (next.event !== 'call_cleared') break
      used += 1
    }
    const then = events[at + used]
    const skipped = then?.event === 'skipped' && then.seat === first.seat
    if (skipped) used += 1
    if (first.rule === 'gift-empties') this.#sentence('log-gift-uncalled', first)
    const args = { count, cards: this.#faces(faces) }
    if (faces.length) this.#sentence(skipped ? 'log-draw-open-skipped' : 'log-draw-open', first, args)
    else this.#sentence(skipped ? 'log-draw-skipped' : 'log-draw', first, args)
    const who = { who: this.viewer.name(first.seat), ...args }
    const ifKept = tYou(faces.length ? 'log-draw-open-kept' : 'log-draw-kept', first.seat === this.viewer.me, who)
    this.#sentences.at(-1)!.draw = { seat: first.seat, ifKept }
    return used
  }

  #give(first: Gave, events: readonly AnyEvent[], at: number): number {
    const gifts = [first]
    for (let next = events[at + 1]; next?.event === 'gave'; next = events[at + gifts.length]) gifts.push(next)
    const faces = gifts.flatMap((gift) => (gift.face ? [gift.face] : []))
    this.#sentence(faces.length ? 'log-give-open' : 'log-give', first, {
      other: this.#other(first.to),
      count: gifts.length,
      cards: this.#faces(faces),
    })
    return gifts.length
  }

  /** Several skipped at once are one sentence about who plays again. */
  #skip(events: readonly AnyEvent[], at: number): number {
    let used = 0
    while (events[at + used]?.event === 'skipped') used += 1
    const first = events[at]!
    const then = events[at + used]
    if (first.rule === 'skip-everyone' && then?.event === 'awaited') {
      this.#sentence('log-again', then)
      return used
    }
    for (const event of events.slice(at, at + used)) {
      if (event.event === 'skipped') this.#sentence('log-skip', event)
    }
    return used
  }
}
