/** Turns events into sentences for one viewer. */

import type { AnyEvent, Drew, Flipped, Gave, Ignored, Played, Returned, Surfaced } from '../gen/messages'
import { lightOf, printOf } from '../cards/prints'
import { bothForms, colorText, faceText } from '../texts/cards'
import { locale } from '../texts/locale.svelte'
import { listed, t, tYou, type Args } from '../texts/texts'

export interface Viewer {
  deck: string
  me: number | null
  name: (chair: number) => string
}

export interface Sentence {
  /** The sentence in the language that the page is shown in now. */
  say: () => string
  rule: string
  /** What the sentence is about, for its mark in the log. */
  mark: 'plain' | 'flip' | 'uno' | 'end'
  /** On a draw: who drew, and the sentence if the next thing that happens is that the card is kept. */
  draw?: { seat: number; ifKept: () => string }
  /** Who kept the card drawn before. */
  keptBy?: number
  /** The chair that suffers it: made to draw, skipped, caught, challenged or given cards. */
  hits?: number
  /** It lists a whole hand, which is shown elsewhere too. */
  listsHand?: boolean
}

/** A draw after one of these is nobody's own wish. */
const FORCES = new Set<AnyEvent['event']>(['played', 'accepted', 'challenged', 'caught', 'turned_up'])

/** One move's events as sentences. `side` is the side in play before them. */
export function narrate(events: readonly AnyEvent[], viewer: Viewer, side: string | null): Sentence[] {
  return new Narrator(viewer, side).narrate(events)
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale.id) + text.slice(1)
const colorArgs = (color: string) => (): Args => bothForms('color', (form) => colorText(color, form))
const all = (...parts: (() => Args)[]) => (): Args => Object.assign({}, ...parts.map((part) => part()))

class Narrator {
  #sentences: Sentence[] = []
  #print
  #forced = false

  constructor(private readonly viewer: Viewer, side: string | null) {
    this.#print = printOf({ deck: viewer.deck, side })
  }

  narrate(events: readonly AnyEvent[]): Sentence[] {
    this.#forced = events.some((event) => FORCES.has(event.event))
    for (let at = 0; at < events.length; ) at += this.#take(events, at)
    return this.#sentences
  }

  #add(say: () => string, rule: string, mark: Sentence['mark'] = 'plain'): void {
    this.#sentences.push({ say: () => capitalized(say()), rule, mark })
  }

  /** Adds a sentence about who acts; names are taken as they are now, words of the language when it is said. */
  #sentence(id: string, event: { rule: string; seat: number }, args: () => Args = () => ({}), mark?: Sentence['mark']): void {
    const mine = event.seat === this.viewer.me
    const who = this.viewer.name(event.seat)
    this.#add(() => tYou(id, mine, { who, ...args() }), event.rule, mark)
  }

  /** Marks the last sentence as a blow to a chair. */
  #hit(chair: number): void {
    this.#sentences.at(-1)!.hits = chair
  }

  /** The one acted upon: in words, and to select by. */
  #other(chair: number): () => Args {
    const name = this.viewer.name(chair)
    if (chair === this.viewer.me) return () => ({ other: t('log-you'), 'other-id': 'you' })
    return () => ({ other: name, 'other-id': 'player' })
  }

  #card(face: string): () => Args {
    const print = this.#print
    return () => bothForms('card', (form) => faceText(face, print, form))
  }

  #cards(faces: readonly string[]): () => Args {
    const print = this.#print
    return () => bothForms('cards', (form) => listed(faces.map((face) => faceText(face, print, form))))
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
        this.#sentence('log-start', event, this.#card(event.face))
        break
      case 'returned':
        this.#returned(event)
        break
      case 'ignored':
        this.#ignored(event)
        break
      case 'redealt':
        this.#add(() => t('log-redealt'), event.rule)
        break
      case 'color_named':
        if (event.color) this.#sentence('log-name', event, colorArgs(event.color))
        break
      case 'called_uno':
        this.#sentence('log-uno', event, undefined, 'uno')
        break
      case 'found_nothing':
        this.#sentence('log-draw-nothing', event)
        break
      case 'kept':
        this.#sentence('log-keep', event)
        this.#sentences.at(-1)!.keptBy = event.seat
        break
      case 'reshuffled':
        this.#add(() => t('log-reshuffled', { count: event.cards }), event.rule)
        break
      case 'flipped':
        this.#print = printOf({ deck: this.viewer.deck, side: event.side })
        this.#flipped(event)
        break
      case 'surfaced':
        this.#surfaced(event)
        break
      case 'reversed':
        this.#add(() => t('log-reversed', { direction: event.direction }), event.rule)
        break
      case 'skipped':
        return this.#skip(events, at)
      case 'accepted':
        this.#sentence('log-accept', event)
        break
      case 'challenged':
        this.#sentence('log-challenge', event, this.#other(event.target))
        this.#hit(event.target)
        break
      case 'hand_shown':
        this.#sentence(event.faces ? 'log-show-open' : 'log-show', event, all(this.#other(event.to), this.#cards(event.faces ?? [])))
        this.#sentences.at(-1)!.listsHand = Boolean(event.faces)
        break
      case 'judged':
        this.#sentence(event.guilty ? 'log-guilty' : 'log-innocent', { rule: event.rule, seat: event.target })
        break
      case 'found':
        this.#sentence('log-found', event, this.#card(event.face))
        break
      case 'exposed':
        // The others have to notice it themselves.
        if (event.seat === this.viewer.me) this.#sentence('log-exposed', event, undefined, 'uno')
        break
      case 'call_cleared':
        if (event.seat === this.viewer.me) this.#sentence('log-cleared', event)
        break
      case 'caught':
        this.#sentence('log-catch', event, this.#other(event.target), 'uno')
        this.#hit(event.target)
        break
      case 'went_out':
        this.#sentence('log-out', event, undefined, 'end')
        break
      case 'blocked':
        this.#add(() => t(event.rule === 'move-limit' ? 'log-move-limit' : 'log-blocked'), event.rule, 'end')
        break
      case 'swapped':
        this.#sentence('log-swap', event, this.#other(event.to))
        this.#hit(event.to)
        break
      case 'rotated':
        this.#add(() => t('log-rotate', { direction: event.direction }), event.rule)
        break
      case 'window_closed':
      case 'awaited':
        break
    }
    return 1
  }

  #ignored({ rule, face }: Ignored): void {
    const card = this.#card(face)
    this.#add(() => t('log-ignored', card()), rule)
  }

  #surfaced({ rule, face }: Surfaced): void {
    const card = this.#card(face)
    this.#add(() => t('log-surfaced', card()), rule)
  }

  #returned(event: Returned): void {
    const card = this.#card(event.face)
    this.#add(() => t(event.rule === 'start-returned-bottom' ? 'log-returned-bottom' : 'log-returned', card()), event.rule)
  }

  #flipped({ rule, side }: Flipped): void {
    const light = lightOf({ deck: this.viewer.deck, side })
    this.#add(() => t('log-flipped', { side, light }), rule, 'flip')
  }

  #play(event: Played, events: readonly AnyEvent[], at: number): number {
    if (event.rule === 'jump-in') this.#sentence('log-jump-in', event)
    let used = 1
    let color = ''
    let uno = false
    for (let next = events[at + used]; next; next = events[at + used]) {
      if (next.event === 'color_named' && next.seat === event.seat) color = next.color ?? ''
      else if (next.event === 'called_uno' && next.seat === event.seat) uno = true
      else break
      used += 1
    }
    const args = color ? all(this.#card(event.face), colorArgs(color)) : this.#card(event.face)
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
    const cards = this.#cards(faces)
    const args = () => ({ count, ...cards() })
    if (faces.length) this.#sentence(skipped ? 'log-draw-open-skipped' : 'log-draw-open', first, args)
    else this.#sentence(skipped ? 'log-draw-skipped' : 'log-draw', first, args)
    const mine = first.seat === this.viewer.me
    const who = this.viewer.name(first.seat)
    const ifKept = () => capitalized(tYou(faces.length ? 'log-draw-open-kept' : 'log-draw-kept', mine, { who, ...args() }))
    this.#sentences.at(-1)!.draw = { seat: first.seat, ifKept }
    if (this.#forced) this.#hit(first.seat)
    return used
  }

  #give(first: Gave, events: readonly AnyEvent[], at: number): number {
    const gifts = [first]
    for (let next = events[at + 1]; next?.event === 'gave'; next = events[at + gifts.length]) gifts.push(next)
    const faces = gifts.flatMap((gift) => (gift.face ? [gift.face] : []))
    const args = all(this.#other(first.to), this.#cards(faces), () => ({ count: gifts.length }))
    this.#sentence(faces.length ? 'log-give-open' : 'log-give', first, args)
    this.#hit(first.to)
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
      if (event.event !== 'skipped') continue
      this.#sentence('log-skip', event)
      this.#hit(event.seat)
    }
    return used
  }
}
