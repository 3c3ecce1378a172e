/** Keeps the display on while a page is shown; plain http on a local network does not allow it. */
export function keepAwake(): () => void {
  let ended = false
  let lock: WakeLockSentinel | null = null
  const ask = async (): Promise<void> => {
    // The browser releases the lock whenever the page is hidden.
    if (document.hidden || !navigator.wakeLock) return
    const held = await navigator.wakeLock.request('screen').catch(() => null)
    if (ended) void held?.release()
    else lock = held
  }
  const onShown = (): void => void ask()
  document.addEventListener('visibilitychange', onShown)
  void ask()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', onShown)
    void lock?.release()
  }
}
