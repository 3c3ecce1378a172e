/** The view after an update; pure and without imports at run time, so that Node runs it as it is. */

import type { HandView, View, ViewChanges } from '../gen/messages'

/** What of an update or a welcome concerns the view. */
export interface ViewUpdate {
  view?: View | null
  changes?: ViewChanges | null
}

/**
 * The view after an update: the whole one if the update brings it, otherwise the view before with the
 * fields and hands that changed. The view before is left as it is.
 */
export function applyUpdate(view: View | null, update: ViewUpdate): View | null {
  if (update.view !== undefined) return update.view
  if (!update.changes || view === null) return view
  const { hands, ...fields } = update.changes
  return { ...view, ...fields, hands: hands ? replaceHands(view.hands, hands) : view.hands }
}

function replaceHands(before: readonly HandView[], changed: Record<string, HandView>): HandView[] {
  return before.map((hand, chair) => changed[chair] ?? hand)
}
