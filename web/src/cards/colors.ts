/** The colours of the cards. Each has a shape of its own and is never shown without it. */

export type Light = 'day' | 'night'
export type Print = 'light' | 'dark' | 'beach'

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

export const PRINTS: Record<Print, Record<string, Paint>> = {
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

export const LIGHT_OF: Record<Print, Light> = { light: 'day', dark: 'night', beach: 'day' }
