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
      sessionStorage.removeItem(this.prefix + code)
      localStorage.setItem(this.prefix + code, token)
    } catch {
      this.#memory.set(code, token)
    }
  }

  /**
   * Stores the token of a link that the server has accepted. Where this browser holds another one under
   * the code, it is kept for this tab alone: a link can come from anybody, and must not cost a seat.
   */
  saveLinked(code: string, token: string): void {
    try {
      const stored = localStorage.getItem(this.prefix + code)
      if (stored === null || stored === token) this.save(code, token)
      else sessionStorage.setItem(this.prefix + code, token)
    } catch {
      this.#memory.set(code, token)
    }
  }

  load(code: string): string | null {
    const key = this.prefix + code
    try {
      return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? this.#memory.get(code) ?? null
    } catch {
      return this.#memory.get(code) ?? null
    }
  }

  /** Deletes the token in use; one that another tab uses is kept. */
  delete(code: string): void {
    const key = this.prefix + code
    this.#memory.delete(code)
    try {
      const store = sessionStorage.getItem(key) === null ? localStorage : sessionStorage
      store.removeItem(key)
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
