/** Whether the page is kept for use without a network, by a service worker where the browser allows one. */

export type Kept = 'preparing' | 'ready' | 'insecure' | 'failed'

export class Offline {
  kept = $state<Kept>('preparing')
  /** A newer build has taken over; a reload shows it. */
  updated = $state(false)

  constructor() {
    if (!isSecureContext || !('serviceWorker' in navigator)) {
      this.kept = 'insecure'
      return
    }
    const before = navigator.serviceWorker.controller
    navigator.serviceWorker.addEventListener('controllerchange', () => (this.updated = before !== null))
    navigator.serviceWorker.register('/pad-worker.js', { scope: '/pad' }).catch(() => (this.kept = 'failed'))
    void navigator.serviceWorker.ready.then(() => (this.kept = 'ready'))
  }
}
