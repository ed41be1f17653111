/** Which page is shown: the address decides. */

/** A page's name, and what the address says after it. */
export interface Page {
  name: string;
  id: string;
}

/** The first part of the address of each page that takes something after it. */
const WITH_ID = ['new', 'game', 'rules', 'compare', 'house', 'setup', 'study', 'learn', 'puzzles'];
const ALONE = ['games', 'house', 'setup', 'study', 'learn', 'puzzles', 'compare'];

export function pageOf(path: string): Page {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { name: 'shelf', id: '' };
  const id = rest.map(decode).join('/');
  const isKnown = id === '' ? ALONE.includes(first) : WITH_ID.includes(first);
  return isKnown ? { name: first, id } : { name: 'nowhere', id: '' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.path = location.pathname;
    if (location.hash === '') scrollTo(0, 0);
  }

  /** What is shown has another address now; it is not shown anew. */
  rename(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const route = new Route();

/** For links: goes there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
