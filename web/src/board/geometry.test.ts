import { describe, expect, it } from 'vitest';
import {
  algebraic,
  allSquares,
  between,
  center,
  placeOf,
  rowsSeen,
  seen,
  squareAt,
  squareNamed,
  squareUnder,
  type Geometry,
} from './geometry';

const LEFT_10: Geometry = { size: 10, corner: 'left' };
const LEFT_8: Geometry = { size: 8, corner: 'left' };
const RIGHT_10: Geometry = { size: 10, corner: 'right' };
const RIGHT_8: Geometry = { size: 8, corner: 'right' };
const ALL = [LEFT_10, LEFT_8, RIGHT_10, RIGHT_8];

describe('places', () => {
  it('puts square 1 beside the corner that is light, and on the one that is dark', () => {
    expect(placeOf(LEFT_10, 1)).toEqual({ row: 0, column: 1 });
    expect(placeOf(LEFT_8, 1)).toEqual({ row: 0, column: 1 });
    expect(placeOf(RIGHT_10, 1)).toEqual({ row: 0, column: 0 });
    expect(placeOf(RIGHT_8, 1)).toEqual({ row: 0, column: 0 });
  });

  it('puts the playable corner where White has it', () => {
    expect(squareAt(LEFT_10, { row: 9, column: 0 })).toBe(46);
    expect(squareAt(LEFT_8, { row: 7, column: 0 })).toBe(29);
    expect(squareAt(RIGHT_10, { row: 9, column: 9 })).toBe(50);
    expect(squareAt(RIGHT_8, { row: 7, column: 7 })).toBe(32);
    expect(squareAt(RIGHT_8, { row: 7, column: 0 })).toBeNull();
  });

  it('finds every square again, from its place and its name', () => {
    for (const geometry of ALL) {
      for (const square of allSquares(geometry)) {
        expect(squareAt(geometry, placeOf(geometry, square))).toBe(square);
        expect(squareNamed(geometry, algebraic(geometry, square))).toBe(square);
      }
    }
  });

  it('knows no square outside the board or on a light one', () => {
    expect(squareAt(LEFT_8, { row: 8, column: 1 })).toBeNull();
    expect(squareAt(LEFT_8, { row: 0, column: -1 })).toBeNull();
    expect(squareAt(LEFT_8, { row: 0, column: 0 })).toBeNull();
    expect(squareNamed(LEFT_8, '33')).toBeNull();
    expect(squareNamed(LEFT_8, '0')).toBeNull();
    expect(squareNamed(LEFT_8, 'a2')).toBeNull();
    expect(squareNamed(LEFT_8, 'i1')).toBeNull();
  });
});

describe('names', () => {
  it('counts files from the left of White and ranks from below', () => {
    expect(algebraic(LEFT_8, 29)).toBe('a1');
    expect(algebraic(LEFT_8, 4)).toBe('h8');
    expect(algebraic(LEFT_8, 22)).toBe('c3');
    expect(algebraic(RIGHT_8, 32)).toBe('h1');
    expect(algebraic(LEFT_10, 46)).toBe('a1');
    expect(algebraic(LEFT_10, 5)).toBe('j10');
  });
});

describe('lines', () => {
  it('runs along diagonals', () => {
    expect(between(LEFT_10, 32, 23)).toEqual([28]);
    expect(between(LEFT_10, 46, 5)).toEqual([41, 37, 32, 28, 23, 19, 14, 10]);
    expect(between(LEFT_10, 32, 28)).toEqual([]);
  });

  it('runs along rows and columns, and nowhere else', () => {
    expect(between(LEFT_10, 28, 8)).toEqual([18]);
    expect(between(LEFT_10, 26, 28)).toEqual([27]);
    expect(between(LEFT_10, 1, 39)).toEqual([]);
  });
});

describe('turning', () => {
  it('shows the last square first to Black', () => {
    expect(rowsSeen(LEFT_10, 'black')[0]).toEqual([50, 49, 48, 47, 46]);
    expect(rowsSeen(LEFT_10, 'white')[0]).toEqual([1, 2, 3, 4, 5]);
  });

  it('is its own inverse and agrees with the drawing', () => {
    for (const geometry of ALL) {
      for (const orientation of ['white', 'black'] as const) {
        for (const square of allSquares(geometry)) {
          const place = placeOf(geometry, square);
          expect(seen(geometry, seen(geometry, place, orientation), orientation)).toEqual(place);
          const point = center(geometry, square, orientation);
          expect(squareUnder(geometry, point, orientation)).toBe(square);
        }
      }
    }
  });
});
