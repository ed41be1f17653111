import { expect, it } from 'vitest';
import { curve } from './curve';
import { mistakesIn } from './mistakes';
import type { CourseRow } from '../contract';

const row = (player: 'white' | 'black', cost: number, expectation = 0.5): CourseRow => ({
  player,
  text: '',
  action: '',
  expectation,
  score: '',
  mark: cost > 0.1 ? '?' : null,
  cost,
  better: null,
  walk: null,
});

it('asks for the three worst moves of each side, in the order of the game', () => {
  const costs = [0.2, 0.5, 0.05, 0.3, 0.4, 0.0, 0.15, 0.0];
  const rows = costs.map((cost, i) => row(i % 2 ? 'black' : 'white', cost));
  expect(mistakesIn(rows).map(({ ply }) => ply)).toEqual([0, 1, 3, 4, 6]);
  const more = [...rows, row('white', 0.6)];
  expect(mistakesIn(more).map(({ ply }) => ply)).toEqual([0, 1, 3, 4, 8]);
  expect(mistakesIn([row('white', 0.01)])).toEqual([]);
});

it('draws a curve that crosses the middle where the lead changes', () => {
  const points = curve(0.5, [row('white', 0, 1), row('black', 0, 0)], 2);
  expect(points).toEqual([
    { x: 0, share: 0.5 },
    { x: 0.5, share: 1 },
    { x: 0.75, share: 0.5 },
    { x: 1, share: 0 },
  ]);
});
