/** What the server refuses or cannot do, other than moves, in words. */

import type { Problem } from '../gen/messages'
import { errorId } from './ids'
import { has, t } from './texts'

/** The error in the language of the page; the server's own words where this page has no message for it. */
export function errorText({ error, facts, text }: Problem): string {
  if (!has(errorId(error))) return text
  const { reason, detail, count, player } = facts ?? {}
  return t(errorId(error), { reason: reason ?? 'none', detail: detail ?? '', count: count ?? 0, player: player ?? '' })
}
