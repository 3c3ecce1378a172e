/** The tokens of the seats this browser holds: whoever has a seat's token plays that seat. */

import { TokenStore } from './token_store'

const LAST = 'flipdeck.last'

class SeatTokens extends TokenStore {
  override save(code: string, token: string): void {
    super.save(code, token)
    try {
      localStorage.setItem(LAST, code)
    } catch {
      // The browser stores nothing.
    }
  }

  override delete(code: string): void {
    super.delete(code)
    if (lastTable() === code && this.load(code) === null) localStorage.removeItem(LAST)
  }
}

export const seatTokens = new SeatTokens('flipdeck.seat.')

/** The code of the table where a seat was taken last. */
export function lastTable(): string | null {
  try {
    return localStorage.getItem(LAST)
  } catch {
    return null
  }
}
