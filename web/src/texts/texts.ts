/** The texts of the page, from the Fluent catalogues under locales/. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, FluentVariable>

const catalogues = import.meta.glob<string>(['../../../locales/en/*.ftl', '!../../../locales/en/rules.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bundle = new FluentBundle('en', { useIsolating: false })
for (const source of Object.values(catalogues)) {
  bundle.addResource(new FluentResource(source))
}

let rules: Promise<void> | undefined

/** The rulebook's texts are long and seldom read: they come when asked for. */
export function loadRules(): Promise<void> {
  rules ??= import('../../../locales/en/rules.ftl?raw').then(({ default: source }) => {
    bundle.addResource(new FluentResource(source))
  })
  return rules
}

/** A text by its id; `id.attribute` for an attribute. A missing one shows its id. */
export function t(id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? bundle.formatPattern(pattern, args) : id
}

/** A text that has an attribute `.you` for the one it is about. */
export function tYou(id: string, mine: boolean, args?: Args): string {
  return t(mine ? `${id}.you` : id, args)
}

export function has(id: string): boolean {
  const [name = id, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  return Boolean(attribute ? message?.attributes[attribute] : message?.value)
}

/** A number whose variants are those of 1st, 2nd, 3rd and so on. */
export function ordinal(value: number): FluentVariable {
  // Fluent gives a number's options to Intl.PluralRules too, where `type` is one.
  return new FluentNumber(value, { type: 'ordinal' } as Intl.NumberFormatOptions)
}

const ands = new Intl.ListFormat('en', { type: 'conjunction' })
const ors = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export function listed(words: string[]): string {
  return ands.format(words)
}

export function either(words: string[]): string {
  return ors.format(words)
}
