/** The verifiable shuffle flipdeck-shuffle-v1: hashes, keys and streams. docs/shuffle.md says what each is made of.
 *  The hashes come from a library, since a page of plain http has no `crypto.subtle`. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { VERSION } from './version'

export { VERSION }
export const PART_BYTES = 16

/** Uses of a key; each has streams of its own. */
export const DRAW = 1
export const PAIR = 2
export const DEAL = 3
export const RETURN = 4
export const RESHUFFLE = 5

export type Part = readonly [seat: number, part: string]

function head(use: string, table: string, ...numbers: number[]): Uint8Array {
  return utf8ToBytes([`${VERSION} ${use}`, table, ...numbers].map((text) => `${text}\0`).join(''))
}

/** The hash by which the server commits itself to the seed of a round. All bytes are hexadecimal. */
export function commitment(table: string, round: number, seed: string, salt: string): string {
  return bytesToHex(sha256(concatBytes(head('seed', table, round), hexToBytes(seed), hexToBytes(salt))))
}

/** The hash by which a seat commits itself to its part. */
export function partHash(table: string, round: number, seat: number, part: string): string {
  return bytesToHex(sha256(concatBytes(head('part', table, round, seat), hexToBytes(part))))
}

export function rulingsDigest(rulings: Readonly<Record<string, unknown>>): Uint8Array {
  const names = Object.keys(rulings).sort()
  return sha256(utf8ToBytes(`{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(rulings[name])}`).join(',')}}`))
}

export function roundKey(seed: string, table: string, round: number, rulings: Uint8Array, parts: readonly Part[]): Uint8Array {
  const given = [...parts].sort(([one], [other]) => one - other)
  const bytes = given.flatMap(([seat, part]) => [new Uint8Array([seat]), hexToBytes(part)])
  return hmac(sha256, hexToBytes(seed), concatBytes(head('key', table, round), rulings, ...bytes))
}

/** A part of one's own, from the browser. */
export function newPart(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(PART_BYTES)))
}

/** The numbers of a stream: ChaCha20 (RFC 8439) from block 0, as 32-bit numbers. */
export function* words(key: Uint8Array, use: number, count: number): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const keyed = Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4, true))
  for (let block = 0; ; block += 1) {
    const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...keyed, block, count, use, 0]
    const state = Uint32Array.from(start)
    for (let round = 0; round < 10; round += 1) {
      for (let at = 0; at < 4; at += 1) mix(state, at, 4 + at, 8 + at, 12 + at)
      for (let at = 0; at < 4; at += 1) mix(state, at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4))
    }
    for (let at = 0; at < 16; at += 1) yield (state[at]! + start[at]!) >>> 0
  }
}

function mix(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  for (const [sum, added, mixed, bits] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]] as const) {
    state[sum] = state[sum]! + state[added]!
    const value = state[mixed]! ^ state[sum]!
    state[mixed] = (value << bits) | (value >>> (32 - bits))
  }
}

const SPAN = 1n << 32n

/** A whole number from 0 to `bound - 1`, each with the same probability. */
export function below(stream: Iterator<number>, bound: number): number {
  const size = BigInt(bound)
  for (;;) {
    const product = BigInt(stream.next().value) * size
    if (product % SPAN >= SPAN % size) return Number(product / SPAN)
  }
}

/** The cards in a random order; one number decides four places while more than four are left. */
export function shuffled<Card>(cards: readonly Card[], stream: Iterator<number>): Card[] {
  const order = [...cards]
  let left = order.length
  const swap = (place: number) => {
    left -= 1
    ;[order[place], order[left]] = [order[left]!, order[place]!]
  }
  while (left > 4) {
    let rest = BigInt(stream.next().value)
    let bounds = 1n
    const chosen: number[] = []
    for (let bound = left; bound > left - 4; bound -= 1) {
      const product = rest * BigInt(bound)
      chosen.push(Number(product / SPAN))
      rest = product % SPAN
      bounds *= BigInt(bound)
    }
    if (rest >= SPAN % bounds) chosen.forEach(swap)
  }
  while (left > 1) swap(below(stream, left))
  return order
}

/** Names in the order of their characters, whatever the language of the page. */
export function sortedNames(names: readonly string[]): string[] {
  return [...names].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
}
