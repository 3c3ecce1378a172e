/** Editions in words; those that a server has registered have the title it sends. */

import type { EditionInfo } from '../gen/messages'
import { t, type Args } from './texts'

const titles = new Map<string, string>()

export function addEditions(editions: readonly EditionInfo[]): void {
  for (const { id, title } of editions) titles.set(id, title)
}

const args = (edition: string): Args => ({ edition, title: titles.get(edition) ?? edition })

export function editionText(id: string): string {
  return t('edition-name', args(id))
}

export function editionHint(id: string): string {
  return t('edition-hint', args(id))
}
