/** Reactions as pictures; their names are texts. */

import type { Reaction } from '../net/commands'

export const REACTIONS: Record<Reaction, string> = {
  wave: '👋', laugh: '😂', clap: '👏', wow: '😮', cry: '😢', angry: '😠', think: '🤔', heart: '❤️',
}
