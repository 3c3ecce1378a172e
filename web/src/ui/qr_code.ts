/** QR codes (ISO/IEC 18004): text as bytes, error correction M, up to 666 of them. */

/** For each version from 1: error correction words of a block, and the number of blocks. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5],
  [30, 5], [22, 8], [22, 9], [24, 9], [24, 10], [28, 10], [28, 11], [26, 13], [26, 14], [26, 16],
]
/** The bits of the correction level M in the format information. */
const LEVEL = 0

type Grid = boolean[][]

/** The dark modules of the code of a text, row by row. */
export function qrModules(text: string): boolean[][] {
  const data = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, at) => bitsNeeded(data, at + 1) <= dataWords(at + 1) * 8) + 1
  if (!version) throw new RangeError('too long for a QR code')
  const words = withCorrection(dataStream(data, version), version)
  const fixed = functionPatterns(version)
  const filled = placeWords(words, fixed)
  let best: Grid = []
  let least = Infinity
  for (let mask = 0; mask < 8; mask++) {
    const masked = withMask(filled, fixed, mask)
    const penalty = penaltyOf(masked)
    if (penalty < least) [best, least] = [masked, penalty]
  }
  return best
}

// Data.

const lengthBits = (version: number) => (version < 10 ? 8 : 16)
const bitsNeeded = (data: Uint8Array, version: number) => 4 + lengthBits(version) + data.length * 8

/** All words of a version, those of the error correction included. */
function allWords(version: number): number {
  let bits = (16 * version + 128) * version + 64
  if (version >= 2) {
    const patterns = Math.floor(version / 7) + 2
    bits -= (25 * patterns - 10) * patterns - 55
    if (version >= 7) bits -= 36
  }
  return Math.floor(bits / 8)
}

function dataWords(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1]!
  return allWords(version) - correction * blocks
}

/** Mode, length, the bytes and what fills the room. */
function dataStream(data: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  put(4, 4)
  put(data.length, lengthBits(version))
  data.forEach((byte) => put(byte, 8))
  const room = dataWords(version) * 8
  put(0, Math.min(4, room - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) put(filler, 8)
  return Array.from({ length: room / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2))
}

// Error correction, in the field of 256 elements.

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The divisor of so many words: the product of (x - 2^i), without its first factor 1. */
function divisor(count: number): number[] {
  const found: number[] = [...Array<number>(count - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < count; step++) {
    for (let at = 0; at < count; at++) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0)
    root = times(root, 2)
  }
  return found
}

function remainder(data: number[], by: number[]): number[] {
  const rest = by.map(() => 0)
  for (const word of data) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    by.forEach((value, at) => (rest[at]! ^= times(value, factor)))
  }
  return rest
}

/** The words in the order in which they are placed: block by block, each followed by its correction. */
function withCorrection(data: number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const by = divisor(correction)
  const blocks: number[][] = []
  for (let at = 0, block = 0; block < count; block++) {
    const length = short + (block >= count - longer ? 1 : 0)
    blocks.push(data.slice(at, at + length))
    at += length
  }
  const words: number[] = []
  for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.length) words.push(block[at]!)
  const corrections = blocks.map((block) => remainder(block, by))
  for (let at = 0; at < correction; at++) for (const each of corrections) words.push(each[at]!)
  return words
}

// The grid. A module is true if dark; where nothing is fixed yet it is undefined.

type Fixed = (boolean | undefined)[][]

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const last = version * 4 + 10
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

function functionPatterns(version: number): Fixed {
  const size = version * 4 + 17
  const grid: Fixed = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (row: number, column: number, dark: boolean) => {
    if (grid[row] && column >= 0 && column < size) grid[row][column] = dark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    for (let down = -4; down <= 4; down++) {
      for (let right = -4; right <= 4; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right))
        set(row + down, column + right, ring !== 2 && ring !== 4)
      }
    }
  }
  const places = alignmentPlaces(version)
  const last = places.length - 1
  places.forEach((row, i) => places.forEach((column, j) => {
    const finder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0)
    if (finder) return
    for (let down = -2; down <= 2; down++) {
      for (let right = -2; right <= 2; right++) set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1)
    }
  }))
  setFormat(set, size, 0)
  if (version >= 7) setVersion(set, size, version)
  return grid
}

type Setter = (row: number, column: number, dark: boolean) => void

/** A value followed by its check bits: the rest after division by the generator. */
function withCheck(value: number, bits: number, generator: number): number {
  let rest = value
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator)
  return (value << bits) | rest
}

function setFormat(set: Setter, size: number, mask: number): void {
  const bits = withCheck((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412
  const dark = (at: number) => ((bits >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const row = at < 6 ? at : at < 8 ? at + 1 : 8
    const column = at < 8 ? 8 : at === 8 ? 7 : 14 - at
    set(row, column, dark(at))
    if (at < 8) set(8, size - 1 - at, dark(at))
    else set(size - 15 + at, 8, dark(at))
  }
  set(size - 8, 8, true)
}

function setVersion(set: Setter, size: number, version: number): void {
  const bits = withCheck(version, 12, 0x1f25)
  for (let at = 0; at < 18; at++) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(far, near, ((bits >> at) & 1) === 1)
    set(near, far, ((bits >> at) & 1) === 1)
  }
}

/** The words in the columns of two, up and down from the right; what is fixed is left out. */
function placeWords(words: number[], fixed: Fixed): Grid {
  const size = fixed.length
  const grid = fixed.map((row) => row.map((dark) => dark ?? false))
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (fixed[row]![column] !== undefined || bit >= words.length * 8) continue
        grid[row]![column] = ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
  return grid
}

// Masks.

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

function withMask(grid: Grid, fixed: Fixed, mask: number): Grid {
  const inverts = MASKS[mask]!
  const masked = grid.map((cells, row) =>
    cells.map((dark, column) => (fixed[row]![column] === undefined && inverts(row, column) ? !dark : dark)))
  setFormat((row, column, dark) => (masked[row]![column] = dark), grid.length, mask)
  return masked
}

/** Dark, light, three dark, light, dark: what a finder pattern looks like on a line. */
const FINDER = '1011101'

/** How hard a code is to read: runs, blocks, what looks like a finder pattern, too much of one colour. */
function penaltyOf(grid: Grid): number {
  const size = grid.length
  let penalty = 0
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]!))]
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) penalty += run.length - 2
    for (let at = text.indexOf(FINDER); at >= 0; at = text.indexOf(FINDER, at + 1)) {
      // Outside of the code everything is light.
      const before = text.slice(Math.max(0, at - 4), at)
      const after = text.slice(at + 7, at + 11)
      if (!before.includes('1') || !after.includes('1')) penalty += 40
    }
  }
  for (let row = 0; row < size - 1; row++) {
    for (let column = 0; column < size - 1; column++) {
      const dark = grid[row]![column]
      if (dark === grid[row]![column + 1] && dark === grid[row + 1]![column] && dark === grid[row + 1]![column + 1]) penalty += 3
    }
  }
  const dark = grid.flat().filter(Boolean).length / (size * size)
  return penalty + Math.floor(Math.abs(dark * 20 - 10)) * 10
}
