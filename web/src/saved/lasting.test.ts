import { expect, test, vi } from 'vitest';
import { askToLast } from './lasting';

function newStorage() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test('a browser is asked once to keep what is on it', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const storage = newStorage();
  await askToLast(storage);
  await askToLast(storage);
  expect(persist).toHaveBeenCalledTimes(1);
});

test('one that knows no such question is no trouble', async () => {
  vi.stubGlobal('navigator', {});
  await expect(askToLast(newStorage())).resolves.toBeUndefined();
});
