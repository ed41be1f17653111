import { describe, expect, it } from 'vitest';
import {
  back,
  choose,
  configure,
  drop,
  finish,
  grab,
  name,
  putBack,
  tap,
  targets,
  type Outcome,
} from './board';
import { shownAt, shownPieces, type State } from './state';
import { capture, place, stateWith, step } from './testing';

/** Taps one square after the other and answers with the last outcome. */
function taps(state: State, ...squares: (number | null)[]): Outcome {
  let outcome: Outcome = { state, happenings: [] };
  for (const square of squares) outcome = tap(outcome.state, square);
  return outcome;
}

const QUIET = stateWith({
  placement: place({ w: [32, 33, 38], b: [12] }),
  candidates: [step(32, 28), step(32, 27), step(33, 29)],
});

describe('selecting', () => {
  it('takes an own piece, another one, and lets go by a second click', () => {
    const first = tap(QUIET, 32);
    expect(first.happenings).toEqual([{ kind: 'select', square: 32 }]);
    const other = tap(first.state, 33);
    expect(other.state.path).toEqual([33]);
    expect(other.happenings).toEqual([{ kind: 'select', square: 33 }]);
    const none = tap(other.state, 33);
    expect(none.state.path).toEqual([]);
    expect(none.happenings).toEqual([{ kind: 'select', square: null }]);
  });

  it('does not take an own piece that cannot move, so that the referee says why', () => {
    const asked = tap(QUIET, 38);
    expect(asked.state.path).toEqual([]);
    expect(asked.happenings).toEqual([{ kind: 'attempt', squares: [38] }]);
    // Where it should have gone may be told as well.
    expect(tap(asked.state, 27).happenings).toEqual([{ kind: 'attempt', squares: [38, 27] }]);
    expect(taps(QUIET, 38, 32, null, 27).happenings).toEqual([{ kind: 'nothing' }]);
    const kept = taps(QUIET, 32, 38);
    expect(kept.happenings).toEqual([{ kind: 'attempt', squares: [38] }]);
    expect(kept.state.path).toEqual([32]);
  });

  it('takes any own piece where touching counts', () => {
    const touching = tap(configure(QUIET, { takesUpAny: true }), 38);
    expect(touching.state.path).toEqual([38]);
    expect(targets(touching.state).size).toBe(0);
    expect(touching.happenings).toEqual([{ kind: 'select', square: 38 }]);
  });

  it('asks about a piece that is named as about one that is clicked', () => {
    expect(name(QUIET, 38).happenings).toEqual([{ kind: 'attempt', squares: [38] }]);
    expect(name(QUIET, 32).state.path).toEqual([32]);
    expect(name(QUIET, 12)).toEqual({ state: QUIET, happenings: [] });
  });

  it('reports a piece of the other side, and any while nobody here is to move', () => {
    expect(tap(QUIET, 12).happenings).toEqual([{ kind: 'attempt', squares: [12] }]);
    const waiting = [{ kind: 'wait', square: 32 }];
    expect(tap(configure(QUIET, { turn: 'black' }), 32).happenings).toEqual(waiting);
    expect(tap(configure(QUIET, { movable: [] }), 32).happenings).toEqual(waiting);
    expect(tap(configure(QUIET, { movable: [] }), 20).happenings).toEqual([]);
  });

  it('asks for a piece before a square', () => {
    expect(tap(QUIET, 20).happenings).toEqual([{ kind: 'nothing' }]);
    expect(tap(QUIET, null).happenings).toEqual([]);
  });

  it('lets go on a light square and on a foreign piece', () => {
    expect(taps(QUIET, 32, null).state.path).toEqual([]);
    expect(taps(QUIET, 32, 12).state.path).toEqual([]);
  });

  it('reports an empty square that is no target, and keeps the piece', () => {
    const outcome = taps(QUIET, 32, 22);
    expect(outcome.happenings).toEqual([{ kind: 'attempt', squares: [32, 22] }]);
    expect(outcome.state.path).toEqual([32]);
  });

  it('holds on to a touched piece', () => {
    const touched = tap(configure(QUIET, { lockSelection: true }), 32).state;
    expect(tap(touched, 32).state.path).toEqual([32]);
    expect(tap(touched, null).state.path).toEqual([32]);
    expect(tap(touched, 33).happenings).toEqual([{ kind: 'attempt', squares: [33] }]);
    expect(grab(touched, 33).state.path).toEqual([32]);
    expect(back(touched)).toBeNull();
  });

  it('forgets the piece when the position changes, not when the look does', () => {
    const selected = tap(QUIET, 32).state;
    expect(configure(selected, { theme: 'hh' }).path).toEqual([32]);
    expect(configure(selected, { geometry: { size: 10, corner: 'left' } }).path).toEqual([32]);
    expect(configure(selected, { placement: place({ w: [32] }) }).path).toEqual([]);
    expect(configure(selected, { turn: 'black' }).path).toEqual([]);
  });
});

describe('moving', () => {
  it('plays a quiet move and then waits for the answer', () => {
    const outcome = taps(QUIET, 32, 28);
    expect(outcome.happenings).toMatchObject([{ kind: 'move', route: [32, 28] }]);
    expect(outcome.state.played).toMatchObject({ route: [32, 28], leg: 0 });
    expect(tap(outcome.state, 33).happenings).toEqual([]);
    expect(configure(outcome.state, { placement: place({ w: [28] }) }).played).toBeNull();
  });

  it('drops: on a target, on the start, on an empty square, on a piece, beside', () => {
    const held = grab(QUIET, 32).state;
    const dropped = drop(held, 27);
    expect(dropped.happenings).toMatchObject([{ kind: 'move', route: [32, 27] }]);
    expect(dropped.state.played?.leg).toBe(1);
    expect(drop(held, 32)).toEqual({ state: held, happenings: [] });
    expect(drop(held, 21).happenings).toEqual([{ kind: 'attempt', squares: [32, 21] }]);
    expect(drop(held, 33).happenings).toEqual([]);
    expect(drop(held, null).happenings).toEqual([]);
  });

  it('lets go of a dragged piece that cannot move', () => {
    const held = grab(QUIET, 38).state;
    expect(held.path).toEqual([38]);
    for (const [to, squares] of [[27, [38, 27]], [38, [38]]] as const) {
      const dropped = drop(held, to);
      expect(dropped.happenings).toEqual([{ kind: 'attempt', squares }]);
      expect(dropped.state.path).toEqual([]);
    }
    expect(drop(held, null)).toMatchObject({ state: { path: [] }, happenings: [] });
  });

  it('takes a refused move back and keeps hold of the piece', () => {
    const { played } = taps(QUIET, 32, 28).state;
    const state = taps(QUIET, 32, 28).state;
    expect(played && putBack(state, played)).toMatchObject({ played: null, path: [32] });
    const theirs = { route: [12, 17], captures: [], leg: 1 };
    expect(putBack({ ...QUIET, played: theirs }, theirs)).toMatchObject({ played: null, path: [] });
  });

  it('points at pieces of the side that is not on turn', () => {
    const picking = configure(QUIET, { picking: true });
    expect(tap(picking, 12).happenings).toEqual([{ kind: 'pick', square: 12 }]);
    expect(tap(picking, 32).happenings).toEqual([]);
    expect(tap(picking, 20).happenings).toEqual([]);
  });
});

const FORKED = stateWith({
  placement: place({ w: [32], b: [28, 19, 9, 10] }),
  candidates: [
    capture([28, 19, 10], [32, 23, 14, 5]),
    capture([28, 19, 9], [32, 23, 14, 3]),
  ],
});

describe('capturing in several jumps', () => {
  it('plays at once by the last square', () => {
    const outcome = taps(FORKED, 32, 3);
    expect(outcome.happenings).toMatchObject([{ kind: 'move', route: [32, 23, 14, 3] }]);
    expect(outcome.state.played?.leg).toBe(0);
  });

  it('stands on a landing in between, with ghosts behind it', () => {
    const { state, happenings } = taps(FORKED, 32, 14);
    expect(happenings).toEqual([{ kind: 'route', path: [32, 23, 14], canStop: false }]);
    expect(state.taken).toEqual([28, 19]);
    expect(shownAt(state, 14)?.home).toBe(32);
    expect(shownAt(state, 32)).toBeNull();
    const ghosts = shownPieces(state).filter((shown) => shown.ghost);
    expect(ghosts.map((shown) => shown.home)).toEqual([19, 28]);
    expect([...targets(state).keys()].sort((a, b) => a - b)).toEqual([3, 5]);
    expect(tap(state, 5).state.played?.leg).toBe(2);
  });

  it('goes back leg by leg, as far as that is allowed', () => {
    const state = taps(FORKED, 32, 14).state;
    const once = back(state);
    expect(once?.state.path).toEqual([32, 23]);
    expect(once?.state.taken).toEqual([28]);
    const twice = once && back(once.state);
    expect(twice?.state.path).toEqual([32]);
    expect(twice?.happenings).toEqual([{ kind: 'route', path: [], canStop: false }]);
    expect(back(configure(state, { canCancelRoute: false }))).toBeNull();
  });

  it('is dragged leg by leg', () => {
    const leg = drop(grab(FORKED, 32).state, 23);
    expect(leg.state.path).toEqual([32, 23]);
    expect(grab(leg.state, 23).state.path).toEqual([32, 23]);
    const end = drop(drop(leg.state, 14).state, 3);
    expect(end.happenings).toMatchObject([{ kind: 'move', route: [32, 23, 14, 3] }]);
    expect(end.state.played?.leg).toBe(3);
  });

  it('reports a wrong continuation with the whole path', () => {
    const { happenings } = taps(FORKED, 32, 14, 20);
    expect(happenings).toEqual([{ kind: 'attempt', squares: [32, 23, 14, 20] }]);
  });

  it('keeps the path when new candidates still know it, else goes back to its start', () => {
    const state = taps(FORKED, 32, 14).state;
    const same = [...FORKED.config.candidates].slice(0, 1);
    expect(configure(state, { candidates: same }).path).toEqual([32, 23, 14]);
    expect(configure(state, { candidates: [step(32, 27)] }).path).toEqual([32]);
  });

  it('does not ask when all ways take the same pieces', () => {
    const state = stateWith({
      placement: place({ W: [46], b: [41, 23] }),
      candidates: [capture([41, 23], [46, 37, 14], [46, 32, 14])],
    });
    expect(taps(state, 46, 14).happenings).toMatchObject([{ kind: 'move', route: [46, 37, 14] }]);
    expect(taps(state, 46, 32, 14).happenings).toMatchObject([
      { kind: 'move', route: [46, 32, 14] },
    ]);
  });

  it('goes on where another way led to the same place', () => {
    const state = stateWith({
      placement: place({ w: [28], b: [22, 12, 23, 13] }),
      candidates: [
        capture([22, 12], [28, 17, 8]),
        capture([12, 22, 3], [28, 17, 8, 50]),
        capture([23, 13], [28, 19, 8]),
      ],
    });
    const standing = taps(state, 28, 17, 8).state;
    expect(standing.path).toEqual([28, 17, 8]);
    expect(tap(standing, 50).happenings).toMatchObject([{ kind: 'move' }]);
  });

  it('may stop where a shorter capture ends', () => {
    const state = stateWith({
      placement: place({ w: [32], b: [28, 19] }),
      candidates: [capture([28], [32, 23]), capture([28, 19], [32, 23, 14])],
    });
    const standing = taps(state, 32, 23);
    expect(standing.happenings).toEqual([{ kind: 'route', path: [32, 23], canStop: true }]);
    const stopped = finish(standing.state);
    expect(stopped?.happenings).toMatchObject([{ kind: 'move', candidate: { to: 23 } }]);
    expect(tap(standing.state, 23).happenings).toEqual(stopped?.happenings);
    expect(finish(tap(state, 32).state)).toBeNull();
  });

  it('plays a round trip by a second click on its own square', () => {
    const state = stateWith({
      placement: place({ w: [14], b: [19, 29, 30, 20] }),
      candidates: [capture([19, 29, 30, 20], [14, 23, 34, 25, 14])],
    });
    expect(taps(state, 14, 14).happenings).toMatchObject([{ kind: 'move' }]);
    const held = grab(state, 14).state;
    expect(drop(held, 14).happenings).toEqual([]);
  });
});

const TWO_ROUTES = stateWith({
  placement: place({ w: [28, 38], b: [22, 12, 23, 13] }),
  candidates: [capture([22, 12], [28, 17, 8]), capture([23, 13], [28, 19, 8])],
});

describe('choosing a route', () => {
  it('asks, with numbers, and has no default', () => {
    const { state, happenings } = taps(TWO_ROUTES, 28, 8);
    expect(happenings).toMatchObject([{ kind: 'choose' }]);
    expect(state.choice?.map((option) => [option.number, option.captures])).toEqual([
      [1, [22, 12]],
      [2, [23, 13]],
    ]);
    expect(state.played).toBeNull();
    expect(tap(state, 8).state.choice).not.toBeNull();
  });

  it('takes a number, a captured man or a landing', () => {
    const { state } = taps(TWO_ROUTES, 28, 8);
    expect(choose(state, 2)?.happenings).toMatchObject([{ kind: 'move', route: [28, 19, 8] }]);
    expect(tap(state, 12).happenings).toMatchObject([{ kind: 'move', route: [28, 17, 8] }]);
    expect(tap(state, 19).happenings).toMatchObject([{ kind: 'move', route: [28, 19, 8] }]);
    expect(choose(state, 3)).toBeNull();
  });

  it('closes by Escape or a click elsewhere, with the piece still selected', () => {
    const { state } = taps(TWO_ROUTES, 28, 8);
    expect(back(state)?.state).toMatchObject({ choice: null, path: [28] });
    expect(tap(state, 40).state).toMatchObject({ choice: null, path: [28] });
    expect(tap(state, 40).happenings).toEqual([]);
  });

  it('does not ask after the first leg has decided', () => {
    expect(taps(TWO_ROUTES, 28, 17, 8).happenings).toMatchObject([{ kind: 'move' }]);
  });

  it('asks for a landing in between as well', () => {
    const state = stateWith({
      placement: place({ w: [28], b: [22, 12, 23, 13, 3] }),
      candidates: [capture([22, 12, 2], [28, 17, 8, 1]), capture([23, 13, 2], [28, 19, 8, 1])],
    });
    const asked = taps(state, 28, 8);
    expect(asked.happenings).toMatchObject([{ kind: 'choose' }]);
    const chosen = choose(asked.state, 2);
    expect(chosen?.state.path).toEqual([28, 19, 8]);
    expect(chosen?.happenings).toMatchObject([{ kind: 'route' }]);
  });
});

describe('setting up', () => {
  const EDITING = configure(QUIET, { editing: true });

  it('tells which square was pointed at, whatever stands there', () => {
    for (const square of [32, 12, 20]) {
      expect(tap(EDITING, square).happenings).toEqual([{ kind: 'edit', square }]);
    }
    expect(tap(EDITING, null).happenings).toEqual([]);
    expect(tap(EDITING, 32).state.path).toEqual([]);
  });

  it('carries any piece to a square or off the board', () => {
    const held = grab(EDITING, 12);
    expect(held.happenings).toEqual([]);
    expect(drop(held.state, 20).happenings).toEqual([{ kind: 'carry', from: 12, to: 20 }]);
    expect(drop(held.state, 32).happenings).toEqual([{ kind: 'carry', from: 12, to: 32 }]);
    expect(drop(held.state, null).happenings).toEqual([{ kind: 'carry', from: 12, to: null }]);
    expect(drop(held.state, 12)).toMatchObject({ state: { path: [] }, happenings: [] });
    expect(grab(EDITING, 20).state.path).toEqual([]);
  });
});
