import { describe, expect, it } from 'vitest';
import { carried, cleared, put, strokesIn, themeIn, withoutStrokes } from './place';

describe('setting up by hand', () => {
  it('puts, replaces and takes away', () => {
    expect(put('....', 2, 'w')).toBe('.w..');
    expect(put('.w..', 2, 'B')).toBe('.B..');
    expect(put('.B..', 2, 'B')).toBe('....');
    expect(put('.B..', 2, '.')).toBe('....');
    expect(put('....', 2, '.')).toBe('....');
    expect(put('....', 9, 'w')).toBe('....');
  });

  it('carries over another piece and off the board', () => {
    expect(carried('w..b', 1, 4)).toBe('...w');
    expect(carried('W..b', 1, 2)).toBe('.W.b');
    expect(carried('w..b', 4, null)).toBe('w...');
    expect(cleared('wWbB')).toBe('....');
  });

  it('says what must be empty', () => {
    expect(put('w...', 2, '-')).toBe('w-..');
    expect(themeIn('w-.B')).toBe('w.?B');
    expect(withoutStrokes('w-.B')).toBe('w..B');
    expect(strokesIn('w-.-')).toEqual([2, 4]);
  });
});
