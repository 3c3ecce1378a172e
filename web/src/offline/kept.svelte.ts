/** Whether a page is kept for use without a network, by a service worker where the browser allows one. */

export type Kept = 'preparing' | 'ready' | 'insecure' | 'failed'

export class KeptOffline {
  kept = $state<Kept>('preparing')
  /** A newer build has taken over; a reload shows it. */
  updated = $state(false)

  constructor(private readonly script: string, scope: string) {
    if (!isSecureContext || !('serviceWorker' in navigator)) {
      this.kept = 'insecure'
      return
    }
    // The page may be under the care of a worker with a wider scope: that one is not replaced by a newer build of this.
    const before = navigator.serviceWorker.controller?.scriptURL === new URL(script, location.href).href
    navigator.serviceWorker.addEventListener('controllerchange', () => (this.updated = before))
    navigator.serviceWorker.register(script, { scope }).then((registration) => this.#follow(registration), () => (this.kept = 'failed'))
  }

  /** Tells the worker something, once there is one. */
  async post(message: unknown): Promise<void> {
    if (this.kept === 'insecure') return
    const registration = await navigator.serviceWorker.getRegistration(this.script)
    registration?.active?.postMessage(message)
  }

  #follow({ active, waiting, installing }: ServiceWorkerRegistration): void {
    const worker = active ?? waiting ?? installing
    const look = () => {
      if (worker?.state === 'activated') this.kept = 'ready'
      else if (worker?.state === 'redundant') this.kept = 'failed'
    }
    worker?.addEventListener('statechange', look)
    look()
  }
}
