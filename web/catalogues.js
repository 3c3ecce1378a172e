// A Vite plugin for the texts: one module for each locale and each group of catalogues, loaded when it is needed.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../locales/', import.meta.url))
/** Groups of some catalogues; the group `table` has all that no page leaves out. */
const GROUPS = { rules: ['rules'], pad: ['pad', 'cards', 'pages'] }
const NOT_AT_THE_TABLE = ['rules', 'pad', 'terminal']
const LOADERS = 'virtual:catalogues'
const CATALOGUE = /^virtual:catalogue\/([\w-]+)\/([\w-]+)$/

const locales = () => JSON.parse(readFileSync(`${FOLDER}locales.json`, 'utf-8'))

function filesOf(group, locale) {
  const all = readdirSync(`${FOLDER}${locale}`).filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -'.ftl'.length)).sort()
  return (GROUPS[group] ?? all.filter((name) => !NOT_AT_THE_TABLE.includes(name))).map((name) => `${FOLDER}${locale}/${name}.ftl`)
}

/** Comments and blank lines between messages are for people. */
const shortened = (text) => text.replace(/^#.*\n/gm, '').replace(/\n{2,}(?=[a-z])/g, '\n')

/** The plugin; `groups` are those that the page built can load. */
export function catalogues(groups = ['table', ...Object.keys(GROUPS)]) {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === LOADERS || CATALOGUE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const wanted = id.slice(1)
      if (wanted === LOADERS) {
        const known = locales()
        const loaders = groups.map((group) => {
          const each = known.map((locale) => `${JSON.stringify(locale.id)}: () => import('virtual:catalogue/${group}/${locale.id}')`)
          return `${group}: { ${each.join(', ')} }`
        })
        return `export const LOCALES = ${JSON.stringify(known)}\nexport const loaders = { ${loaders.join(', ')} }`
      }
      const [, group, locale] = CATALOGUE.exec(wanted) ?? []
      if (!group) return undefined
      const files = filesOf(group, locale)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => shortened(readFileSync(file, 'utf-8'))).join('\n'))}`
    },
  }
}
