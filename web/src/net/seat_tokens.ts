/** The tokens of the seats this browser holds: whoever has a seat's token plays that seat. */

const key = (code: string) => `flipdeck.seat.${code}`
const LAST = 'flipdeck.last'
/** The minimum length of a token after the #. */
const SHORTEST = 16

/** Used where the browser refuses to store anything. */
const memory = new Map<string, string>()

export function saveToken(code: string, token: string): void {
  try {
    sessionStorage.removeItem(key(code))
    localStorage.setItem(key(code), token)
    localStorage.setItem(LAST, code)
  } catch {
    memory.set(code, token)
  }
}

/**
 * Stores the token of a link that the server has accepted. Where this browser holds another seat at the
 * table, the token is kept for this tab alone: a link can come from anybody, and must not cost a seat.
 */
export function saveLinkToken(code: string, token: string): void {
  try {
    const stored = localStorage.getItem(key(code))
    if (stored === null || stored === token) saveToken(code, token)
    else sessionStorage.setItem(key(code), token)
  } catch {
    memory.set(code, token)
  }
}

export function loadToken(code: string): string | null {
  try {
    return sessionStorage.getItem(key(code)) ?? localStorage.getItem(key(code)) ?? memory.get(code) ?? null
  } catch {
    return memory.get(code) ?? null
  }
}

/** Deletes the token in use; that of another seat is kept. */
export function deleteToken(code: string): void {
  memory.delete(code)
  try {
    if (sessionStorage.getItem(key(code)) !== null) {
      sessionStorage.removeItem(key(code))
      return
    }
    localStorage.removeItem(key(code))
    if (localStorage.getItem(LAST) === code) localStorage.removeItem(LAST)
  } catch {
    // Nothing was stored.
  }
}

/** The code of the table where a seat was taken last. */
export function lastTable(): string | null {
  try {
    return localStorage.getItem(LAST)
  } catch {
    return null
  }
}

/**
 * The token of a seat link (`/t/CODE#TOKEN`), removed from the address bar at once. It is not stored
 * before the server has accepted it: any page can link here with a made-up token.
 */
export function takeLinkToken(): string | null {
  const token = location.hash.slice(1)
  if (token.length < SHORTEST) return null
  history.replaceState(null, '', location.pathname)
  return token
}
