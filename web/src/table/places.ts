/** Where the others sit. Angles in degrees on the screen: 90 is below, 180 left, 270 above. */

export interface Place {
  angle: number
  oval: { x: number; y: number }
  arc: { x: number; y: number }
}

const rad = (angle: number) => (angle * Math.PI) / 180

function round(from: number, to: number, at: number, of: number): number {
  return of === 1 ? 270 : from + ((to - from) * at) / (of - 1)
}

/** `at` counts from the left neighbour. */
export function placeOf(at: number, of: number): Place {
  const wide = of === 2 ? -35 : of > 4 ? 22 : 0
  const angle = round(180 - wide, 360 + wide, at, of)
  const bow = round(of === 2 ? 215 : 196, of === 2 ? 325 : 344, at, of)
  return {
    angle,
    oval: { x: 50 + 39 * Math.cos(rad(angle)), y: 50 + 39 * Math.sin(rad(angle)) },
    arc: { x: 50 + 36 * Math.cos(rad(bow)), y: 46 + 35 * Math.sin(rad(bow)) },
  }
}
