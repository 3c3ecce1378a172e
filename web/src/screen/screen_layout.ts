/** Where the seats stand around the table on a big screen. */

export interface SeatSpot {
  /** From the left and from above, in hundredths of the table. */
  x: number
  y: number
  /** The way there from the middle, as parts of the longest ways across and down. */
  way: { x: number; y: number }
}

const ACROSS = 37
const DOWN = 39

/** The place of a chair, counted from the one below, going left as the turns do. */
export function spotOf(at: number, of: number): SeatSpot {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / of
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return { x: 50 + ACROSS * x, y: 50 + DOWN * y, way: { x, y } }
}
