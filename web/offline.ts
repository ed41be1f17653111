/** What a browser should fetch early, and what it should keep. */

import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** What lies in `public/`: Vite copies it without mentioning it. */
const PUBLIC = ['favicon.ico', 'icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];
/** Letters of languages that the page does not speak: kept once a name has them. */
const FETCHED_WHEN_NEEDED = /-(greek|greek-ext|vietnamese|cyrillic-ext)-wght/;

/**
 * Has two files fetched at once: the rules, as nothing can be played without
 * them and they are the largest file of a first visit, and the letters that
 * every page has, as lines break elsewhere while others stand in for them.
 */
export function preload(): Plugin {
  return {
    name: 'damier-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const early = [
          // Without WebAssembly the server is asked.
          { as: 'fetch', type: 'application/wasm', file: /(^|\/)rules-[^/]*\.wasm$/ },
          { as: 'font', type: 'font/woff2', file: /-latin-wght-[^/]*\.woff2$/ },
        ];
        return early.flatMap(({ as, type, file }) => {
          const name = Object.keys(bundle ?? {}).find((each) => file.test(each));
          if (name === undefined) return [];
          return [{ tag: 'link', attrs: { rel: 'preload', as, type, crossorigin: true, href: `./${name}` }, injectTo: 'head' as const }];
        });
      },
    },
  };
}

/** Builds the service worker, and tells it of which files the page is made. */
export function serviceWorker(): Plugin {
  return {
    name: 'damier-service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/sw.ts', fileName: WORKER });
    },
    generateBundle: {
      // After index.html was written.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('there is no service worker');
        if (worker.imports.length > 0) throw new Error('the service worker must stand alone');
        const contents = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER);
        const files = contents.map(({ fileName }) => fileName);
        const kept = [...files.filter((file) => !FETCHED_WHEN_NEEDED.test(file)), ...PUBLIC].sort();
        const index = contents.find(({ fileName }) => fileName === 'index.html');
        if (index?.type !== 'asset') throw new Error('there is no page');
        const version = hash([...kept, String(index.source)].join('\n'));
        worker.code = worker.code
          .replaceAll('DAMIER_VERSION', JSON.stringify(version))
          .replaceAll('DAMIER_FILES', JSON.stringify(kept));
      },
    },
  };
}

/** Enough to tell two versions from each other. */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ code, 0x85ebca6b) >>> 0;
  }
  return a.toString(36) + b.toString(36);
}
