/**
 * What there is to play, in every language, asked of the rules when the page is
 * built: the shelf and a game's form can be shown while the rules are fetched.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { Instance } from './src/ask/instance.ts';

const MODULE = 'virtual:catalogs';
const RULES = new URL('src/ask/rules.wasm', import.meta.url);
const LANGUAGES = new URL('src/ask/languages/', import.meta.url);

export function catalogs(): Plugin {
  let isBuild = false;
  return {
    name: 'damier-catalogs',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      // Without them the referee is asked.
      const all = isBuild && existsSync(RULES) ? readCatalogs() : [];
      const fields = all.map(([code, source]) => {
        const file = this.emitFile({ type: 'asset', name: `catalog-${code}.json`, source });
        return `${JSON.stringify(code)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${fields.join(', ')} };`;
    },
  };
}

function readCatalogs(): [code: string, json: string][] {
  const rules = new WebAssembly.Module(readFileSync(RULES));
  return readdirSync(LANGUAGES).map((file) => {
    const [instance, code] = [new Instance(rules), basename(file, '.txt')];
    instance.takeLanguage(code, readFileSync(new URL(file, LANGUAGES), 'utf8'));
    return [code, JSON.stringify(instance.ask(JSON.stringify({ ask: 'catalog', lang: code })))];
  });
}
