import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './offline.ts';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    target: 'es2022',
    // The content security policy forbids inline code and data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    // Messages and the WebAssembly module lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:7777' },
  },
  // Those of `tests/` run in a browser, by Playwright.
  test: { include: ['src/**/*.test.ts'] },
});
