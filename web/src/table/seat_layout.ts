/** Positions of the other players. Angles in degrees on the screen: 90 is below, 180 left, 270 above. */

export interface Place {
  /** The way there from the middle, for the pointer. */
  angle: number
  oval: { x: number; y: number }
  arc: { x: number; y: number }
}

const rad = (angle: number) => (angle * Math.PI) / 180
/** How much wider than high the oval is drawn. */
const WIDER = 2.1
const STEPS = 180
/** A chip is wider than high: where many sit, going sideways counts for more. */
const CROWDED = 1.5

/** `at` counts from the left neighbour. */
export function seatPosition(at: number, of: number): Place {
  const wide = of === 2 ? -35 : of > 4 ? 26 : 0
  const angle = along(180 - wide, 360 + wide, of === 1 ? 0.5 : at / (of - 1), of > 6 ? WIDER * CROWDED : WIDER)
  const bow = of === 1 ? 270 : (of === 2 ? 215 : 196) + ((of === 2 ? 110 : 148) * at) / (of - 1)
  return {
    angle: (Math.atan2(Math.sin(rad(angle)), WIDER * Math.cos(rad(angle))) * 180) / Math.PI,
    oval: { x: 50 + 39 * Math.cos(rad(angle)), y: 50 + 39 * Math.sin(rad(angle)) },
    arc: { x: 50 + 36 * Math.cos(rad(bow)), y: 46 + 35 * Math.sin(rad(bow)) },
  }
}

/** The angle at which a part of the way along the oval's rim is done: neighbours sit equally far apart. */
function along(from: number, to: number, part: number, wider: number): number {
  const step = (to - from) / STEPS
  const lengths = Array.from({ length: STEPS }, (_, each) => {
    const angle = rad(from + (each + 0.5) * step)
    return Math.hypot(wider * Math.sin(angle), Math.cos(angle))
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let gone = 0
  for (const [each, length] of lengths.entries()) {
    if (gone + length >= part * whole) return from + (each + (part * whole - gone) / length) * step
    gone += length
  }
  return to
}
