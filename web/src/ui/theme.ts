/** What the editions look like, and where they come from: the leaflets say it. */

import type { Theme } from '../board';
import { catalog } from '../app/catalog.svelte';

/** The look of an edition, or of a game that no leaflet prints. */
export function themeOf(edition: string | null, rules: string): Theme {
  const id = edition ?? rules.split('/')[0] ?? '';
  return catalog.edition(id)?.theme ?? catalog.game(id)?.theme ?? 'world';
}

/** The country whose families play by an edition, as an ISO code. */
export const countryOf = (edition: string): string => catalog.edition(edition)?.country ?? '';

export function nameOfCountry(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
