/**
 * What the page says, read when the page is built: a browser gets the messages of
 * one language in one file, and no reader of Fluent's syntax.
 */

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Messages, Part, Pattern } from './src/app/fluent.ts';

const MODULE = 'virtual:messages';
const LOCALES = new URL('../locales/', import.meta.url);
/** Files of what only the rules, the engine and the terminal say. All others are the page's. */
const PROGRAM = ['games', 'rules', 'leaflet', 'referee', 'terminal', 'files', 'analysis'].map((name) => `${name}.ftl`);

/** A language's folder is named after it. */
export const languages = (): string[] => readdirSync(LOCALES);

/** The page's files of messages in a language. */
export function filesOf(language: string): URL[] {
  const folder = new URL(`${language}/`, LOCALES);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !PROGRAM.includes(name));
  return names.map((name) => new URL(name, folder));
}

export function messages(): Plugin {
  return {
    name: 'damier-messages',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const language = id.split('/')[1];
      if (language === undefined) {
        const loaders = languages().map((code) => `${code}: () => import('${MODULE}/${code}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      for (const file of filesOf(language)) this.addWatchFile(fileURLToPath(file));
      return `export default ${JSON.stringify(messagesOf(language))};`;
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.ftl')) return;
      const all = languages().map((code) => this.environment.moduleGraph.getModuleById(`\0${MODULE}/${code}`));
      return [...modules, ...all.filter((module) => module !== undefined)];
    },
  };
}

/** What to call a file of these modules, if it is one of messages. */
export const messagesIn = (ids: readonly string[]): string | undefined =>
  ids.find((id) => id.startsWith(`\0${MODULE}/`))?.replace(`\0${MODULE}/`, 'messages-');

/** All that the page says in a language. */
export function messagesOf(language: string): Messages {
  const entries = filesOf(language).flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
  return Object.fromEntries(
    entries.map(({ id, value, attributes }) => {
      if (value === null || id.startsWith('-') || Object.keys(attributes).length > 0) throw new Error(`${language}: ${id}`);
      return [id, pattern(value, `${language}: ${id}`)];
    }),
  );
}

type Read = NonNullable<FluentResource['body'][number]['value']>;
type Expression = Exclude<Exclude<Read, string>[number], string>;

const pattern = (read: Read, id: string): Pattern =>
  typeof read === 'string' ? read : read.map((part) => (typeof part === 'string' ? part : placed(part, id)));

/** Only what messages of ours have; something new is not built before `fluent.ts` knows it. */
function placed(expression: Expression, id: string): Part {
  if (expression.type === 'var') return [expression.name];
  if (expression.type === 'func' && expression.name === 'SMALL' && expression.args[0]?.type === 'var') {
    return [expression.args[0].name, 'SMALL'];
  }
  if (expression.type === 'select' && expression.selector.type === 'var') {
    const variants = expression.variants.map(({ key, value }) => [key.value, pattern(value, id)] as const);
    return [expression.selector.name, variants, expression.star];
  }
  throw new Error(`${id} has a ${expression.type} that the page cannot read`);
}
