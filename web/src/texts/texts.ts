/** The texts of the page, in the language it is shown in. */

import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { locale } from './locale.svelte'

export type Args = Record<string, FluentVariable>

/** The rulebook's texts are long and seldom read: they come when asked for. */
export function loadRules(): Promise<void> {
  return locale.load('rules')
}

function patternOf(id: string) {
  const [name = id, attribute] = id.split('.')
  const message = locale.bundle.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

/** A text by its id; `id.attribute` for an attribute. A missing one shows its id. */
export function t(id: string, args?: Args): string {
  const pattern = patternOf(id)
  // A key of Fluent's variants begins with a letter.
  const section = locale.section ? `section-${locale.section}` : 'none'
  return pattern ? locale.bundle.formatPattern(pattern, { 'table-section': section, ...args }) : id
}

/** A text that has an attribute `.you` for the one it is about. */
export function tYou(id: string, mine: boolean, args?: Args): string {
  return t(mine ? `${id}.you` : id, args)
}

/** A name alone or as the subject of a sentence, or as its object: "plays the blue 7". */
export type Form = 'plain' | 'object'

/** A text in the form that a sentence needs; languages without such forms have only the plain one. */
export function tForm(id: string, form: Form, args?: Args): string {
  const formed = `${id}.${form}`
  return t(form !== 'plain' && has(formed) ? formed : id, args)
}

export function has(id: string): boolean {
  return Boolean(patternOf(id))
}

/** A number whose variants are those of 1st, 2nd, 3rd and so on. */
export function ordinal(value: number): FluentVariable {
  // Fluent gives a number's options to Intl.PluralRules too, where `type` is one.
  return new FluentNumber(value, { type: 'ordinal' } as Intl.NumberFormatOptions)
}

/** Lists follow British English, which has no comma before "or". */
const region = () => (locale.id === 'en' ? 'en-GB' : locale.id)

/** Things that belong together: "blue, green and red". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(region(), { type: 'conjunction' }).format(words)
}

/** Alternatives: "blue, green or red". */
export function either(words: string[]): string {
  return new Intl.ListFormat(region(), { type: 'disjunction' }).format(words)
}
