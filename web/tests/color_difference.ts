/** How different two colours look: CIEDE2000, and colours as eyes see them that lack one kind of cone. */

export type Triple = readonly [number, number, number]

/** Machado, Oliveira and Fernandes 2009: the matrices of severity 1.0, for linear light. */
export const EYES: Record<string, readonly Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}

export function linear(hex: string): Triple {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

export function contrast(one: string, two: string): number {
  const [low, high] = [one, two].map((hex) => dot([0.2126, 0.7152, 0.0722], linear(hex))).sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const dot = (row: Triple, color: Triple) => row[0] * color[0] + row[1] * color[1] + row[2] * color[2]

/** A colour in linear light as these eyes see it. */
export function seenBy(eye: readonly Triple[], color: Triple): Triple {
  const part = (row: Triple) => Math.min(1, Math.max(0, dot(row, color)))
  return [part(eye[0]!), part(eye[1]!), part(eye[2]!)]
}

/** CIELAB of a colour in linear sRGB light under D65. */
export function lab(color: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], color) / 0.95047)
  const y = f(dot([0.2126729, 0.7151522, 0.072175], color))
  const z = f(dot([0.0193339, 0.119192, 0.9503041], color) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const rad = (degrees: number) => (degrees * Math.PI) / 180
const cos = (degrees: number) => Math.cos(rad(degrees))
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360)
/** Part of the weight of chroma in CIEDE2000. */
const far = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** CIEDE2000 of two colours in CIELAB, after Sharma, Wu and Dalal 2005. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - far((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const gray = c1 * c2 === 0
  const wrapped = Math.abs(h1 - h2) > 180
  const turn = gray ? 0 : h2 - h1 + (wrapped ? (h2 > h1 ? -360 : 360) : 0)
  const middle = gray ? h1 + h2 : (h1 + h2 + (wrapped ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const weight = 1 - 0.17 * cos(middle - 30) + 0.24 * cos(2 * middle) + 0.32 * cos(3 * middle + 6) - 0.2 * cos(4 * middle - 63)
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * c)
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))) / (1 + 0.015 * c * weight)
  const twist = -2 * far(c) * Math.sin(rad(60 * Math.exp(-(((middle - 275) / 25) ** 2))))
  return Math.sqrt(light ** 2 + chroma ** 2 + tone ** 2 + twist * chroma * tone)
}

/** CIEDE2000 of two colours as these eyes see them. */
export function apart(eye: readonly Triple[], one: string, two: string): number {
  return ciede2000(lab(seenBy(eye, linear(one))), lab(seenBy(eye, linear(two))))
}
