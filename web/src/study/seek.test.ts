import { expect, test, vi } from 'vitest';

vi.mock('../app/referee.svelte', () => ({ referee: {} }));
vi.mock('../saved/list', () => ({}));
const { partsOf } = await import('./seek');

const parts = (starts: number[], end: number, games = 3, bytes = 100) => [...partsOf(starts, end, { games, bytes })];

test('a file is looked through in parts that are neither too many games nor too long', () => {
  expect(parts([0, 10, 20, 30], 40)).toEqual([[0, 3], [3, 4]]);
  expect(parts([0, 60, 90, 130], 140)).toEqual([[0, 2], [2, 4]]);
  // One that is too long alone is a part of its own.
  expect(parts([0, 500, 510], 520)).toEqual([[0, 1], [1, 3]]);
  expect(parts([], 0)).toEqual([]);
  expect(parts([5], 10)).toEqual([[0, 1]]);
});
