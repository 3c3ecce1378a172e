/** Whether this browser's player needs no first-game help any more: it was read, or the lesson was done. */

const KEY = 'flipdeck.helped'

export function wasHelped(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Where nothing is stored, help that comes back at every table would be in the way.
    return true
  }
}

export function markHelped(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // The browser stores nothing.
  }
}
