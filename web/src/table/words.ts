/** What happened, told to one chair in sentences. */

import type { AnyEvent, Drew, Gave, Played } from '../gen/messages'
import { printOf, type Side } from '../cards/faces'
import { sayColor, sayFace } from '../texts/cards'
import { listed, t, type Args } from '../texts/texts'

export interface Cast {
  me: number | null
  name: (chair: number) => string
}

export interface Told {
  text: string
  rule: string
  /** What the sentence is about, for its mark in the log. */
  mark: 'plain' | 'flip' | 'uno' | 'end'
}

/** One move's events as sentences. `side` is the side in play before them. */
export function tell(events: readonly AnyEvent[], cast: Cast, side: Side): Told[] {
  return new Teller(cast, side).tell(events)
}

class Teller {
  #told: Told[] = []
  #print

  constructor(private readonly cast: Cast, side: Side) {
    this.#print = printOf(side)
  }

  tell(events: readonly AnyEvent[]): Told[] {
    for (let at = 0; at < events.length; ) at += this.#take(events, at)
    return this.#told
  }

  #add(text: string, rule: string, mark: Told['mark'] = 'plain'): void {
    this.#told.push({ text: text.charAt(0).toUpperCase() + text.slice(1), rule, mark })
  }

  #say(id: string, event: { rule: string; seat: number }, args: Args = {}, mark?: Told['mark']): void {
    const mine = event.seat === this.cast.me
    const key = mine ? `${id}.you` : id
    this.#add(t(key, { who: this.cast.name(event.seat), ...args }), event.rule, mark)
  }

  #other(chair: number): string {
    return chair === this.cast.me ? t('log-you') : this.cast.name(chair)
  }

  #faces(names: string[]): string {
    return listed(names.map((name) => sayFace(name, this.#print)))
  }

  /** Tells the event at a place together with those that belong to it; returns how many. */
  #take(events: readonly AnyEvent[], at: number): number {
    const event = events[at]!
    switch (event.event) {
      case 'played':
        return this.#lay(event, events, at)
      case 'drew':
        return this.#draw(event, events, at)
      case 'gave':
        return this.#give(event, events, at)
      case 'turned_up':
        this.#say('log-start', event, { card: this.#faces([event.face]) })
        break
      case 'returned':
        this.#add(t('log-returned', { card: this.#faces([event.face]) }), event.rule)
        break
      case 'ignored':
        this.#add(t('log-ignored', { card: this.#faces([event.face]) }), event.rule)
        break
      case 'redealt':
        this.#add(t('log-redealt'), event.rule)
        break
      case 'color_named':
        if (event.color) this.#say('log-name', event, { color: sayColor(event.color) })
        break
      case 'called_uno':
        this.#say('log-uno', event, {}, 'uno')
        break
      case 'found_nothing':
        this.#say('log-draw-nothing', event)
        break
      case 'kept':
        this.#say('log-keep', event)
        break
      case 'reshuffled':
        this.#add(t('log-reshuffled', { count: event.cards }), event.rule)
        break
      case 'flipped':
        this.#print = printOf(event.side as Side)
        this.#add(t('log-flipped', { side: event.side }), event.rule, 'flip')
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
        this.#say('log-accept', event)
        break
      case 'challenged':
        this.#say('log-challenge', event, { other: this.#other(event.target) })
        break
      case 'hand_shown':
        this.#say(event.faces ? 'log-show-open' : 'log-show', event, {
          other: this.#other(event.to),
          cards: this.#faces(event.faces ?? []),
        })
        break
      case 'judged':
        this.#say(event.guilty ? 'log-guilty' : 'log-innocent', { rule: event.rule, seat: event.target })
        break
      case 'found':
        this.#say('log-found', event, { card: this.#faces([event.face]) })
        break
      case 'exposed':
        this.#say('log-exposed', event, {}, 'uno')
        break
      case 'call_cleared':
        if (event.seat === this.cast.me) this.#say('log-cleared', event)
        break
      case 'caught':
        this.#say('log-catch', event, { other: this.#other(event.target) }, 'uno')
        break
      case 'went_out':
        this.#say('log-out', event, {}, 'end')
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

  #lay(event: Played, events: readonly AnyEvent[], at: number): number {
    let used = 1
    let color = ''
    let uno = ''
    for (let next = events[at + used]; next; next = events[at + used]) {
      if (next.event === 'color_named' && next.seat === event.seat) color = next.color ?? ''
      else if (next.event === 'called_uno' && next.seat === event.seat) uno = '-uno'
      else break
      used += 1
    }
    const args: Args = { card: this.#faces([event.face]) }
    if (color) args.color = sayColor(color)
    this.#say(`log-lay${color ? '-color' : ''}${uno}`, event, args, uno ? 'uno' : 'plain')
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
    const missed = then?.event === 'skipped' && then.seat === first.seat
    if (missed) used += 1
    if (first.rule === 'gift-empties') this.#say('log-gift-uncalled', first)
    const id = `log-draw${faces.length ? '-open' : ''}${missed ? '-missed' : ''}`
    this.#say(id, first, { count, cards: this.#faces(faces) })
    return used
  }

  #give(first: Gave, events: readonly AnyEvent[], at: number): number {
    const gifts = [first]
    for (let next = events[at + 1]; next?.event === 'gave'; next = events[at + gifts.length]) gifts.push(next)
    const faces = gifts.flatMap((gift) => (gift.face ? [gift.face] : []))
    this.#say(faces.length ? 'log-give-open' : 'log-give', first, {
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
      this.#say('log-again', then)
      return used
    }
    for (const event of events.slice(at, at + used)) {
      if (event.event === 'skipped') this.#say('log-skip', event)
    }
    return used
  }
}
