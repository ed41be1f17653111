import { afterEach, expect, it, vi } from 'vitest';
import { loadNetwork } from './network';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(answer: () => Promise<Response>) {
  const fetch = vi.fn((_address: string) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('fetches a network once', async () => {
  const fetch = serve(() => Promise.resolve(new Response('abc')));
  expect((await loadNetwork('danish'))?.byteLength).toBe(3);
  expect((await loadNetwork('danish'))?.byteLength).toBe(3);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/danish.*\.net/);
});

it('does without one that is not there, and tries again later', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  serve(() => Promise.resolve(new Response('', { status: 404 })));
  expect(await loadNetwork('russian')).toBeUndefined();
  serve(() => Promise.reject(new TypeError('offline')));
  expect(await loadNetwork('russian')).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
  serve(() => Promise.resolve(new Response('abcd')));
  expect((await loadNetwork('russian'))?.byteLength).toBe(4);
});

it('asks nobody for a network that does not exist', async () => {
  const fetch = serve(() => Promise.reject(new TypeError('offline')));
  expect(await loadNetwork('chess')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});
