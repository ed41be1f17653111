import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, tap } from './board';
import { DigitEntry, flagsOf, neighbor } from './grid';
import { capture, place, stateWith, step } from './testing';

const BOARD = { size: 10, corner: 'left' } as const;

describe('arrow keys', () => {
  const go = (square: number, key: string, whole = false) =>
    neighbor(BOARD, 'white', square, key, whole);

  it('walk along the row and stop at its ends', () => {
    expect(go(32, 'ArrowRight')).toBe(33);
    expect(go(31, 'ArrowLeft')).toBe(31);
    expect(go(35, 'ArrowRight')).toBe(35);
    expect([go(33, 'Home'), go(33, 'End')]).toEqual([31, 35]);
  });

  it('go up and down without drifting sideways', () => {
    expect([go(32, 'ArrowUp'), go(27, 'ArrowUp')]).toEqual([27, 22]);
    expect([go(47, 'ArrowDown'), go(47, 'PageUp'), go(2, 'PageDown')]).toEqual([47, 2, 47]);
  });

  it('reach every square from any other', () => {
    let square = 50;
    for (let row = 0; row < 9; row += 1) square = go(square, 'ArrowUp') ?? 0;
    for (let column = 0; column < 4; column += 1) square = go(square, 'ArrowLeft') ?? 0;
    expect(square).toBe(1);
    expect([go(28, 'Home', true), go(28, 'End', true)]).toEqual([1, 50]);
  });

  it('go as the user sees the board', () => {
    expect(neighbor(BOARD, 'black', 19, 'ArrowUp')).toBe(24);
    expect(neighbor(BOARD, 'black', 19, 'ArrowLeft')).toBe(20);
  });

  it('are the only keys it knows', () => {
    expect(go(32, 'a')).toBeNull();
    expect(go(32, 'Tab')).toBeNull();
  });
});

describe('typed digits', () => {
  afterEach(() => vi.useRealTimers());

  it('make a number of two digits, or of one after a second', () => {
    vi.useFakeTimers();
    const reached: number[] = [];
    const entry = new DigitEntry((square) => reached.push(square));
    entry.type('3', BOARD);
    entry.type('2', BOARD);
    expect(reached).toEqual([32]);
    entry.type('4', BOARD);
    vi.advanceTimersByTime(999);
    expect(reached).toEqual([32]);
    vi.advanceTimersByTime(1);
    expect(reached).toEqual([32, 4]);
    entry.type('0', BOARD);
    entry.type('8', BOARD);
    expect(reached).toEqual([32, 4, 8]);
  });

  it('do not wait where no second digit can follow, and skip what is no square', () => {
    const reached: number[] = [];
    const entry = new DigitEntry((square) => reached.push(square));
    entry.type('6', BOARD);
    expect(reached).toEqual([6]);
    entry.type('5', BOARD);
    entry.type('9', BOARD);
    expect(reached).toEqual([6]);
  });
});

describe('what is said of a square', () => {
  const state = stateWith({
    placement: place({ w: [32, 33], b: [28, 19] }),
    candidates: [capture([28, 19], [32, 23, 14]), step(33, 29)],
    lastMove: { route: [24, 19], captures: [] },
  });

  it('tells what a piece may do', () => {
    expect(flagsOf(state, 32)).toMatchObject({ movable: true, canCapture: [28, 19] });
    expect(flagsOf(state, 33)).toMatchObject({ movable: true, canCapture: [] });
    expect(flagsOf(state, 19)).toMatchObject({ movable: false, lastMove: 'to' });
    expect(flagsOf(state, 24)).toMatchObject({ lastMove: 'from' });
  });

  it('tells targets, and what is captured on the way', () => {
    const selected = tap(state, 32).state;
    expect(flagsOf(selected, 32).selected).toBe(true);
    expect(flagsOf(selected, 14)).toMatchObject({ target: true, captureTarget: true });
    const standing = tap(selected, 23).state;
    expect(flagsOf(standing, 28).captured).toBe(true);
    expect(flagsOf(standing, 19).captured).toBe(false);
  });

  it('gives nothing away where targets are hidden', () => {
    const silent = tap(configure(state, { showTargets: false }), 32).state;
    expect(flagsOf(silent, 14).target).toBe(false);
    expect(flagsOf(silent, 32)).toMatchObject({ movable: false, canCapture: [] });
  });
});
