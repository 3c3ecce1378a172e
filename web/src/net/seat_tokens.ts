/** The tokens of the seats this browser holds: whoever has a seat's token plays that seat. */

const key = (code: string) => `flipdeck.seat.${code}`
const LAST = 'flipdeck.last'
/** The minimum length of a token after the #. */
const SHORTEST = 16

/** Used where the browser refuses to store anything. */
const memory = new Map<string, string>()

export function saveToken(code: string, token: string): void {
  try {
    localStorage.setItem(key(code), token)
    localStorage.setItem(LAST, code)
  } catch {
    memory.set(code, token)
  }
}

export function loadToken(code: string): string | null {
  try {
    return localStorage.getItem(key(code)) ?? memory.get(code) ?? null
  } catch {
    return memory.get(code) ?? null
  }
}

export function deleteToken(code: string): void {
  memory.delete(code)
  try {
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
