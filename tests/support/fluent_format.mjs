// Formats messages with the runtime of the page, and numbers and lists as browsers write them.

import { FluentBundle, FluentResource } from '../../web/node_modules/@fluent/bundle/esm/index.js'

const bundles = new Map()

/** Reads the catalogues of a locale; the errors in them. */
function load(locale, sources) {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  const errors = sources.flatMap((source) => bundle.addResource(new FluentResource(source)))
  bundles.set(locale, bundle)
  return errors.map(String)
}

/** A message or `message.attribute` as [text, errors]. */
function format(locale, id, args) {
  const bundle = bundles.get(locale)
  const [name, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return ['', [`no message ${id}`]]
  const errors = []
  return [bundle.formatPattern(pattern, args, errors), errors.map(String)]
}

const number = (locale, value) => new Intl.NumberFormat(locale).format(value)
const plural = (locale, value) => new Intl.PluralRules(locale).select(value)
const list = (locale, type, words) => new Intl.ListFormat(locale, { type }).format(words)

const CALLS = { load, format, number, plural, list }

export function call(name, ...given) {
  return CALLS[name](...given)
}
