/** What the editions look like, and where they come from: the leaflets say it. */

import type { Theme } from '../board';
import { shelf } from '../store/catalog.svelte';

/** The look of an edition, or of a game that no leaflet prints. */
export function themeOf(edition: string | null, rules: string): Theme {
  const id = edition ?? rules.split('/')[0] ?? '';
  return shelf.edition(id)?.theme ?? shelf.game(id)?.theme ?? 'world';
}

/** The country whose families play by an edition, as an ISO code. */
export const countryOf = (edition: string): string => shelf.edition(edition)?.country ?? '';

export function nameOfCountry(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
