/** The measures themselves, against what others have published. */
import { expect, test } from 'vitest'
import { ciede2000, contrast, EYES, lab, linear, seenBy, type Triple } from './color_difference'

// Sharma, Wu and Dalal 2005, table 1: the pairs that tell wrong implementations from right ones.
const PAIRS: [Triple, Triple, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
  [[50, 2.8361, -74.02], [50, 0, -82.7485], 3.4412],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, -1.1848, -84.8006], [50, 0, -82.7485], 1],
  [[50, -0.9009, -85.5211], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.001], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.49, -0.001], [50, -2.49, 0.0012], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, -0.001, 2.49], [50, 0.001, -2.49], 4.8045],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[50, 2.5, 0], [50, 3.1736, 0.5854], 1],
  [[50, 2.5, 0], [50, 3.2972, 0], 1],
  [[50, 2.5, 0], [50, 1.8634, 0.5757], 1],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [[61.2901, 3.7196, -5.3901], [61.4292, 2.248, -4.962], 1.8731],
  [[35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

test.each(PAIRS)('CIEDE2000 of %j and %j is %d', (one, two, published) => {
  expect(ciede2000(one, two)).toBeCloseTo(published, 4)
  expect(ciede2000(two, one)).toBeCloseTo(published, 4)
})

test.each<[string, Triple]>([
  ['#ffffff', [100, 0, 0]],
  ['#ff0000', [53.24, 80.09, 67.2]],
  ['#00ff00', [87.73, -86.18, 83.18]],
  ['#0000ff', [32.3, 79.19, -107.86]],
])('%s in CIELAB', (hex, published) => {
  for (const [at, value] of lab(linear(hex)).entries()) expect(value).toBeCloseTo(published[at]!, 1)
})

test.each(Object.entries(EYES))('%s eyes see white and greys as they are', (_, eye) => {
  for (const level of [1, 0.5, 0.18]) {
    for (const part of seenBy(eye, [level, level, level])) expect(part).toBeCloseTo(level, 4)
  }
})

test('what is told apart by one cone alone is lost without it', () => {
  const changes = (eye: string, one: Triple, two: Triple) =>
    ciede2000(lab(seenBy(EYES[eye]!, one)), lab(seenBy(EYES[eye]!, two))) < 0.4 * ciede2000(lab(one), lab(two))
  const [red, green] = [linear('#b40000'), linear('#006400')]
  const [blue, teal] = [linear('#4060d0'), linear('#009070')]
  expect([changes('protan', red, green), changes('deutan', red, green), changes('tritan', red, green)]).toEqual([true, true, false])
  expect([changes('protan', blue, teal), changes('deutan', blue, teal), changes('tritan', blue, teal)]).toEqual([false, false, true])
})

test('contrast goes from 1 to 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
  expect(contrast('#777777', '#777777')).toBe(1)
})
