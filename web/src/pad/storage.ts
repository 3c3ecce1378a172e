/** The pads kept in this browser, each under a key of its own, so that two tabs do not overwrite each other's. */

import { readPad, writePad } from './format'
import { PadError, type Pad } from './pad'

export const PREFIX = 'flipdeck.pad.'

/** Something kept that cannot be read, by this version at least: it stays until it is deleted. */
export interface Unreadable {
  key: string
  error: PadError
  text: string
}

export type KeptStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage; null where it keeps nothing. */
export function browserStorage(): KeptStorage | null {
  try {
    const storage = window.localStorage
    storage.setItem(`${PREFIX}test`, '')
    storage.removeItem(`${PREFIX}test`)
    return storage
  } catch {
    return null
  }
}

/** All pads, the one changed last first. */
export function loadPads(storage: KeptStorage): { pads: Pad[]; unreadable: Unreadable[] } {
  const pads: Pad[] = []
  const unreadable: Unreadable[] = []
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
    const text = storage.getItem(key) ?? ''
    try {
      const pad = readPad(text)
      if (key !== PREFIX + pad.id) throw new PadError('bad-field', { field: 'id' })
      pads.push(pad)
    } catch (error) {
      if (!(error instanceof PadError)) throw error
      unreadable.push({ key, error, text })
    }
  }
  pads.sort((one, other) => other.changed.localeCompare(one.changed))
  return { pads, unreadable }
}

/** Keeps a pad; throws a `PadError` if the browser's storage is full. */
export function savePad(storage: KeptStorage, pad: Pad): void {
  try {
    storage.setItem(PREFIX + pad.id, writePad(pad))
  } catch {
    throw new PadError('not-stored')
  }
}

export function deletePad(storage: KeptStorage, key: string): void {
  storage.removeItem(key)
}
