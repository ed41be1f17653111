import { describe, expect, it } from 'vitest';
import type { Geometry } from './geometry';
import { capture, step } from './testing';
import { parseTyped } from './typed';

const BOARD: Geometry = { size: 10, corner: 'left' };
const SMALL: Geometry = { size: 8, corner: 'left' };
const MOVES = [
  step(32, 28),
  step(8, 3),
  step(3, 28),
  capture([22, 13], [28, 17, 8]),
  capture([23, 13], [28, 19, 8]),
  capture([24, 15], [33, 20, 10]),
];

const moveOf = (text: string) => {
  const typed = parseTyped(text, MOVES, BOARD);
  return typed.kind === 'move' ? typed.route : typed.kind;
};

describe('typed moves', () => {
  const WAYS = ['3228', '32-28', '32 28', ' 32 - 28 ', '32x28', '32:28', '32–28'];
  it.each(WAYS)('reads %j', (text) => {
    expect(moveOf(text)).toEqual([32, 28]);
  });

  it('reads leading zeros', () => {
    expect(moveOf('0803')).toEqual([8, 3]);
    expect(moveOf('08-03')).toEqual([8, 3]);
    expect(moveOf('8-3')).toEqual([8, 3]);
  });

  it('cuts three digits where a candidate fits', () => {
    expect(moveOf('328')).toEqual([3, 28]);
    expect(parseTyped('912', MOVES, BOARD)).toEqual({ kind: 'attempt', squares: [9, 12] });
    expect(moveOf('123')).toBe('unreadable');
  });

  it('reads captures by their ends or by their landings', () => {
    expect(moveOf('33x10')).toEqual([33, 20, 10]);
    expect(moveOf('33x20x10')).toEqual([33, 20, 10]);
    expect(moveOf('28x19x8')).toEqual([28, 19, 8]);
  });

  it('leaves open what fits several', () => {
    const typed = parseTyped('28x8', MOVES, BOARD);
    expect(typed.kind === 'several' && typed.candidates).toEqual([MOVES[3], MOVES[4]]);
  });

  it('reads letters', () => {
    const moves = [step(22, 18)];
    for (const text of ['c3-d4', 'C3 D4', 'c3d4', 'c3:d4']) {
      expect(parseTyped(text, moves, SMALL)).toMatchObject({ kind: 'move', route: [22, 18] });
    }
    expect(parseTyped('c3-d5', moves, SMALL)).toEqual({ kind: 'unreadable' });
  });

  it('tells an attempt from what is no move at all', () => {
    expect(parseTyped('31-27', MOVES, BOARD)).toEqual({ kind: 'attempt', squares: [31, 27] });
    expect(parseTyped('28x18x8', MOVES, BOARD)).toEqual({ kind: 'attempt', squares: [28, 18, 8] });
    expect(parseTyped('32', MOVES, BOARD)).toEqual({ kind: 'square', square: 32 });
    for (const text of ['', 'hello', '32-', '51-46', '0-5', '32--', '32282', '-28']) {
      expect(parseTyped(text, MOVES, BOARD)).toEqual({ kind: 'unreadable' });
    }
  });
});
