/** What the editions look like. */

import type { Theme } from '../board';

/** The look of an edition, or of a game that no leaflet prints. */
export function themeOf(edition: string | null, rules: string): Theme {
  const id = edition ?? rules.split('/')[0] ?? '';
  if (id.startsWith('jumbo')) return 'jumbo';
  if (id.startsWith('djeco')) return 'djeco';
  if (id.startsWith('hh') || PRINTED_IN_1990.includes(id)) return 'hh';
  return 'world';
}

const PRINTED_IN_1990 = ['english', 'swedish', 'danish', 'norwegian', 'finnish'];

/** The country whose families play by an edition, as an ISO code. */
export function countryOf(edition: string): string {
  const ending = edition.split('-').at(-1) ?? '';
  const countries: Record<string, string> = { en: 'GB', sv: 'SE', da: 'DK', nb: 'NO' };
  return countries[ending] ?? ending.toUpperCase();
}

export function nameOfCountry(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
