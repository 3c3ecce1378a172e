/**
 * Faces as bitmaps, made once each while nothing else is to do.
 *
 * An SVG picture is laid out and painted anew for every card that shows it; a whole table of them
 * turning over holds a slow machine up for half a second. A bitmap costs next to nothing.
 */

import type { Print } from './colors'
import { drawFace, type Manner } from './draw'
import { faceNames } from './faces'

const LARGE = 240
const SMALL = 120
const BATCH = 6
const HAND: Manner = { small: false, away: false }
const BACK: Manner = { small: true, away: true }

const urls = new Map<string, string>()
const drawings = new Map<string, string>()
/** How many groups of faces are ready: cards on the page change over a group at a time. */
let groups = $state(0)
/** Held so that the browser keeps what it has loaded. */
const held: HTMLImageElement[] = []
const asked = new Set<Print>()
let queue: [Print, Manner][] = []
let running = false
let hushed = false

const key = (name: string, print: Print, { small, away }: Manner) => `${print}/${name}/${small}/${away}`

/** The picture of a face: its bitmap if that is ready, else its drawing. */
export function faceUrl(name: string, print: Print, manner: Manner): string {
  return (groups > 0 && urls.get(key(name, print, manner))) || drawing(name, print, manner)
}

/** Makes ready every face that may come up, a few at a time; first what a flip would turn up. */
export function prepare(...prints: Print[]): void {
  const fresh = prints.filter((print) => !asked.has(print))
  for (const print of fresh) asked.add(print)
  const [first] = fresh
  for (const manners of [[HAND, BACK], [BACK, HAND]] as const) {
    for (const print of [...fresh].reverse()) queue.push([print, manners[print === first ? 1 : 0]])
  }
  if (!running) void work()
}

/** Nothing is made ready while something moves. */
export function hush(still: boolean): void {
  hushed = still
}

async function work(): Promise<void> {
  running = true
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [print, manner] = next
      const names = faceNames(print)
      for (let at = 0; at < names.length; at += BATCH) {
        do await idle()
        while (hushed)
        await Promise.all(names.slice(at, at + BATCH).map((name) => make(name, print, manner)))
      }
      groups += 1
    }
  } catch {
    // A browser that will not make pictures of drawings goes on with the drawings.
    queue = []
  }
  running = false
  document.documentElement.dataset.cards = 'ready'
}

async function make(name: string, print: Print, manner: Manner): Promise<void> {
  const width = manner.small ? SMALL : LARGE
  const image = new Image(width, width * 1.4)
  image.src = drawing(name, print, manner)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width * 1.4
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) return
  const ready = new Image()
  ready.src = URL.createObjectURL(blob)
  await ready.decode()
  held.push(ready)
  urls.set(key(name, print, manner), ready.src)
}

function drawing(name: string, print: Print, manner: Manner): string {
  const known = key(name, print, manner)
  let url = drawings.get(known)
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(drawFace(name, print, manner))}`
    drawings.set(known, url)
  }
  return url
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 })
    else setTimeout(resolve, 16)
  })
}
