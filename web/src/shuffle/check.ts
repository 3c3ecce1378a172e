/** Verifies in the page how cards were shuffled; pure, so that it can be tested without one. */

import type { DealtRound, ReturnedCard, RoundShuffle, ShuffledRound, ShuffleRecord } from '../gen/messages'
import {
  below, commitment, DEAL, DRAW, PAIR, partHash, RESHUFFLE, RETURN, roundKey, rulingsDigest, shuffled, sortedNames, VERSION, words,
} from './protocol'
import type { Remembered } from './remembered'

/** What is wrong with a shuffle; `unknown`: it cannot be told here. */
export type Fault = 'commitment' | 'part' | 'own' | 'draw' | 'pairs' | 'deck' | 'returned' | 'reshuffle' | 'hand' | 'unknown'

export interface Checked {
  fault: Fault | null
  /** In which round; null if it concerns the match. */
  round: number | null
  rounds: number
  cards: number
  /** How many seats gave a part to the last round, and what became of one's own. */
  parts: number
  own: 'used' | 'unopened' | 'none'
  /** The commitment to the last round. */
  commitment: string
  /** Whether the hand that the page saw dealt was compared. */
  hand: boolean
}

export interface Shuffled {
  shuffle: ShuffleRecord
  draws: readonly Readonly<Record<string, string>>[]
  rounds: readonly DealtRound[]
}

/** What is read of a match's record. */
export interface ShuffledMatch {
  shuffle?: ShuffleRecord | null
  draws?: readonly Readonly<Record<string, string>>[]
  rounds: readonly {
    seats: number
    deck: string[]
    dealer?: number
    returned?: ReturnedCard[]
    shuffled?: string[][]
    moves: readonly { shuffled?: string[][] }[]
    players?: number[] | null
    out?: number[]
  }[]
}

/** What the server opens of the round that is over. */
export function ofRound({ shuffle, draws, round }: RoundShuffle): Shuffled {
  return { shuffle, draws, rounds: [round] }
}

/** The same of a whole match, from its record. */
export function ofRecord(record: ShuffledMatch): Shuffled {
  if (!record.shuffle) throw new Error('no shuffle to check')
  const rounds = record.rounds.map((round, at) => ({
    number: at + 1,
    dealer: round.dealer ?? 0,
    deck: round.deck,
    returned: round.returned ?? [],
    reshuffles: [...(round.shuffled ?? []), ...round.moves.flatMap((move) => move.shuffled ?? [])],
    seating: round.players ?? Array.from({ length: round.seats }, (_, seat) => seat),
    out: round.out ?? [],
  }))
  return { shuffle: record.shuffle, draws: record.draws ?? [], rounds }
}

class Wrong extends Error {
  constructor(readonly fault: Fault, readonly round: number | null = null) {
    super(fault)
  }
}

/** Checks rounds against what the server opens and what this page remembers of before. */
export function checkShuffle({ shuffle, draws, rounds }: Shuffled, remembered: Remembered, seat: number | null): Checked {
  const last = rounds.at(-1)
  const opened = shuffle.rounds.find((each) => each.round === last?.number)
  const own = opened?.parts?.find((part) => part.seat === seat)
  const result: Checked = {
    fault: null,
    round: null,
    rounds: rounds.length,
    cards: last?.deck.length ?? 0,
    parts: opened?.parts?.filter((part) => part.part).length ?? 0,
    own: own?.part ? 'used' : own?.hash ? 'unopened' : 'none',
    commitment: opened?.commitment ?? '',
    hand: false,
  }
  try {
    if (shuffle.version !== VERSION || !last) throw new Wrong('unknown')
    const digest = rulingsDigest(shuffle.rulings)
    const before = keyOf(shuffle, 0, digest, remembered)
    if (rounds[0]!.number === 1) checkDraw(before, rounds[0]!, draws)
    for (const round of rounds) {
      const key = keyOf(shuffle, round.number, digest, remembered)
      checkParts(shuffle, round.number, seat, remembered)
      checkCards(shuffle, round, shuffle.rulings.pairing === 'match' ? before : key, key)
      if (checkHand(shuffle, round, seat, remembered) && round === last) result.hand = true
    }
  } catch (wrong) {
    result.fault = wrong instanceof Wrong ? wrong.fault : 'unknown'
    result.round = wrong instanceof Wrong ? wrong.round : null
  }
  return result
}

function roundOf(shuffle: ShuffleRecord, number: number): ShuffledRound {
  const found = shuffle.rounds.find((each) => each.round === number)
  if (!found) throw new Wrong('unknown', number)
  return found
}

/** The key of a round, once its seed is found to be the one committed to. */
function keyOf(shuffle: ShuffleRecord, number: number, digest: Uint8Array, remembered: Remembered): Uint8Array {
  const round = roundOf(shuffle, number)
  const { seed, salt } = round
  if (!seed || !salt) throw new Wrong('unknown', number)
  const seen = remembered.commitments[number] ?? round.commitment
  if (commitment(shuffle.table, number, seed, salt) !== round.commitment || seen !== round.commitment) throw new Wrong('commitment', number)
  const parts = roundOf(shuffle, Math.max(number, 1)).parts ?? []
  return roundKey(seed, shuffle.table, number, digest, parts.flatMap(({ seat, part }) => (part ? [[seat, part] as const] : [])))
}

function checkParts(shuffle: ShuffleRecord, number: number, seat: number | null, remembered: Remembered): void {
  const parts = roundOf(shuffle, number).parts ?? []
  for (const each of parts) {
    if (each.part && partHash(shuffle.table, number, each.seat, each.part) !== each.hash) throw new Wrong('part', number)
  }
  const given = remembered.opened[number]
  if (given && parts.find((each) => each.seat === seat)?.part !== given) throw new Wrong('own', number)
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at])
}

const front = (card: string) => card.split('/')[0]!

function checkDraw(key: Uint8Array, round: DealtRound, draws: Shuffled['draws']): void {
  const faces = sortedNames(round.deck.map(front))
  draws.forEach((draw, number) => {
    const chairs = Object.keys(draw).sort((one, other) => Number(one) - Number(other))
    const drawn = shuffled(faces, words(key, DRAW, number)).reverse()
    if (!chairs.every((chair, at) => draw[chair] === drawn[at])) throw new Wrong('draw', round.number)
  })
}

function checkCards(shuffle: ShuffleRecord, round: DealtRound, pairing: Uint8Array, key: Uint8Array): void {
  const { deck, number } = round
  const again = roundOf(shuffle, number).again ?? 0
  // Whether a deal was rightly discarded follows from the rules, which this page does not apply.
  if (again) throw new Wrong('unknown', number)
  if (deck.every((card) => card.includes('/')) && !shuffle.kept) {
    const backs = shuffled(sortedNames(deck.map((card) => card.split('/')[1]!)), words(pairing, PAIR, 0))
    const pairs = sortedNames(deck.map(front)).map((face, at) => `${face}/${backs[at]}`)
    if (!same(sortedNames(pairs), sortedNames(deck))) throw new Wrong('pairs', number)
  }
  if (!same(shuffled(sortedNames(deck), words(key, DEAL, again)).reverse(), deck)) throw new Wrong('deck', number)
  checkReturned(shuffle, round, key)
  round.reshuffles.forEach((order, count) => {
    if (!same(shuffled(sortedNames(order), words(key, RESHUFFLE, count)).reverse(), order)) throw new Wrong('reshuffle', number)
  })
}

/** The places of start cards that went back; which ones do follows from the rules. */
function checkReturned(shuffle: ShuffleRecord, round: DealtRound, key: Uint8Array): void {
  const dealt = (round.seating.length - round.out.length) * Number(shuffle.rulings.hand_size)
  const pile = round.deck.slice(dealt)
  round.returned.forEach(({ card, at }, count) => {
    const turned = pile.indexOf(card)
    if (turned < 0) throw new Wrong('returned', round.number)
    pile.splice(0, turned + 1)
    const place = shuffle.rulings.returned_to === 'bottom' ? pile.length : below(words(key, RETURN, count), pile.length + 1)
    if (place !== at) throw new Wrong('returned', round.number)
    pile.splice(at, 0, card)
  })
}

/** Whether the hand that the page saw was compared; a wrong one is a fault. */
function checkHand(shuffle: ShuffleRecord, round: DealtRound, seat: number | null, remembered: Remembered): boolean {
  const seen = remembered.hands[round.number]
  const chair = seat === null ? -1 : round.seating.indexOf(seat)
  if (!seen || chair < 0) return false
  const step = shuffle.rulings.direction === 'right' ? -1 : 1
  const chairs = round.seating.length
  const order: number[] = []
  for (let at = 1; at <= chairs; at += 1) {
    const next = (round.dealer + step * at + chairs * at) % chairs
    if (!round.out.includes(next)) order.push(next)
  }
  const size = Number(shuffle.rulings.hand_size)
  const side = seen.dark ? 1 : 0
  const hand = Array.from({ length: size }, (_, at) => round.deck[at * order.length + order.indexOf(chair)]!.split('/')[side]!)
  if (!same(hand, seen.faces.slice(0, size))) throw new Wrong('hand', round.number)
  return true
}
