/** The manual: pages of their own beside this one. */

import { base } from './addresses';

/** The languages that its first chapter is in, besides English. */
export const TRANSLATED: readonly string[] = ['da', 'de', 'fi', 'fr', 'nb', 'nl', 'sv'];

/** Where it begins for a reader of this language. */
export const manualIn = (language: string): string =>
  `${base}manual/${TRANSLATED.includes(language) ? `${language}/` : ''}`;
