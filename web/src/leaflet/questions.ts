/** What the rules page and the comparison ask. */

import { referee } from '../app/referee.svelte';
import { settings } from '../app/settings.svelte';

/** In a language that need not be the page's. */
const reader = (lang: string) => ({ lang, notation: settings.notation });

export const readRules = (lang: string, id: string) => referee.answer({ ask: 'leaflet', ...reader(lang), id });

export const compare = (lang: string, a: string, b: string) =>
  referee.answer({ ask: 'compare', ...reader(lang), a, b });
