/** Tables that this page has just made and that are to be dealt as soon as it is connected, so that it can take part in the shuffle. */
export const pendingStarts = new Set<string>()
