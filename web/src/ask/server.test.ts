import { afterEach, expect, it, vi } from 'vitest';
import { askServer } from './server';

afterEach(() => vi.unstubAllGlobals());

it('posts the question and reads the answer, whatever its status', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"error":{}}', { status: 422 })));
  vi.stubGlobal('fetch', fetch);
  const { signal } = new AbortController();
  expect(await askServer('{"ask":1}', signal)).toEqual({ error: {} });
  expect(fetch).toHaveBeenCalledWith(
    '/api/v1/ask',
    expect.objectContaining({ method: 'POST', body: '{"ask":1}', signal }),
  );
});

it('tells a broken connection from a cancelled question', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const controller = new AbortController();
  const ask = () => askServer('{}', controller.signal);
  await expect(ask()).rejects.toMatchObject({ failure: 'unreachable' });
  controller.abort();
  await expect(ask()).rejects.toMatchObject({ failure: 'cancelled' });
});

it('takes a page of text for no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>')));
  const ask = askServer('{}', new AbortController().signal);
  await expect(ask).rejects.toMatchObject({ failure: 'unreachable' });
});
