"""Finds text on a page that is cut off, spills out of its box or widens the page."""

from __future__ import annotations

from playwright.sync_api import Page

FIND_CUT_TEXT = r"""async (fields) => {
  // A new size or language has been laid out, also by scripts that watch sizes, in two frames.
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const found = []
  const width = document.documentElement.clientWidth
  if (document.scrollingElement.scrollWidth > width + 1) {
    found.push(`the page is ${document.scrollingElement.scrollWidth} px wide in ${width}`)
  }
  const scrolls = style => ['auto', 'scroll'].includes(style.overflowX)
    || ['auto', 'scroll'].includes(style.overflowY)
  const hidden = '.unseen, [hidden], option, noscript, script, style, svg'
  const shown = element => !element.closest(hidden)
    && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  // The option shown in a list: the browser says how wide a list of it alone would be.
  for (const list of fields ? document.querySelectorAll('select') : []) {
    const option = list.selectedOptions[0]
    if (!option || !shown(list)) continue
    const alone = list.cloneNode(false)
    alone.append(option.cloneNode(true))
    alone.style.cssText = 'position: absolute; visibility: hidden; width: max-content;'
      + 'min-width: 0; max-width: none'
    list.after(alone)
    const needed = alone.offsetWidth
    alone.remove()
    if (needed > list.offsetWidth + 1) found.push(`list: ${option.text}`)
  }

  // What an empty field asks for.
  const pencil = document.createElement('canvas').getContext('2d')
  for (const field of fields ? document.querySelectorAll('input[placeholder]') : []) {
    if (field.value || !shown(field)) continue
    const style = getComputedStyle(field)
    pencil.font = style.font
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (pencil.measureText(field.placeholder).width > room) {
      found.push(`field: ${field.placeholder}`)
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.data.trim()
    // Signs without a letter are pictures.
    if (!/[\p{L}\p{N}]/u.test(words) || !shown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (!text.width) continue
    // On what is pressed no word is broken in two.
    if (element.closest('button, a.button, .chip')) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          found.push(`broken: ${word}`)
        }
      }
    }
    let free = false
    let tab = false
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (scrolls(style)) {
        // One scrolls from line to line, not within a line.
        if (text.width > box.clientWidth + 1.5) found.push(`wider than what scrolls: ${words}`)
        const edge = box.getBoundingClientRect()
        const sideways = ['auto', 'scroll'].includes(style.overflowX)
        if (!sideways && (text.left < edge.left - 1.5 || text.right > edge.right + 1.5)) {
          found.push(`beside what scrolls: ${words}`)
        }
        free = true
        break
      }
      if (style.display === 'inline') continue
      const bounds = box.getBoundingClientRect()
      const out = text.left < bounds.left - 1.5 || text.right > bounds.right + 1.5
      const low = text.top < bounds.top - 3 || text.bottom > bounds.bottom + 3
      const clips = style.overflowX !== 'visible'
      // A tab hangs out of what it belongs to.
      const holds = clips || !tab && box.matches('button, a.button, td, th, .panel, .chip')
      if (holds && (out || low)) {
        found.push(`${box.className || box.tagName}: ${words}`)
        free = true
        break
      }
      tab ||= style.position === 'absolute'
    }
    if (!free && (text.left < -1.5 || text.right > width + 1.5)) found.push(`outside: ${words}`)
  }
  return found
}"""


def cut_text(page: Page, *, fields: bool = True) -> list[str]:
    """Return what of the page's text cannot be read as it is laid out; empty if all can.

    Without ``fields`` lists and placeholders are left out: they cannot break into lines.
    """
    return list(page.evaluate(FIND_CUT_TEXT, fields))
