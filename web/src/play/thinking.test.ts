import { expect, it } from 'vitest';
import { isAlive, noteThinking, thinkingAbout, THINKING_KEY, type Thinking } from './thinking';

function newStorage(content: string | null = null) {
  const storage = {
    content,
    getItem: () => storage.content,
    setItem: (_: string, value: string) => void (storage.content = value),
  };
  return storage;
}

const after = (lines: number): Thinking => ({ lines, used: 5_000, isRunning: true, by: 'here', noted: 100_000 });

it('knows how long was thought about the move that comes next, or a later one', () => {
  const storage = newStorage();
  noteThinking('a', after(4), storage);
  noteThinking('b', after(7), storage);
  expect(thinkingAbout('a', 4, storage)).toEqual(after(4));
  expect(thinkingAbout('a', 3, storage)).toEqual(after(4));
  expect(thinkingAbout('a', 6, storage)).toBeNull();
  noteThinking('a', null, storage);
  expect(thinkingAbout('a', 4, storage)).toBeNull();
  expect(thinkingAbout('b', 7, storage)).not.toBeNull();
});

it('forgets games of long ago', () => {
  const storage = newStorage();
  for (let i = 0; i < 50; i++) noteThinking(`game${i}`, after(i), storage);
  expect(Object.keys(JSON.parse(storage.content!))).toHaveLength(20);
  expect(thinkingAbout('game49', 49, storage)).not.toBeNull();
});

it('makes nothing of what it cannot read, and needs no room', () => {
  expect(thinkingAbout('a', 4, newStorage('{'))).toBeNull();
  const full = { getItem: () => null, setItem: () => { throw new Error(THINKING_KEY); } };
  expect(() => noteThinking('a', after(4), full)).not.toThrow();
});

it('takes a window that falls silent for gone', () => {
  expect(isAlive(after(1), 101_000)).toBe(true);
  expect(isAlive(after(1), 110_000)).toBe(false);
  expect(isAlive({ ...after(1), isRunning: false }, 100_000)).toBe(false);
});
