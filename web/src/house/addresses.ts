/** Where house rules are shown and played. */

import { cleanName } from '../app/houses.svelte';

/** What follows an address to say what the rules are called. */
const namePart = (name: string): string => (name === '' ? '' : `?${new URLSearchParams({ name })}`);

/** The address that shows these rules; their text has no signs that an address cannot have. */
export const houseAddress = (rules: string, name = ''): string => `/house/${encodeURI(rules)}${namePart(name)}`;

/** The address of a new game by these rules. */
export const gameAddress = (rules: string, name = ''): string => `/new/${encodeURI(rules)}${namePart(name)}`;

/** What an address says that the rules are called. */
export const nameIn = (query: string): string => cleanName(new URLSearchParams(query).get('name') ?? '');
