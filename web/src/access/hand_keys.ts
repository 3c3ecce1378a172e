/** Moving in the hand by keys. */

const AHEAD = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

/** The place that a key moves to from another one, `colors` being those of the cards in order; null for other keys. */
export function nextInHand(key: string, from: number, colors: readonly (string | null)[], rightToLeft: boolean): number | null {
  const last = colors.length - 1
  const within = (place: number) => Math.max(0, Math.min(last, place))
  const sideways = key === 'ArrowRight' || key === 'ArrowLeft'
  const step = AHEAD.includes(key) ? 1 : BACK.includes(key) ? -1 : 0
  if (step) return within(from + (sideways && rightToLeft ? -step : step))
  if (key === 'Home') return within(0)
  if (key === 'End') return within(last)
  if (key === 'PageDown') return within(nextGroup(from, colors))
  if (key === 'PageUp') return within(groupBefore(from, colors))
  return null
}

/** The first card of the next colour; the last card where there is none. */
function nextGroup(from: number, colors: readonly (string | null)[]): number {
  const found = colors.findIndex((color, at) => at > from && color !== colors[from])
  return found < 0 ? colors.length - 1 : found
}

/** The first card of this colour, or of the one before where that is the card itself. */
function groupBefore(from: number, colors: readonly (string | null)[]): number {
  const start = (at: number): number => (at > 0 && colors[at - 1] === colors[at] ? start(at - 1) : at)
  const own = start(Math.min(from, colors.length - 1))
  return own < from || own === 0 ? own : start(own - 1)
}
