/** What the page says, in the language that the user chose. */

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../contract';
import { settings } from './settings.svelte';

const files = import.meta.glob<string>('../../../locales/*/{app,learn,house,study,steps}.ftl', {
  query: '?raw',
  import: 'default',
});

const codeOf = (path: string) => path.split('/').at(-2) ?? 'en';

/** The first of the browser's languages that Damier speaks. */
export function preferred(wanted: readonly string[]): string {
  for (const name of wanted) {
    const code = name.toLowerCase().split('-')[0] ?? '';
    const known = code === 'no' || code === 'nn' ? 'nb' : code;
    if (LANGUAGES.includes(known)) return known;
  }
  return 'en';
}

/** `{ SMALL($color) }` in a message: the name of a side within a sentence, in
 * the languages that give it a small letter there ("les Blancs"). */
const SMALL: FluentFunction = ([text]) => {
  const word = String(text);
  return word.charAt(0).toLocaleLowerCase() + word.slice(1);
};

class Texts {
  #bundle = $state.raw(new FluentBundle('en'));
  language = $state('en');
  ready = $state(false);

  /** Loads a language; until it is there, the one before stays. */
  async load(language: string): Promise<void> {
    const paths = Object.keys(files).filter((path) => codeOf(path) === language);
    const sources = await Promise.all(paths.map((path) => files[path]?.()));
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { SMALL } });
    for (const source of sources) bundle.addResource(new FluentResource(source ?? ''));
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** A message, with values put in. */
  say = (id: string, values?: Record<string, FluentVariable>): string => {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, values ?? null, []) : id;
  };
}

export const texts = new Texts();
export const t = texts.say;

/** The language that is wanted now. */
export const wantedLanguage = (): string => settings.language ?? preferred(navigator.languages);

/** A language's name in itself, such as "Nederlands". */
export function nameOfLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
