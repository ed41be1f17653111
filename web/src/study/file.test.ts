import { expect, test } from 'vitest';
import { decode, eachPart, keyOf } from './file';

test('reads new files and old ones', () => {
  expect(decode(new TextEncoder().encode('Fjodor – Иван'))).toBe('Fjodor – Иван');
  expect(decode(new Uint8Array([0x42, 0x6a, 0xf6, 0x72, 0x6e]))).toBe('Björn');
  expect(decode(new Uint8Array([0xc8, 0xe2, 0xe0, 0xed]))).toBe('Иван');
});

test('a file is told part by part, and never in the middle of a letter', async () => {
  const text = 'x' + 'é'.repeat(800_000);
  const seen: [number, number, boolean][] = [];
  await eachPart(new TextEncoder().encode(text), async ({ text, start, hasMore }) => {
    expect(text).toMatch(/^x?é+$/);
    seen.push([start, text.length, hasMore]);
    // Of the third part nothing is told: it is too short for a game.
    const told = seen.length === 3 ? 0 : new TextEncoder().encode(text).length;
    return { next: hasMore ? { start: told, line: 1, column: 1 } : null };
  });
  expect(seen[0]).toEqual([0, 131_072, true]);
  expect(seen[1]).toEqual([262_143, 131_072, true]);
  expect(seen[3]?.[0]).toBe(seen[2]?.[0]);
  expect(seen[3]?.[1]).toBe(262_144);
  expect(seen.at(-1)?.[2]).toBe(false);
});

test('a text that is no file of games is not asked about forever', async () => {
  const lengths: number[] = [];
  await eachPart(new Uint8Array(3 << 20).fill(120), async ({ text, hasMore }) => {
    lengths.push(text.length);
    return { next: hasMore ? { start: 0, line: 1, column: 1 } : null };
  });
  expect(Math.max(...lengths)).toBe(1 << 20);
  expect(lengths.length).toBeLessThan(12);
});

test('a file that nobody waits for any more is not read to its end', async () => {
  const leaving = new AbortController();
  let parts = 0;
  const reading = eachPart(
    new Uint8Array(3 << 20).fill(120),
    async ({ text }) => {
      if (++parts === 2) leaving.abort();
      return { next: { start: text.length, line: 1, column: 1 } };
    },
    leaving.signal,
  );
  await expect(reading).rejects.toThrow();
  expect(parts).toBe(2);
});

test('the same file has the same name', () => {
  const bytes = new TextEncoder().encode('1. 32-28 *');
  expect(keyOf(bytes)).toBe(keyOf(bytes.slice()));
  expect(keyOf(bytes)).not.toBe(keyOf(new TextEncoder().encode('1. 32-27 *')));
  expect(keyOf(bytes)).toMatch(/^\w+$/);
});
