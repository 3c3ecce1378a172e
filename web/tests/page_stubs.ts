/** The few parts of a page that the client's classes touch, for tests that run without one. */

import { vi } from 'vitest'

export class MemoryStorage {
  #items = new Map<string, string>()
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value)
  }
  removeItem(key: string): void {
    this.#items.delete(key)
  }
}

/** Listeners of the window, called by `fire`. */
export class Listeners {
  #all = new Map<string, Set<(event: unknown) => void>>()
  add = (type: string, listener: (event: unknown) => void): void => {
    this.#all.set(type, (this.#all.get(type) ?? new Set()).add(listener))
  }
  remove = (type: string, listener: (event: unknown) => void): void => {
    this.#all.get(type)?.delete(listener)
  }
  fire(type: string, event: unknown = {}): void {
    for (const listener of this.#all.get(type) ?? []) listener(event)
  }
  get count(): number {
    return [...this.#all.values()].reduce((sum, each) => sum + each.size, 0)
  }
}

/** Stubs the page; `hidden` pages animate nothing and wait only for timers. */
export function stubPage({ hidden = false, hash = '' } = {}) {
  const storage = new MemoryStorage()
  const listeners = new Listeners()
  const location = { protocol: 'http:', host: 'table.test', hash, pathname: '/t/ABCDEF', reload: vi.fn() }
  const history = { replaceState: vi.fn((_: unknown, __: string, path: string) => void (location.pathname = path, location.hash = '')) }
  const document = {
    hidden,
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: listeners.add,
    removeEventListener: listeners.remove,
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', listeners.add)
  vi.stubGlobal('removeEventListener', listeners.remove)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16))
  return { storage, listeners, location, document }
}
