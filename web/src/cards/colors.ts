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
    blue: { shape: 'circle', ground: '#1f4abf', ink: paper, oval: '#e6f0ff', symbol: '#17399a' },
    green: { shape: 'triangle', ground: '#008562', ink: paper, oval: '#dff6ea', symbol: '#075c3e' },
    red: { shape: 'diamond', ground: '#c0151e', ink: paper, oval: '#ffe7e4', symbol: '#96101f' },
    yellow: { shape: 'square', ground: '#f5bd02', ink: '#1d1400', oval: '#fff3c4', symbol: '#4a3500' },
  },
  dark: {
    pink: { shape: 'heart', ground: '#ff4c96', ink: black, oval: '#1d1020', symbol: '#ff74ae' },
    teal: { shape: 'drop', ground: '#0cb3a8', ink: black, oval: '#0b1b20', symbol: '#2fd0c2' },
    orange: { shape: 'hexagon', ground: '#ffa92e', ink: black, oval: '#20140b', symbol: '#ffb95c' },
    purple: { shape: 'star', ground: '#8f76ff', ink: black, oval: '#15102a', symbol: '#ac98ff' },
  },
  beach: {
    turquoise: { shape: 'shell', ground: '#057d99', ink: paper, oval: '#dcf4f9', symbol: '#055a70' },
    pink: { shape: 'flower', ground: '#b31a68', ink: paper, oval: '#ffe6f1', symbol: '#991d5c' },
    green: { shape: 'leaf', ground: '#285207', ink: paper, oval: '#ecf5d3', symbol: '#344f06' },
    orange: { shape: 'sun', ground: '#d27918', ink: '#1c0d00', oval: '#ffe3c4', symbol: '#6b3200' },
  },
}

/** The cloth the cards lie on, from under the lamp to the rim. */
export const CLOTH: Record<Light, readonly string[]> = { day: ['#fff8dc', '#b9caa2'], night: ['#3a2d66', '#120f1d'] }

/**
 * The border of a card and the keyline around it, by the light of its print. Cards also lie on the
 * other side's cloth, as backs: one of the two stands off each cloth by 3:1, whatever the ground is.
 */
export const EDGE: Record<Light, { border: string; line: string }> = {
  day: { border: '#fffefa', line: '#4d4231' },
  night: { border: '#0d0b14', line: '#a99fd0' },
}

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
