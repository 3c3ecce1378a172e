/** Gives this page's part to each shuffle: its hash first, the part itself once no further hashes are taken. */

import type { Update, Welcome } from '../gen/messages'
import type { ClientMessage } from '../net/feed'
import { commands } from '../net/commands'
import { newPart, partHash, VERSION } from './protocol'
import { remember, remembered, type Remembered } from './remembered'

export class PartGiver {
  #table = ''
  #memory: Remembered | null = null

  /** The messages to send after one was received that tells of the shuffle; `own` is the page's seat. */
  answers(message: Welcome | Update, own: number | null): ClientMessage[] {
    const shuffle = message.shuffle
    if (!shuffle || shuffle.version !== VERSION) return []
    const { table, round } = shuffle
    if (this.#table !== table || !this.#memory) {
      this.#table = table
      this.#memory = remembered(table)
    }
    const memory = this.#memory
    for (const [number, made] of Object.entries(shuffle.commitments)) memory.commitments[Number(number)] ??= made
    if (message.type === 'update' && message.view && message.events.some((event) => event.event === 'turned_up')) {
      const { seat, hands, side } = message.view
      const faces = seat === null ? null : hands[seat]?.faces
      if (faces) memory.hands[round - 1] ??= { faces, dark: side === 'dark' }
    }
    const answers: ClientMessage[] = []
    if (own !== null && shuffle.open) {
      const part = (memory.parts[round] ??= newPart())
      answers.push(commands.commitPart(table, round, partHash(table, round, own, part)))
    } else if (own !== null && shuffle.hashes) {
      const part = memory.parts[round]
      // Only to one's own hash: otherwise the list is not the one that this page helped to make.
      if (part && shuffle.hashes[own] === partHash(table, round, own, part)) {
        memory.opened[round] = part
        answers.push(commands.openPart(table, round, part))
      }
    }
    remember(table, memory)
    return answers
  }
}
