// Builds the client, then its service worker, the score pad's, and the score pad as one file.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { catalogues } from './catalogues.js'

const OUT = fileURLToPath(new URL('../src/flipdeck/server/static/', import.meta.url))
const PAD_PAGE = '/pad'
const ONE_FILE = 'flipdeck-score-pad.html'
const common = { logLevel: 'error', configFile: false }

/** Nothing may be fetched, sent or submitted: what the pad holds stays on the device. */
function policy(page, scripts, styles, rest = '') {
  const content = `default-src 'none'; script-src ${scripts}; style-src ${styles}; img-src data:; base-uri 'none'; form-action 'none'${rest}`
  return page.replace('<meta charset="utf-8" />', `$&\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`)
}

const hash = (text) => createHash('sha256').update(text)
const source = (text) => `'sha256-${hash(text).digest('base64')}'`

/** The code of an entry with all it imports, and its styles. */
async function bundled(input, define = {}, plugins = []) {
  const { output } = await build({
    ...common,
    plugins,
    define,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [script, ...more] = output.filter(({ type }) => type === 'chunk')
  if (more.length) throw new Error(`${input}: it must be one chunk`)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'))
  return { code: script.code, css: styles.map(({ source }) => source).join('') }
}

/** A chunk with its styles and all that it cannot run without. */
function addWithImports({ fileName, imports, viteMetadata }) {
  if (needed.has(`/${fileName}`)) return
  needed.add(`/${fileName}`)
  for (const style of viteMetadata?.importedCss ?? []) needed.add(`/${style}`)
  for (const name of imports) addWithImports(chunks.find((chunk) => chunk.fileName === name))
}

/** A service worker with constants of this build before it: browsers look for changes in this one file. */
async function writeWorker(name, input, constants) {
  const { code } = await bundled(input)
  const declared = Object.entries(constants).map(([constant, value]) => `const ${constant}=${JSON.stringify(value)};`)
  await writeFile(OUT + name, `${declared.join('')}\n${code}`)
}

const { output } = await build({ logLevel: 'error' })

// Browsers may ask for an icon at any time; one inside the page needs no request.
const icon = `data:image/svg+xml;base64,${Buffer.from(await readFile('public/icon.svg')).toString('base64')}`
const built = await readFile(`${OUT}pad.html`, 'utf-8')
const page = policy(built, "'self'", "'self'", "; worker-src 'self'").replace('/icon.svg', icon)
await writeFile(`${OUT}pad.html`, page)

const chunks = output.filter(({ type }) => type === 'chunk')
const texts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.startsWith('\0virtual:catalogue/pad/')).map(({ fileName }) => `/${fileName}`)
const files = [...new Set([...[...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path), ...texts])].sort()
for (const { fileName, imports } of chunks) {
  const missing = files.includes(`/${fileName}`) ? imports.filter((name) => !files.includes(`/${name}`)) : []
  if (missing.length) throw new Error(`the score pad would not work offline: ${fileName} loads ${missing.join(', ')}`)
}
const contents = await Promise.all(files.map((path) => readFile(OUT + path)))
const version = contents.reduce((sum, content) => sum.update(content), hash(page)).digest('hex').slice(0, 16)
await writeWorker('pad-worker.js', 'src/pad/service_worker.ts', { PAD_VERSION: version, PAD_FILES: [PAD_PAGE, ...files] })

// The client without its server: its page, the pages that need none, and the English texts; other languages are
// kept by the page that has loaded them.
const needed = new Set(['/', '/icon.svg', '/manifest.webmanifest', PAD_PAGE, ...files])
const OFFLINE = ['/index.html', '/pages/Rules.svelte', '/pages/SettingsPage.svelte', '/pages/Matches.svelte', '/pages/OfflinePage.svelte', 'virtual:catalogue/table/en', 'virtual:catalogue/rules/en']
for (const end of OFFLINE) {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
  if (!chunk) throw new Error(`${end}: no chunk of its own to keep for use offline`)
  addWithImports(chunk)
}
const index = await readFile(`${OUT}index.html`)
const kept = [...needed].filter((path) => path !== '/' && path !== PAD_PAGE).sort()
const digest = hash(index).update(page)
for (const path of kept) digest.update(path).update(await readFile(OUT + path))
await writeWorker('worker.js', 'src/offline/app_worker.ts', { APP_VERSION: digest.digest('hex').slice(0, 16), APP_FILES: [...needed].sort() })

const { code, css } = await bundled('src/pad/main.ts', { PAD_IN_ONE_FILE: 'true' }, [svelte(), catalogues(['pad'])])
const script = code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
const whole = policy(await readFile('pad.html', 'utf-8'), source(script), source(css))
  .replace('/icon.svg', icon)
  .replace(/ *<script.*<\/script>\n/, () => `    <style>${css}</style>\n`)
  .replace('</body>', () => `  <script>${script}</script>\n  </body>`)
await writeFile(OUT + ONE_FILE, whole)
