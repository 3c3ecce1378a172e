/** Ways to say that it is somebody's turn while they look elsewhere. What the browser withholds is left out. */

const ICON = '/icon.svg'
const TURN_ICON = '/icon-turn.svg'

/** Whether this browser can show notifications: only in a secure context. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext
}

/** Asks for permission to notify; only ever after a press of a button. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification that brings the page back; nothing without permission. */
export function notify(title: string, text: string): Notification | null {
  if (!canNotify() || Notification.permission !== 'granted') return null
  try {
    const shown = new Notification(title, { body: text, icon: ICON, tag: 'flipdeck-turn' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    return shown
  } catch {
    return null // some phones allow notifications of service workers alone
  }
}

export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function'
}

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate([80, 60, 80])
}

/** The icon of the tab, with a mark on the player's turn. */
export function setTabIcon(turn: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', turn ? TURN_ICON : ICON)
}
