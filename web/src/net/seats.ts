/** The secrets of the seats this browser holds: a token is the seat. */

const key = (code: string) => `flipdeck.seat.${code}`
const LAST = 'flipdeck.last'

export function keepSeat(code: string, token: string): void {
  try {
    localStorage.setItem(key(code), token)
    localStorage.setItem(LAST, code)
  } catch {
    memory.set(code, token)
  }
}

export function seatToken(code: string): string | null {
  try {
    return localStorage.getItem(key(code)) ?? memory.get(code) ?? null
  } catch {
    return memory.get(code) ?? null
  }
}

export function dropSeat(code: string): void {
  memory.delete(code)
  try {
    localStorage.removeItem(key(code))
    if (localStorage.getItem(LAST) === code) localStorage.removeItem(LAST)
  } catch {
    // Nothing was kept.
  }
}

export function lastTable(): string | null {
  try {
    return localStorage.getItem(LAST)
  } catch {
    return null
  }
}

/** A seat link holds its secret behind the #, which no server log sees; it is taken out at once. */
export function takeFromAddress(code: string): void {
  const token = location.hash.slice(1)
  if (token.length < 16) return
  keepSeat(code, token)
  history.replaceState(null, '', location.pathname)
}

const memory = new Map<string, string>()
