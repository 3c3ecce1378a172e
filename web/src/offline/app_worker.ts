/**
 * Keeps what the client can do without its server: the rules, the own matches and settings, and the score pad.
 * Pages come from the network as long as it answers, so that nothing here is a stale copy of a running server;
 * tables and everything else that changes is never kept.
 */

/** Set by the build: a digest of the files, and their paths. */
declare const APP_VERSION: string
declare const APP_FILES: string[]

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface RequestEvent extends LifeEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface LoadedEvent extends LifeEvent {
  readonly data: unknown
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: LoadedEvent) => void): void
}

const scope = globalThis as unknown as Scope
const PREFIX = 'flipdeck-app-'
const CACHE = PREFIX + APP_VERSION
/** What the server says about rules and editions: asked for, and kept for when it does not answer. */
const ASKED = ['/api/editions', '/api/rulebook']

const isAsset = (path: string) => path.startsWith('/assets/')

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([...APP_FILES, ...ASKED].map((file) => new Request(file, { cache: 'no-cache' })))
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)))
}

/** A page: the server's, else the kept client, which is told that it is on its own. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (failure) {
    const cache = await caches.open(CACHE)
    const path = new URL(request.url).pathname
    const pad = await (/^\/pad\/?$/.test(path) ? cache.match('/pad') : undefined)
    if (pad) return pad
    const kept = await cache.match('/')
    if (!kept) throw failure
    const text = (await kept.text()).replace('<html ', '<html data-offline ')
    const headers = new Headers(kept.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    return new Response(text, { headers })
  }
}

/** A file whose name changes with its content: the kept one, else the server's, which is kept from then on. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

async function asked(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (failure) {
    const kept = await cache.match(request)
    if (!kept) throw failure
    return kept
  }
}

async function other(request: Request): Promise<Response> {
  return fetch(request).catch(async (failure: unknown) => {
    const kept = await (await caches.open(CACHE)).match(request)
    if (!kept) throw failure
    return kept
  })
}

/** Keeps files that a page had loaded before it was under this worker's care, such as its language. */
async function keep(paths: unknown): Promise<void> {
  if (!Array.isArray(paths)) return
  const cache = await caches.open(CACHE)
  for (const path of paths) {
    if (typeof path === 'string' && isAsset(path) && !(await cache.match(path))) await cache.add(path)
  }
}

scope.addEventListener('install', (event) => event.waitUntil(fill()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
scope.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (isAsset(pathname)) event.respondWith(asset(request))
  else if (ASKED.includes(pathname)) event.respondWith(asked(request))
  else if (APP_FILES.includes(pathname)) event.respondWith(other(request))
})

export {}
