/** What there is to play, as the rules told when the page was built. */

import addresses from 'virtual:catalogs';
import type { Catalog } from '../contract';

const fetched = new Map<string, Promise<Catalog | undefined>>();

/** The catalog in a language; undefined where only the referee knows it. */
export function loadCatalog(language: string): Promise<Catalog | undefined> {
  const known = fetched.get(language) ?? read(addresses[language]).catch(() => undefined);
  fetched.set(language, known);
  return known;
}

async function read(address: string | undefined): Promise<Catalog | undefined> {
  if (address === undefined) return undefined;
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as Catalog) : undefined;
}
