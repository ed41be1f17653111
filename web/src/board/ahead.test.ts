import { describe, expect, it } from 'vitest';
import { couldGo, movesFrom } from './ahead';
import { back, configure, drop, grab, redeem, tap } from './board';
import type { Ahead } from './config';
import { withDrawn } from './pencil';
import { capture, place, stateWith, step } from './testing';

const RULES: Ahead = { color: 'white', backward: true, axes: 'diagonal', flying: true, moves: [] };
const PLACEMENT = place({ w: [32, 37], b: [13, 19] });
/** Black is to move, and White chooses ahead. */
const WAITING = stateWith({ placement: PLACEMENT, turn: 'black', movable: [], ahead: RULES, candidates: [step(19, 23)] });
const YOURS = { turn: 'white', movable: ['white'], ahead: null } as const;

const goals = (ahead: Partial<Ahead>, placement: string, square: number) =>
  movesFrom(configure(WAITING, { ahead: { ...RULES, ...ahead }, placement }), square)
    .map(({ to }) => to)
    .sort((a, b) => a - b);

describe('where a piece could go when its turn comes', () => {
  it('a man steps forward, and jumps over whatever may come there', () => {
    expect(goals({}, place({ w: [32] }), 32)).toEqual([21, 23, 27, 28, 41, 43]);
    expect(goals({ backward: false }, place({ w: [32] }), 32)).toEqual([21, 23, 27, 28]);
    expect(goals({ axes: 'all' }, place({ w: [32] }), 32)).toContain(12);
  });

  it('a man neither steps on its own nor jumps over it, but another may leave', () => {
    expect(goals({}, place({ w: [32, 28], b: [27] }), 32)).toEqual([21, 27, 41, 43]);
  });

  it('a king goes as far as the rules let it', () => {
    expect(goals({}, place({ W: [1] }), 1)).toEqual([6, 7, 12, 18, 23, 29, 34, 40, 45]);
    expect(goals({ flying: false }, place({ W: [1] }), 1)).toEqual([6, 7, 12]);
  });

  it('a capture that is there already is known to its end', () => {
    const known = capture([28, 19], [32, 23, 14]);
    const moves = movesFrom(configure(WAITING, { ahead: { ...RULES, moves: [known] } }), 32);
    expect(moves[0]).toBe(known);
    expect(moves.filter(({ to }) => to === 23 || to === 14)).toEqual([known]);
  });

  it('a typed route is believed if each of its jumps could be made', () => {
    expect(couldGo(WAITING, [32, 23, 14])).toBe(true);
    expect(couldGo(WAITING, [32, 22])).toBe(false);
    expect(couldGo(WAITING, [19, 28])).toBe(false);
  });
});

describe('a move chosen ahead', () => {
  const chosen = tap(tap(WAITING, 32).state, 28);

  it('is chosen by two clicks, or by dragging', () => {
    expect(chosen.state.premove).toEqual([32, 28]);
    expect(chosen.happenings).toEqual([{ kind: 'ahead', route: [32, 28], isRefused: false }]);
    expect(drop(grab(WAITING, 32).state, 28).state.premove).toEqual([32, 28]);
  });

  it('is given up by Escape, a click elsewhere, or another piece', () => {
    expect(back(chosen.state)?.state.premove).toBeNull();
    expect(tap(chosen.state, 4).state.premove).toBeNull();
    const other = tap(chosen.state, 37).state;
    expect([other.premove, other.path]).toEqual([null, [37]]);
  });

  it('outlives the move of the other, and is played when it is legal', () => {
    const moved = configure(chosen.state, { placement: place({ w: [32, 37], b: [13, 23] }) });
    expect(redeem(moved)).toBeNull();
    const candidate = step(32, 28);
    const played = redeem(configure(moved, { ...YOURS, candidates: [candidate] }));
    expect(played?.happenings).toEqual([{ kind: 'move', candidate, route: [32, 28] }]);
    expect(played?.state.premove).toBeNull();
  });

  it('is dropped when it is not legal, or its piece is gone', () => {
    const refused = [{ kind: 'ahead', route: null, isRefused: true }];
    expect(redeem(configure(chosen.state, { ...YOURS, candidates: [step(37, 31)] }))?.happenings).toEqual(refused);
    expect(redeem(configure(chosen.state, { placement: place({ w: [37], b: [13] }) }))?.happenings).toEqual(refused);
  });

  it('goes on to the end of a capture that it begins', () => {
    const jump = tap(tap(WAITING, 32).state, 23).state;
    const candidate = capture([28, 19], [32, 23, 14]);
    const begun = redeem(configure(jump, { ...YOURS, candidates: [candidate] }));
    expect(begun?.state.path).toEqual([32, 23]);
  });

  it('keeps hold of a piece while the other moves', () => {
    const held = tap(WAITING, 32).state;
    expect(configure(held, { placement: place({ w: [32, 37], b: [13, 23] }) }).path).toEqual([32]);
    expect(configure(held, { placement: place({ w: [37], b: [13, 23] }) }).path).toEqual([]);
  });

  it('is not chosen where nobody may choose ahead', () => {
    const forbidden = configure(WAITING, { ahead: null });
    expect(tap(forbidden, 32).happenings).toEqual([{ kind: 'wait', square: 32 }]);
  });
});

describe('one click', () => {
  const start = stateWith({ placement: PLACEMENT, oneClick: true, candidates: [step(32, 28), step(32, 27), step(37, 31)] });

  it('plays the only move of a piece, or the only one to a square', () => {
    expect(tap(start, 37).state.played?.route).toEqual([37, 31]);
    expect(tap(start, 28).state.played?.route).toEqual([32, 28]);
    expect(tap(start, 32).state.path).toEqual([32]);
  });

  it('plays nothing unless it was asked for, nor where touching counts', () => {
    expect(tap(configure(start, { oneClick: false }), 37).state.played).toBeNull();
    expect(tap(configure(start, { takesUpAny: true }), 37).state.played).toBeNull();
  });
});

it('the same line drawn twice is wiped out, with another pencil it is drawn anew', () => {
  const line = { from: 32, to: 28, brush: 0 };
  expect(withDrawn([line], { from: 28, to: 28, brush: 0 })).toHaveLength(2);
  expect(withDrawn([line], line)).toEqual([]);
  expect(withDrawn([line], { ...line, brush: 2 })).toEqual([{ ...line, brush: 2 }]);
});
