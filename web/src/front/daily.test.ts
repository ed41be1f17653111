import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../lessons/puzzles';
import { dayOf, laidOut, puzzleOfDay } from './daily';

const line = (square: number, rating: number) => `W:W${square}:B1;${square}-9;${rating}`;
const puzzles = readPuzzles([line(20, 560), line(21, 700), line(22, 900), line(23, 1500), line(24, 1100)].join('\n'));

describe('the puzzle of the day', () => {
  it('is the same all day, and another one tomorrow', () => {
    const morning = dayOf(new Date(2026, 10, 18, 0, 1));
    const night = dayOf(new Date(2026, 10, 18, 23, 59));
    expect(night).toBe(morning);
    expect(dayOf(new Date(2026, 10, 19, 0, 1))).toBe(morning + 1);
    expect(puzzleOfDay(puzzles, morning)).not.toBe(puzzleOfDay(puzzles, morning + 1));
  });

  it('lets each have its day before one comes again, and is never a hard one', () => {
    const days = [0, 1, 2, 3].map((day) => puzzleOfDay(puzzles, 20_000 + day));
    expect(new Set(days)).toEqual(new Set(puzzles.filter(({ rating }) => rating < 1200)));
  });

  it('is none where there are none', () => {
    expect(puzzleOfDay([], 1)).toBeUndefined();
  });
});

describe('a position for a picture', () => {
  it('has men and kings on their squares', () => {
    expect(laidOut('B:W5,K2:BK8,1', 8)).toEqual({ placement: 'bW..w..B', turn: 'black' });
    expect(laidOut('W:W3:B', 4)).toEqual({ placement: '..w.', turn: 'white' });
  });
});
