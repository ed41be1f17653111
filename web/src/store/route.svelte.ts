/** Which page is shown: the address decides. */

export type Page =
  | { name: 'shelf' }
  | { name: 'new'; id: string }
  | { name: 'game'; id: string }
  | { name: 'games' }
  | { name: 'nowhere' };

export function pageOf(path: string): Page {
  const [first, id, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { name: 'shelf' };
  if (first === 'games' && id === undefined) return { name: 'games' };
  if ((first === 'new' || first === 'game') && id !== undefined && rest.length === 0) {
    return { name: first, id: decodeURIComponent(id) };
  }
  return { name: 'nowhere' };
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
    this.path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: goes there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname);
}
