/** The editions and their rulings, fetched once. */

import type { Editions } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'
import { api } from './api'

let request: Promise<Editions> | undefined

export function editions(): Promise<Editions> {
  request ??= api.editions().catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

/** The rulings in force: the edition's own with those the table changed. */
export function rulingsOf(all: Editions, edition: string, rules: Record<string, RuleValue>): Record<string, RuleValue> {
  return { ...all.editions.find((each) => each.id === edition)?.rulings, ...rules }
}
