/** The editions and their rulings, fetched once. */

import type { Editions } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'
import { findSection } from '../texts/sections'
import { api } from './api'

let request: Promise<Editions> | undefined

export function editions(): Promise<Editions> {
  request ??= api.editions().catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

/** What is printed: the edition's rulings, with what a section of its sheet prints differently. */
export function printedRulings(all: Editions, edition: string, section: string | null): Record<string, RuleValue> {
  const own = all.editions.find((each) => each.id === edition)?.rulings
  return { ...own, ...findSection(section)?.overrides }
}
