/**
 * Where the page lives, and the address of every place within it.
 *
 * Whoever serves the page chooses the path that everything lies under, such as
 * `/damier/`, and writes it into index.html. Within the page a place is named
 * without it, as `/rules/djeco-fr#4`.
 */

import pages from '../pages/addresses.json' with { type: 'json' };
import { hasServer, inHead } from './host';

/** A page's name, and what the address says after it. */
export interface Page {
  name: string;
  id: string;
}

/** The path that everything lies under: it begins and ends with a stroke. */
export const base: string = baseOf(inHead<HTMLLinkElement>('link[rel=manifest]')?.href);

/** The manifest lies at its root, wherever within it the page was opened. */
function baseOf(manifest: string | undefined): string {
  return manifest === undefined ? '/' : new URL('.', manifest).pathname;
}

/** Where the server answers. */
export const api = `${base}api/v1`;

/** The address of a place within the page. */
export function to(place: string): string {
  const within = place.replace(/^\//, '');
  return base + (hasServer ? within : asFolder(within));
}

/**
 * How a place is written where nobody knows it but by its folder. Those that
 * cannot be listed, such as saved games, lie in the folder of their page.
 */
export function asFolder(place: string): string {
  const { path = '', query = '', anchor = '' } = PARTS.exec(place)?.groups ?? {};
  const [name, ...rest] = path.split('/').filter((part) => part !== '');
  if (name === undefined) return query + anchor;
  const hasFolder = rest.length === 0 || (rest.length === 1 && pages.listed.includes(name));
  if (hasFolder) return `${[name, ...rest].join('/')}/${query}${anchor}`;
  const at = encodeURIComponent(rest.map(decode).join('/')).replaceAll('%2F', '/');
  return `${name}/?at=${at}${query.replace('?', '&')}${anchor}`;
}

const PARTS = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<anchor>#.*)?$/;

/** What is shown at an address, whichever way it is written. */
export function pageOf(path: string, query = ''): Page {
  const within = path.startsWith(base) ? path.slice(base.length) : path;
  const [first, ...rest] = within.split('/').filter((part) => part !== '' && part !== 'index.html');
  if (first === undefined) return { name: 'shelf', id: '' };
  const given = rest.length === 0 ? new URLSearchParams(query).get('at') : null;
  const id = given ?? rest.map(decode).join('/');
  // Two people in two places meet at a server.
  const isKnown = (hasServer || first !== 'room') && (id === '' ? pages.alone : pages.withMore).includes(first);
  return isKnown ? { name: first, id } : { name: 'nowhere', id: '' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
