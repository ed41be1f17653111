import { beforeEach, describe, expect, test, vi } from 'vitest';

/** A page that somebody serves under this path. */
async function servedAt(base: string, host = 'server') {
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector.startsWith('link') ? { href: `https://club.example${base}manifest.webmanifest` } : { content: host },
  });
  return import('./addresses');
}

beforeEach(() => vi.unstubAllGlobals());

describe('under a path', () => {
  test('every address begins with it, and none is taken for a place that lies beside it', async () => {
    const { api, base, pageOf, to } = await servedAt('/games/damier/');
    expect([base, api]).toEqual(['/games/damier/', '/games/damier/api/v1']);
    expect(to('/')).toBe('/games/damier/');
    expect(to('/rules/djeco-fr#4')).toBe('/games/damier/rules/djeco-fr#4');
    expect(pageOf('/games/damier/')).toEqual({ name: 'shelf', id: '' });
    expect(pageOf('/games/damier/games')).toEqual({ name: 'games', id: '' });
    expect(pageOf('/games/damier/rules/hh-sv')).toEqual({ name: 'rules', id: 'hh-sv' });
  });
});

describe('on a host of files', () => {
  const PLACES = [
    ['/', ''],
    ['/games?search=a%26b', 'games/?search=a%26b'],
    ['/new/jumbo-nl', 'new/jumbo-nl/'],
    ['/rules/djeco-fr#4', 'rules/djeco-fr/#4'],
    ['/new/jumbo/touch-free?name=Ours', 'new/?at=jumbo/touch-free&name=Ours'],
    ['/game/local-ab12', 'game/?at=local-ab12'],
    ['/compare/hh-sv/jumbo', 'compare/?at=hh-sv/jumbo'],
    ['/puzzles/jumbo/easy/17', 'puzzles/?at=jumbo/easy/17'],
    ['/study/start/a%2Fb', 'study/?at=start/a/b'],
    ['/setup/jumbo/a=b?fen=W:W1:B2', 'setup/?at=jumbo/a%3Db&fen=W:W1:B2'],
  ] as const;

  test.each(PLACES)('%s has a folder, or is asked for in that of its page', async (place, address) => {
    const { to } = await servedAt('/d/', 'static');
    expect(to(place)).toBe(`/d/${address}`);
  });

  test('there is no room to meet in', async () => {
    const { pageOf } = await servedAt('/d/', 'static');
    for (const path of ['/d/room/abc', '/d/room/abc/']) expect(pageOf(path).name).toBe('nowhere');
    expect(pageOf('/d/room/', '?at=abc').name).toBe('nowhere');
    const { pageOf: ofServer } = await servedAt('/d/');
    expect(ofServer('/d/room/abc')).toEqual({ name: 'room', id: 'abc' });
  });

  test.each(PLACES)('%s is what its address shows', async (place) => {
    const { pageOf: meant } = await servedAt('/');
    const [path = '', query = ''] = place.split(/[?#]/);
    const expected = meant(path, query);
    const { pageOf, to } = await servedAt('/d/', 'static');
    const { pathname, search } = new URL(to(place), 'https://club.example');
    expect(pageOf(pathname, search)).toEqual(expected);
    expect(pageOf(`${pathname}index.html`, search)).toEqual(expected);
  });
});
