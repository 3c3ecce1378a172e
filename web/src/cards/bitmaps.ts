/**
 * Faces as bitmaps, drawn once each, most of them by a drawer of their own before they are needed.
 *
 * Drawings that stand in the page as such are styled, laid out and painted anew for every card and
 * every change; a whole table of them turning over held a slow machine up for half a second.
 */

import type { Print } from './colors'
import { drawFace, type Manner } from './draw'
import { faceNames } from './faces'

const LARGE = 240
const SMALL = 120
export const HAND: Manner = { small: false, away: false }
export const BACK: Manner = { small: true, away: true }
/** The draw pile. */
export const PILE: Manner = { small: false, away: true }

export type Wanted = [name: string, print: Print, manner: Manner]
export type Order = [key: string, width: number, ...Wanted]

/** The images are held so that the browser keeps what it has loaded. */
const made = new Map<string, HTMLImageElement>()
const asked = new Set<Print>()
const queue: Wanted[] = []
let drawer: Worker | null | undefined
let working = false
let hushed = false

const widthOf = ({ small }: Manner) => (small ? SMALL : LARGE)
const keyOf = (name: string, print: Print, { small, away }: Manner) => `${print}/${name}/${small}/${away}`

export function faceUrl(name: string, print: Print, manner: Manner): string {
  const key = keyOf(name, print, manner)
  let image = made.get(key)
  if (!image) {
    const canvas = document.createElement('canvas')
    canvas.width = widthOf(manner)
    canvas.height = canvas.width * 1.4
    drawFace(canvas, name, print, manner)
    image = keep(key, canvas.toDataURL())
  }
  return image.src
}

function keep(key: string, url: string): HTMLImageElement {
  const image = new Image()
  image.src = url
  made.set(key, image)
  return image
}

/** Has a face drawn by the drawer, one at a time; false where there is none. */
async function order(...face: Wanted): Promise<boolean> {
  const key = keyOf(...face)
  if (made.has(key)) return true
  if (drawer === undefined) drawer = hire()
  const hand = drawer
  if (!hand) return false
  const url = await new Promise<string | null>((resolve) => {
    hand.onmessage = ({ data: [drawn, url] }: MessageEvent<[string, string]>) => drawn === key && resolve(url)
    hand.onerror = () => resolve(null)
    hand.postMessage([key, widthOf(face[2]), ...face] satisfies Order)
  })
  if (url === null) drawer = null
  else if (!made.has(key)) keep(key, url)
  return url !== null
}

function hire(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  return new Worker(new URL('./drawer.ts', import.meta.url), { type: 'module' })
}

/** Makes ready every face that may come up, one after another; first what a flip would turn up. */
export function prepare(...prints: Print[]): void {
  const fresh = prints.filter((print) => !asked.has(print))
  for (const print of fresh) asked.add(print)
  const [day] = prints
  for (const turn of [false, true]) {
    for (const print of fresh) {
      const manner = (print === day) === turn ? HAND : BACK
      queue.push(...faceNames(print).map((name): Wanted => [name, print, manner]))
    }
  }
  if (!working) void work()
}

/** Nothing is made ready in the background while something moves. */
export function hush(still: boolean): void {
  hushed = still
}

/** Sees to it that these faces are there, each in a task of its own. */
export async function ready(wanted: readonly Wanted[]): Promise<void> {
  for (const face of wanted) {
    if (made.has(keyOf(...face))) continue
    faceUrl(...face)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function work(): Promise<void> {
  working = true
  while (queue.length) {
    // The drawer works beside the page; without one, faces are drawn while nothing else is to do.
    if (hushed || !drawer) await idle()
    const next = hushed ? undefined : queue.shift()
    if (next && !(await order(...next))) faceUrl(...next)
  }
  working = false
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 })
    else setTimeout(resolve, 30)
  })
}
