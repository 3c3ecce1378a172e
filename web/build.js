// Builds the client, then the score pad's service worker and the score pad as one file.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'

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

const { output } = await build({ logLevel: 'error' })

// Browsers may ask for an icon at any time; one inside the page needs no request.
const icon = `data:image/svg+xml;base64,${Buffer.from(await readFile('public/icon.svg')).toString('base64')}`
const built = await readFile(`${OUT}pad.html`, 'utf-8')
const page = policy(built, "'self'", "'self'", "; worker-src 'self'").replace('/icon.svg', icon)
await writeFile(`${OUT}pad.html`, page)

const files = [...new Set([...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path))].sort()
for (const { fileName, imports } of output.filter(({ type }) => type === 'chunk')) {
  const missing = files.includes(`/${fileName}`) ? imports.filter((name) => !files.includes(`/${name}`)) : []
  if (missing.length) throw new Error(`the score pad would not work offline: ${fileName} loads ${missing.join(', ')}`)
}
const contents = await Promise.all(files.map((path) => readFile(OUT + path)))
const version = contents.reduce((sum, content) => sum.update(content), hash(page)).digest('hex').slice(0, 16)
const worker = await bundled('src/pad/service_worker.ts')
const constants = { PAD_VERSION: version, PAD_FILES: [PAD_PAGE, ...files] }
const declared = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
await writeFile(`${OUT}pad-worker.js`, `${declared.join('')}\n${worker.code}`)

const { code, css } = await bundled('src/pad/main.ts', { PAD_IN_ONE_FILE: 'true' }, [svelte()])
const script = code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
const whole = policy(await readFile('pad.html', 'utf-8'), source(script), source(css))
  .replace('/icon.svg', icon)
  .replace(/ *<script.*<\/script>\n/, () => `    <style>${css}</style>\n`)
  .replace('</body>', () => `  <script>${script}</script>\n  </body>`)
await writeFile(OUT + ONE_FILE, whole)
