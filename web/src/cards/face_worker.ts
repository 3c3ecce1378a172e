/** A worker that renders faces off the main thread. */

import { drawFace } from './render'
import type { RenderRequest } from './bitmaps'

onmessage = async ({ data: [key, width, printed, name, print, style] }: MessageEvent<RenderRequest>) => {
  const canvas = new OffscreenCanvas(width, width * 1.4)
  drawFace(canvas, printed, name, print, style)
  // The page shows it by its address: encoding it as text costs more than drawing it.
  postMessage([key, URL.createObjectURL(await canvas.convertToBlob())])
}
