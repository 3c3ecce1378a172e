/** The editions and what may be ruled, asked for once. */

import type { Editions } from '../gen/messages'
import type { RuleValue } from '../texts/rulings'
import { api } from './api'

let asked: Promise<Editions> | undefined

export function editions(): Promise<Editions> {
  asked ??= api.editions().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** What is played by: the edition's own rulings with what the table changed. */
export function rulingsOf(all: Editions, edition: string, rules: Record<string, RuleValue>): Record<string, RuleValue> {
  return { ...all.editions.find((each) => each.id === edition)?.rulings, ...rules }
}
