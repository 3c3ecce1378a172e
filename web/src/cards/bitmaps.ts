/**
 * Faces as bitmaps, drawn once each, most of them by a worker before they are needed.
 *
 * SVG in the page is styled, laid out and painted again for every card and every change: a whole table
 * turning over blocked a slow machine for half a second.
 */

import { settings } from '../settings.svelte'
import { faceNames, styleOf, type Print, type PrintStyle } from './prints'
import { drawFace, type FaceStyle } from './render'

const LARGE = 240
const SMALL = 120
export const HAND: FaceStyle = { small: false, away: false }
export const BACK: FaceStyle = { small: true, away: true }
/** The draw pile. */
export const PILE: FaceStyle = { small: false, away: true }

export type FaceRequest = [name: string, print: Print, style: FaceStyle]
/** The worker knows no prints: it is sent their style. */
export type RenderRequest = [key: string, width: number, printed: PrintStyle, ...FaceRequest]

/** Kept so that the browser does not drop the decoded images. */
const images = new Map<string, HTMLImageElement>()
const requested = new Set<string>()
const queue: FaceRequest[] = []
let worker: Worker | null | undefined
let working = false
let paused = false

const widthOf = ({ small }: FaceStyle) => (small ? SMALL : LARGE)
/** Whether the grounds carry patterns is the reader's choice, not that of the place where a face is shown. */
const patterned = (style: FaceStyle): FaceStyle => ({ ...style, patterned: settings.patterns })
const keyOf = (name: string, print: Print, { small, away }: FaceStyle) => `${print}/${name}/${small}/${away}/${settings.patterns}`

export function faceUrl(name: string, print: Print, style: FaceStyle): string {
  const key = keyOf(name, print, style)
  let image = images.get(key)
  if (!image) {
    const canvas = document.createElement('canvas')
    canvas.width = widthOf(style)
    canvas.height = canvas.width * 1.4
    drawFace(canvas, styleOf(print), name, print, patterned(style))
    image = store(key, canvas.toDataURL())
  }
  return image.src
}

function store(key: string, url: string): HTMLImageElement {
  const image = new Image()
  image.src = url
  images.set(key, image)
  return image
}

/** Renders a face in the worker, one at a time; false if there is no worker. */
async function renderInWorker(...face: FaceRequest): Promise<boolean> {
  const key = keyOf(...face)
  if (images.has(key)) return true
  if (worker === undefined) worker = startWorker()
  const current = worker
  if (!current) return false
  const [name, print, style] = face
  const url = await new Promise<string | null>((resolve) => {
    current.onmessage = ({ data: [drawn, url] }: MessageEvent<[string, string]>) => drawn === key && resolve(url)
    current.onerror = () => resolve(null)
    current.postMessage([key, widthOf(style), styleOf(print), name, print, patterned(style)] satisfies RenderRequest)
  })
  if (url === null) worker = null
  else if (!images.has(key)) store(key, url)
  return url !== null
}

function startWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  return new Worker(new URL('./face_worker.ts', import.meta.url), { type: 'module' })
}

/** Renders every face of these prints in the background; first those that a flip would turn up. */
export function prepare(...prints: Print[]): void {
  const wanted = (print: Print) => `${print}/${settings.patterns}`
  const fresh = prints.filter((print) => !requested.has(wanted(print)))
  for (const print of fresh) requested.add(wanted(print))
  const [day] = prints
  for (const turn of [false, true]) {
    for (const print of fresh) {
      const style = (print === day) === turn ? HAND : BACK
      queue.push(...faceNames(print).map((name): FaceRequest => [name, print, style]))
    }
  }
  if (!working) void renderQueue()
}

/** Stops rendering in the background while something is animated. */
export function pausePreparing(still: boolean): void {
  paused = still
}

/** Renders those of these faces that are missing, each in a task of its own. */
export async function ensureRendered(wanted: readonly FaceRequest[]): Promise<void> {
  for (const face of wanted) {
    if (images.has(keyOf(...face))) continue
    faceUrl(...face)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function renderQueue(): Promise<void> {
  working = true
  while (queue.length) {
    // Without a worker, faces are rendered while the page is idle.
    if (paused || !worker) await idle()
    const next = paused ? undefined : queue.shift()
    if (next && !(await renderInWorker(...next))) faceUrl(...next)
  }
  working = false
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 })
    else setTimeout(resolve, 30)
  })
}
