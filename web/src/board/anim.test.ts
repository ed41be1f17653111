import { describe, expect, it } from 'vitest';
import { shifts } from './anim';
import { place } from './testing';

const BOARD = { size: 10, corner: 'left' } as const;

describe('how one placement becomes another', () => {
  it('sees a move, a capture and a promotion', () => {
    const moved = shifts(BOARD, place({ w: [32], b: [28] }), place({ w: [23] }));
    expect(moved).toEqual([{ from: 32, to: 23 }]);
    const crowned = shifts(BOARD, place({ w: [7] }), place({ W: [1] }));
    expect(crowned).toEqual([{ from: 7, to: 1 }]);
  });

  it('leaves alone what stays, and what changes in its place', () => {
    expect(shifts(BOARD, place({ w: [32], b: [8] }), place({ W: [32], b: [8] }))).toEqual([]);
  });

  it('pairs the nearest of a color, never two colors', () => {
    const before = place({ w: [46, 32], b: [1] });
    const after = place({ w: [28, 41], b: [7] });
    expect(shifts(BOARD, before, after).sort((a, b) => a.from - b.from)).toEqual([
      { from: 1, to: 7 },
      { from: 32, to: 28 },
      { from: 46, to: 41 },
    ]);
    expect(shifts(BOARD, place({ w: [32] }), place({ b: [28] }))).toEqual([]);
  });

  it('believes what is known before it guesses', () => {
    const before = place({ W: [46, 10] });
    const after = place({ W: [5, 10] });
    expect(shifts(BOARD, before, after, { from: 46, to: 5 })).toEqual([{ from: 46, to: 5 }]);
    const two = place({ w: [32, 31] });
    expect(shifts(BOARD, two, place({ w: [27, 28] }), { from: 31, to: 27 })).toContainEqual({
      from: 31,
      to: 27,
    });
  });

  it('gives up quietly on a hint that does not fit', () => {
    expect(shifts(BOARD, place({ w: [32] }), place({ w: [28] }), { from: 1, to: 2 })).toEqual([
      { from: 32, to: 28 },
    ]);
  });
});
