/** The language of the page: which there are, which one is shown, and its catalogues. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LOCALES, loaders } from 'virtual:catalogues'

export { LOCALES }
export type Group = keyof typeof loaders

const DEFAULT = 'en'
/** Where a language has several regions: the one for those that are not listed. */
const REGIONS: Record<string, (region: string) => string> = {
  fr: () => 'fr-FR',
  pt: () => 'pt-PT',
  es: (region) => (region && region !== 'ES' ? 'es-419' : 'es-ES'),
  no: () => 'nb',
  nn: () => 'nb',
}

class Locale {
  /** Empty until the first catalogues are loaded. */
  #shown = $state.raw({ id: DEFAULT, bundle: new FluentBundle(DEFAULT) })
  /** The printed section by which the table in view is played; its sheet may name things in its own way. */
  section = $state<string | null>(null)
  #groups = new Set<Group>()
  #wanted = ''

  get id(): string {
    return this.#shown.id
  }

  get bundle(): FluentBundle {
    return this.#shown.bundle
  }

  get dir(): 'ltr' | 'rtl' {
    return LOCALES.find(({ id }) => id === this.id)?.dir ?? 'ltr'
  }

  /** Shows a language once its catalogues are loaded; of several calls the last one counts. */
  async show(id: string): Promise<void> {
    this.#wanted = id
    const bundle = await bundleOf(id, [...this.#groups])
    if (this.#wanted !== id) return
    this.#shown = { id, bundle }
    if (typeof document === 'undefined') return
    document.documentElement.lang = id
    document.documentElement.dir = this.dir
  }

  /** Loads further catalogues of the language shown, and of every one shown later. */
  async load(group: Group): Promise<void> {
    if (this.#groups.has(group)) return
    this.#groups.add(group)
    await this.show(this.#wanted || this.id)
  }
}

async function bundleOf(id: string, groups: Group[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(id, { useIsolating: false })
  for (const { default: source } of await Promise.all(groups.map((group) => loaders[group][id]!()))) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }
  return bundle
}

export const locale = new Locale()

/** The best of the languages that there are for somebody who wants these, first the dearest. */
export function negotiate(wanted: readonly string[]): string {
  const known = LOCALES.map(({ id }) => id)
  for (const tag of wanted) {
    const [language = '', ...subtags] = tag.split('-')
    const region = subtags.find((subtag) => /^([A-Z]{2}|\d{3})$/i.test(subtag))?.toUpperCase() ?? ''
    const choices = [region && `${language}-${region}`, REGIONS[language]?.(region), language]
    const found = choices.find((choice) => choice && known.includes(choice))
    if (found) return found
  }
  return DEFAULT
}
