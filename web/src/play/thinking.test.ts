import { expect, it } from 'vitest';
import { isAlive, noteThinking, thinkingAbout, THINKING_KEY, type Thinking } from './thinking';

function newShelf(content: string | null = null) {
  const shelf = {
    content,
    getItem: () => shelf.content,
    setItem: (_: string, value: string) => void (shelf.content = value),
  };
  return shelf;
}

const after = (lines: number): Thinking => ({ lines, used: 5_000, isRunning: true, by: 'here', noted: 100_000 });

it('knows how long was thought about the move that comes next, or a later one', () => {
  const shelf = newShelf();
  noteThinking('a', after(4), shelf);
  noteThinking('b', after(7), shelf);
  expect(thinkingAbout('a', 4, shelf)).toEqual(after(4));
  expect(thinkingAbout('a', 3, shelf)).toEqual(after(4));
  expect(thinkingAbout('a', 6, shelf)).toBeNull();
  noteThinking('a', null, shelf);
  expect(thinkingAbout('a', 4, shelf)).toBeNull();
  expect(thinkingAbout('b', 7, shelf)).not.toBeNull();
});

it('forgets games of long ago', () => {
  const shelf = newShelf();
  for (let i = 0; i < 50; i++) noteThinking(`game${i}`, after(i), shelf);
  expect(Object.keys(JSON.parse(shelf.content!))).toHaveLength(20);
  expect(thinkingAbout('game49', 49, shelf)).not.toBeNull();
});

it('makes nothing of what it cannot read, and needs no room', () => {
  expect(thinkingAbout('a', 4, newShelf('{'))).toBeNull();
  const full = { getItem: () => null, setItem: () => { throw new Error(THINKING_KEY); } };
  expect(() => noteThinking('a', after(4), full)).not.toThrow();
});

it('takes a window that falls silent for gone', () => {
  expect(isAlive(after(1), 101_000)).toBe(true);
  expect(isAlive(after(1), 110_000)).toBe(false);
  expect(isAlive({ ...after(1), isRunning: false }, 100_000)).toBe(false);
});
