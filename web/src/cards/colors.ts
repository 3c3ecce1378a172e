/** The colours of the cards. Each has a shape of its own and is never shown without it. */

export type Light = 'day' | 'night'

export interface Paint {
  /** The shape that goes with the colour. */
  shape: string
  /** The ground of the card. */
  ground: string
  /** What is written on the ground. */
  ink: string
  /** The oval in the middle and the symbol on it. */
  oval: string
  symbol: string
}

const paper = '#fffdf8'
const black = '#14111f'

/** The paints of the project's own prints by name and colour. */
export const PAINTS: Record<string, Record<string, Paint>> = {
  light: {
    blue: { shape: 'circle', ground: '#1558c8', ink: paper, oval: '#e6f0ff', symbol: '#0f429a' },
    green: { shape: 'triangle', ground: '#0d7f58', ink: paper, oval: '#dff6ea', symbol: '#075c3e' },
    red: { shape: 'diamond', ground: '#b8192c', ink: paper, oval: '#ffe7e4', symbol: '#96101f' },
    yellow: { shape: 'square', ground: '#b88500', ink: '#1d1400', oval: '#ffe27a', symbol: '#4f3700' },
  },
  dark: {
    pink: { shape: 'heart', ground: '#ff6fb5', ink: black, oval: '#1d1020', symbol: '#ff85c0' },
    teal: { shape: 'drop', ground: '#0e9a90', ink: black, oval: '#0b1b20', symbol: '#2fd0c2' },
    orange: { shape: 'hexagon', ground: '#ff9a3c', ink: black, oval: '#20140b', symbol: '#ffab5c' },
    purple: { shape: 'star', ground: '#9a7bff', ink: black, oval: '#15102a', symbol: '#b39cff' },
  },
  beach: {
    turquoise: { shape: 'shell', ground: '#0b7c8c', ink: paper, oval: '#dcf6f8', symbol: '#075b67' },
    pink: { shape: 'flower', ground: '#c02a78', ink: paper, oval: '#ffe6f1', symbol: '#991d5c' },
    green: { shape: 'leaf', ground: '#33600f', ink: paper, oval: '#ecf5d3', symbol: '#344f06' },
    orange: { shape: 'sun', ground: '#cc6a12', ink: '#1c0d00', oval: '#ffe3c4', symbol: '#6b3200' },
  },
}

/** The cloth the cards lie on; each ground stands off it by 3:1. */
export const CLOTH: Record<Light, string> = { day: '#fbf5e8', night: '#15121f' }

/** The light in which the project's own prints are played. */
export const LIGHT_OF: Record<string, Light> = { light: 'day', dark: 'night', beach: 'day' }

/** The print whose paints and shapes a print of another deck takes, by its light. */
const MODEL: Record<Light, string> = { day: 'light', night: 'dark' }

/** A paint for a colour of a registered deck: of its swatch if it has one, else of our own, by name or place. */
export function paintFor(color: string, at: number, light: Light, swatch: string | undefined): Paint {
  const models = PAINTS[MODEL[light]]!
  const model = Object.values(models)[at % 4]!
  if (!swatch) return { ...(models[color] ?? model), shape: model.shape }
  const ink = contrast(swatch, paper) >= contrast(swatch, black) ? paper : black
  const oval = light === 'day' ? mix(swatch, '#ffffff', 0.88) : mix(swatch, '#000000', 0.88)
  return { shape: model.shape, ground: swatch, ink, oval, symbol: readable(swatch, oval, light === 'day' ? '#000000' : '#ffffff') }
}

/** A colour shifted towards another until it stands off its ground by 4.5:1. */
function readable(color: string, ground: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(color, towards, share)
    if (contrast(mixed, ground) >= 4.5) return mixed
  }
  return towards
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** Two colours mixed; `share` is that of the second. */
function mix(first: string, second: string, share: number): string {
  const [from, to] = [channels(first), channels(second)]
  return `#${from.map((value, at) => Math.round(value + (to[at]! - value) * share).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two colours after WCAG. */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].sort((one, other) => one - other)
  return (high! + 0.05) / (low! + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
