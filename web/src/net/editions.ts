/** The editions and their rulings, fetched once. */

import { addDecks } from '../cards/prints'
import type { Editions } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'
import { addEditions } from '../texts/editions'
import { findSection } from '../texts/sections'
import { api } from './api'

let request: Promise<Editions> | undefined

export function editions(): Promise<Editions> {
  request ??= api.editions().then(learn).catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

/** The decks and titles of a server are known from then on. */
function learn(all: Editions): Editions {
  addDecks(all.decks)
  addEditions(all.editions)
  return all
}

/** What is printed: the edition's rulings, with what a section of its sheet prints differently. */
export function printedRulings(all: Editions, edition: string, section: string | null): Record<string, RuleValue> {
  const own = all.editions.find((each) => each.id === edition)?.rulings
  return { ...own, ...findSection(section)?.overrides }
}
