/** Secrets that this browser keeps, each under a code. */

/** The minimum length of a secret after the # of an address. */
const SHORTEST = 16

export class TokenStore {
  /** Used where the browser refuses to store anything. */
  readonly #memory = new Map<string, string>()

  /** `prefix` sets the keys of this kind of secret apart from others in the browser's storage. */
  constructor(private readonly prefix: string) {}

  save(code: string, token: string): void {
    try {
      localStorage.setItem(this.prefix + code, token)
    } catch {
      this.#memory.set(code, token)
    }
  }

  load(code: string): string | null {
    try {
      return localStorage.getItem(this.prefix + code) ?? this.#memory.get(code) ?? null
    } catch {
      return this.#memory.get(code) ?? null
    }
  }

  delete(code: string): void {
    this.#memory.delete(code)
    try {
      localStorage.removeItem(this.prefix + code)
    } catch {
      // Nothing was stored.
    }
  }
}

/**
 * The secret of a link (`/t/CODE#TOKEN`), removed from the address bar at once. It is not stored
 * before the server has accepted it: any page can link here with a made-up token.
 */
export function takeLinkToken(): string | null {
  const token = location.hash.slice(1)
  if (token.length < SHORTEST) return null
  history.replaceState(null, '', location.pathname)
  return token
}
