/** The client itself, kept for use without its server; begun by the pages around the table when they are idle. */

import { KeptOffline } from './kept.svelte'

/** The page came from the worker, since the server did not answer. */
export const isOffline = 'offline' in document.documentElement.dataset

class AppOffline {
  #kept = $state.raw<KeptOffline | null>(null)

  get state() {
    return this.#kept?.kept ?? 'preparing'
  }

  begin(): void {
    if (this.#kept || isOffline) return
    const kept = (this.#kept = new KeptOffline('/worker.js', '/'))
    $effect.root(() => {
      $effect(() => {
        if (kept.kept === 'ready') void kept.post(loadedFiles())
      })
    })
  }
}

/** What this page has loaded so far, its language among it. */
function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
}

export const appOffline = new AppOffline()
