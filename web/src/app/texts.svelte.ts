/** What the page says, in the language that the user chose. */

import loaders from 'virtual:messages';
import { LANGUAGES } from '../contract';
import { loadCatalog } from '../ask/catalog';
import { loadLanguage } from '../ask/language';
import { hasModule } from '../ask/module';
import { type Messages, Speaker, type Value } from './fluent';
import { hasServer } from './host';
import { settings } from './settings.svelte';

/** The first of the browser's languages that Damier speaks. */
export function preferred(wanted: readonly string[]): string {
  for (const name of wanted) {
    const code = name.toLowerCase().split('-')[0] ?? '';
    const known = code === 'no' || code === 'nn' ? 'nb' : code;
    if (LANGUAGES.includes(known)) return known;
  }
  return 'en';
}

/** What is said where there is no server that could be away: the page itself is not complete. */
const incomplete = typeof WebAssembly === 'object' ? 'error-page' : 'error-no-wasm';
const INSTEAD: Record<string, string> = hasServer
  ? {}
  : { 'error-no-server': incomplete, 'error-game-away': incomplete };

class Texts {
  #speaker = new Speaker('en');
  #messages: Messages = $state.raw({});
  language = $state('en');
  ready = $state(false);

  /** Loads a language; until it is there, the one before stays. */
  async load(language: string): Promise<void> {
    // What every page begins with, and what the referee will speak.
    void loadCatalog(language);
    if (hasModule('rules')) void loadLanguage(language).catch(() => undefined);
    const messages = (await loaders[language]?.())?.default ?? {};
    this.#speaker = new Speaker(language);
    this.#messages = messages;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** A message, with values put in. */
  say = (id: string, values: Readonly<Record<string, Value>> = {}): string => {
    const message = this.#messages[INSTEAD[id] ?? id];
    return message === undefined ? id : this.#speaker.say(message, values);
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
