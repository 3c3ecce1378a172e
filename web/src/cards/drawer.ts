/** Draws faces beside the page, which meanwhile goes on. */

import { drawFace } from './draw'
import type { Order } from './bitmaps'

onmessage = async ({ data: [key, width, name, print, manner] }: MessageEvent<Order>) => {
  const canvas = new OffscreenCanvas(width, width * 1.4)
  drawFace(canvas, name, print, manner)
  const reader = new FileReader()
  reader.onload = () => postMessage([key, reader.result])
  reader.readAsDataURL(await canvas.convertToBlob())
}
