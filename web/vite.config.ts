/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues.js'

// For work on the page alone: `vite` serves it and passes the rest on to a running `flipdeck serve`.
const server = 'http://127.0.0.1:8112'

export default defineConfig({
  plugins: [svelte(), catalogues()],
  define: { PAD_IN_ONE_FILE: 'false' },
  build: {
    outDir: '../src/flipdeck/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The score pad is a page of its own, so that it works without the rest.
    rolldownOptions: { input: ['index.html', 'pad.html'] },
  },
  test: { setupFiles: ['tests/english.ts'] },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
})
