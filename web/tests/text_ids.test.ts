/** Every text id used in src exists in locales/en, and every text there is used. */

import { describe, expect, test } from 'vitest'
import ts from 'typescript'
import * as ids from '../src/texts/ids'

const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const catalogues = import.meta.glob<string>('../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true })
const RULES_PATH = '../../locales/en/rules.ftl'
/** What the terminal alone says. */
const TERMINAL_PATH = '../../locales/en/terminal.ftl'
/** Calls whose first argument is a text id; the marked ones also need the attribute `.you`. */
const CALLS: Record<string, { you: boolean }> = {
  t: { you: false }, tForm: { you: false }, has: { you: false }, tYou: { you: true }, '#sentence': { you: true },
}
/** They pass an id on that their own callers are checked for. */
const PASS_ON = ['texts/texts.ts', 'texts/ids.ts']

interface Used {
  ids: Set<string>
  /** Calls whose id can be found neither as a literal nor in texts/ids.ts. */
  unclear: string[]
}

/** The text of every call of a text function, up to its closing bracket. */
function callsIn(source: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  for (const match of source.matchAll(/(?<![\w.#$])(?:this\.)?(t|tForm|has|tYou|#sentence)\(/g)) {
    let depth = 0
    let end = match.index + match[0].length - 1
    do {
      if (source[end] === '(') depth += 1
      if (source[end] === ')') depth -= 1
      end += 1
    } while (depth > 0 && end < source.length)
    // A method of that name being defined is no call.
    if (/^\s*(:\s*\w+\s*)?\{/.test(source.slice(end)) && match[1] === '#sentence') continue
    found.push({ name: match[1]!, text: source.slice(match.index, end).replaceAll('#sentence', 'sentence') })
  }
  return found
}

/** The ids an expression can have: literals, through conditions; null where it is something else. */
function idsOf(node: ts.Expression): string[] | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return idsOf(node.expression)
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [idsOf(node.whenTrue), idsOf(node.whenFalse)]
    return yes && no && [...yes, ...no]
  }
  let root: ts.Expression = node
  while (ts.isElementAccessExpression(root) || ts.isPropertyAccessExpression(root) || ts.isCallExpression(root)) root = root.expression
  return root !== node && ts.isIdentifier(root) && root.text in ids ? [] : null
}

function collect(sources: Record<string, string>): Used {
  const used: Used = { ids: new Set(), unclear: [] }
  for (const [path, source] of Object.entries(sources)) {
    if (PASS_ON.includes(path)) continue
    for (const { name, text } of callsIn(source)) {
      const file = ts.createSourceFile('call.ts', text, ts.ScriptTarget.Latest)
      const statement = file.statements[0]!
      const call = ts.isExpressionStatement(statement) ? statement.expression : null
      const argument = call && ts.isCallExpression(call) ? call.arguments[0] : undefined
      const found = argument ? idsOf(argument) : null
      // The narrator's own method hands its id to tYou; its callers are checked instead.
      const handedOn = path === 'table/narration.ts' && name === 'tYou' && argument !== undefined && ts.isIdentifier(argument)
      if (found === null && !handedOn) used.unclear.push(`${path}: ${text}`)
      for (const id of found ?? []) {
        used.ids.add(id)
        if (CALLS[name]!.you) used.ids.add(`${id}.you`)
      }
    }
  }
  return used
}

/** The ids of a catalogue with their attributes, and those that its other messages refer to. */
function read(source: string): { defined: Set<string>; referred: Set<string> } {
  const defined = new Set<string>()
  const referred = new Set<string>()
  let message = ''
  for (const line of source.split('\n')) {
    const start = /^([a-z][\w-]*) *=/.exec(line)
    const attribute = /^ +\.([a-z][\w-]*) *=/.exec(line)
    if (start) defined.add((message = start[1]!))
    else if (attribute) defined.add(`${message}.${attribute[1]}`)
    for (const [, id] of line.matchAll(/\{ *([a-z][\w-]*) *\}/g)) referred.add(id!)
  }
  return { defined, referred }
}

/** What is wrong between the sources and a catalogue; empty if all is well. */
function problems(sources: Record<string, string>, catalogue: string): string[] {
  const { defined, referred } = read(catalogue)
  const used = collect(sources)
  const wanted = new Set([...used.ids, ...ids.declaredIds(), ...referred])
  return [
    ...used.unclear.map((call) => `not a checkable id: ${call}`),
    ...[...wanted].filter((id) => !defined.has(id)).map((id) => `missing: ${id}`),
    ...[...defined].filter((id) => !wanted.has(id)).map((id) => `unused: ${id}`),
  ]
}

const catalogue = Object.entries(catalogues).flatMap(([path, text]) => ([RULES_PATH, TERMINAL_PATH].includes(path) ? [] : [text])).join('\n')
// A style's :has() is no call.
const sources = Object.fromEntries(
  Object.entries(files)
    .filter(([path]) => !path.startsWith('../src/gen/'))
    .map(([path, text]) => [path.slice('../src/'.length), text.replace(/<style>[^]*<\/style>/, '')]),
)

test('every id used exists and every text is used', () => {
  expect(collect(sources).ids.size).toBeGreaterThan(150)
  expect(problems(sources, catalogue)).toEqual([])
})

test('the rulebook has every chapter and rule, and nothing else', () => {
  const { defined } = read(catalogues[RULES_PATH]!)
  const declared = ids.declaredRuleIds()
  expect(declared.filter((id) => !defined.has(id))).toEqual([])
  expect([...defined].filter((id) => !declared.includes(id))).toEqual([])
})

describe('the check finds what is planted', () => {
  const plant = (code: string, path = 'table/Planted.svelte') => problems({ ...sources, [path]: code }, catalogue)

  test.each([
    ["<p>{t('no-such-text')}</p>", 'missing: no-such-text'],
    ["<p>{t(open ? 'do-close' : 'do-opne')}</p>", 'missing: do-opne'],
    ["<p>{t('do-close.you')}</p>", 'missing: do-close.you'],
    ["const line = tYou('do-close', mine)", 'missing: do-close.you'],
  ])('%s', (code, problem) => expect(plant(code)).toEqual([problem]))

  test.each(['{t(`do-${what}`)}', '{t(id)}', "{t('do-' + what)}", '{t(names[at])}', "{t(open ? id : 'do-close')}"])(
    '%s is not checkable',
    (code) => expect(plant(code)).toEqual([`not a checkable id: table/Planted.svelte: ${code.slice(1, -1)}`]),
  )

  test('an unused text, and an unused attribute', () => {
    expect(problems(sources, `${catalogue}\nplanted-text = Nobody reads this\n    .you = Nor this`)).toEqual([
      'unused: planted-text', 'unused: planted-text.you',
    ])
  })
})
