/** Keeps focus on the page: where the focused element goes away, what stands in its place gets it. */

const FOCUSABLE = '[role=option], button:enabled, a[href], input:enabled, select:enabled'
/** Where focus goes when nothing is near, the first that is there. */
const TARGETS = ['[data-end] h1, [data-end] h2', '[role=listbox] [tabindex="0"]', '[role=listbox]', 'main h1', 'h1', 'main']
/** Elements in these keep focus among each other. */
const GROUP = '[data-keeps-focus]'

const isShown = (element: Element): element is HTMLElement => element instanceof HTMLElement && element.getClientRects().length > 0

function firstShown(selector: string, within: ParentNode = document): HTMLElement | null {
  return [...within.querySelectorAll(selector)].find(isShown) ?? null
}

/** Focuses an element, also one that Tab does not reach; false if it did not take focus. */
export function focusOn(element: HTMLElement | null, scroll = true): boolean {
  if (!element) return false
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: !scroll })
  return document.activeElement === element
}

/** A panel that is open over the page: only there focus belongs. */
function openDialog(): HTMLElement | null {
  return [...document.querySelectorAll('[role=dialog]')].filter(isShown).at(-1) ?? null
}

/** The first choice of a question that waits for an answer. */
export function focusQuestion(): boolean {
  const question = firstShown('[data-question]')
  return focusOn(question && firstShown(FOCUSABLE, question))
}

/** The player's card at the place last focused. */
export function focusHand(): boolean {
  return focusOn(firstShown('[role=listbox] [tabindex="0"]') ?? firstShown('[role=listbox]'), false)
}

export function focusEnd(): boolean {
  return focusOn(firstShown('[data-end] h1, [data-end] h2'))
}

/** Whether the player is doing something that a turn must not interrupt. */
export function isOccupied(): boolean {
  const active = document.activeElement
  return Boolean(active?.closest('input, select, textarea, [role=dialog], [data-question]'))
}

/** Watches a part of the page; returns how to stop. */
export function keepFocus(root: HTMLElement): () => void {
  let last: { element: Element; group: Element | null; at: number } | null = null
  let waiting = false

  function remember(event: FocusEvent): void {
    if (!(event.target instanceof Element)) return
    const group = event.target.closest(GROUP)
    last = { element: event.target, group, at: group ? [...group.querySelectorAll(FOCUSABLE)].indexOf(event.target) : -1 }
  }

  /** The element that took the place of the one that is gone. */
  function nearest(): HTMLElement | null {
    if (!last?.group?.isConnected) return null
    const left = [...last.group.querySelectorAll(FOCUSABLE)].filter(isShown)
    return left[Math.min(Math.max(last.at, 0), left.length - 1)] ?? null
  }

  function check(): void {
    waiting = false
    if (!last || (document.activeElement && document.activeElement !== document.body)) return
    const gone = !last.element.isConnected || !isShown(last.element) || last.element.matches(':disabled')
    if (!gone) return
    if (focusOn(openDialog()) || focusQuestion() || focusOn(nearest(), false)) return
    TARGETS.some((target) => focusOn(firstShown(target), false))
  }

  // After the frame: what is put in the place of something removed is there by then.
  const observer = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    if (document.hidden) setTimeout(check)
    else requestAnimationFrame(() => setTimeout(check))
  })
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class', 'hidden'] })
  document.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

/** Keeps Tab inside a panel; for `use:`. */
export function trapFocus(panel: HTMLElement, active: boolean): { destroy: () => void } {
  function onkeydown(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return
    const inside = [...panel.querySelectorAll<HTMLElement>(`${FOCUSABLE}, summary, textarea, [tabindex="0"]`)].filter(
      (each) => isShown(each) && each.tabIndex >= 0,
    )
    const [first, last] = [inside[0], inside.at(-1)]
    const at = document.activeElement
    if (!first || !last) event.preventDefault()
    else if (event.shiftKey && (at === first || at === panel)) (event.preventDefault(), last.focus())
    else if (!event.shiftKey && at === last) (event.preventDefault(), first.focus())
  }
  if (active) panel.addEventListener('keydown', onkeydown)
  return { destroy: () => panel.removeEventListener('keydown', onkeydown) }
}

/** Notes on the page whether keys or a pointer were used last: only keys need to see where focus is. */
export function noteInput(): void {
  const note = (kind: 'keys' | 'pointer') => () => (document.documentElement.dataset.input = kind)
  addEventListener('keydown', note('keys'), true)
  addEventListener('pointerdown', note('pointer'), true)
}
