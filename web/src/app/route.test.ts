import { expect, test, vi } from 'vitest';

// A browser as far as the module wants one when it is loaded.
vi.stubGlobal('location', { pathname: '/rules/hh-sv', search: '' });
vi.stubGlobal('history', { state: null, replaceState: vi.fn(), pushState: vi.fn() });
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('ResizeObserver', class { observe() {} });
vi.stubGlobal('document', { body: {} });

const { pageOf } = await import('./addresses');
const { route } = await import('./route.svelte');

test('the page is what the address says', () => {
  expect(route.page).toEqual({ name: 'rules', id: 'hh-sv' });
  expect(pageOf('/')).toEqual({ name: 'shelf', id: '' });
  expect(pageOf('/puzzles/jumbo/easy/17')).toEqual({ name: 'puzzles', id: 'jumbo/easy/17' });
  expect(pageOf('/house/jumbo%2Ftouch-free')).toEqual({ name: 'house', id: 'jumbo/touch-free' });
});

test('what is no page, or lacks what it is about, is nowhere', () => {
  const nowhere = { name: 'nowhere', id: '' };
  expect(pageOf('/nonsense')).toEqual(nowhere);
  expect(pageOf('/game')).toEqual(nowhere);
  expect(pageOf('/games/abc')).toEqual(nowhere);
});

test('an address that cannot be decoded is taken as it is', () => {
  expect(pageOf('/rules/100%')).toEqual({ name: 'rules', id: '100%' });
});
