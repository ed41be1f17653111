import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogs } from './catalogs.ts';
import { drawings } from './drawings.ts';
import { messages, messagesIn } from './messages.ts';
import { preload, serviceWorker } from './offline.ts';
import { ONLY_HYDRATION, parts, shortPreload, styleName, twiceMinified, withoutUnused } from './weight.ts';

export default defineConfig({
  // Whoever serves the page writes into index.html where it lies.
  base: './',
  plugins: [
    svelte({ compilerOptions: { runes: true, discloseVersion: false, cssHash: styleName() } }),
    catalogs(),
    drawings(),
    messages(),
    withoutUnused(),
    shortPreload(),
    twiceMinified(),
    preload(),
    serviceWorker(),
  ],
  build: {
    target: 'es2022',
    // The content security policy forbids inline code and data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ONLY_HYDRATION },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: parts(),
        chunkFileNames: ({ moduleIds }) => `assets/${messagesIn(moduleIds) ?? '[name]'}-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // Messages and the WebAssembly module lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:7777' },
  },
  // Those of `tests/` run in a browser, by Playwright.
  test: { include: ['src/**/*.test.ts', '*.test.ts'] },
});
