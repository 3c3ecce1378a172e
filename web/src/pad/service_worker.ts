/**
 * Keeps the score pad for use without a network: its page and what that page loads, all of one build.
 * Nothing else is kept or answered from here, neither tables nor any other page.
 */

/** Set by the build: a digest of the files, and their paths. */
declare const PAD_VERSION: string
declare const PAD_FILES: string[]

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface RequestEvent extends LifeEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const scope = globalThis as unknown as Scope
const PAGE = '/pad'
const PREFIX = 'flipdeck-pad-'
const CACHE = PREFIX + PAD_VERSION

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(PAD_FILES.map((file) => new Request(file, { cache: 'reload' })))
  // An open page has loaded everything it needs, so the new build may take over at once.
  await scope.skipWaiting()
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(fill()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const path = request.mode === 'navigate' ? url.pathname.replace(/\/$/, '') : url.pathname
  if (PAD_FILES.includes(path) && (request.mode !== 'navigate' || path === PAGE)) event.respondWith(answer(path, request))
})

export {}
