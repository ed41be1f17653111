/**
 * What clicks, drops and keys do: pure functions from a state to the next one
 * and to what the caller is told.
 */

import { merge, type BoardConfig, type CandidateMove, type ResolvedConfig } from './config';
import { isSquare, sameBoard } from './geometry';
import { movesFrom } from './ahead';
import { fitting } from './typed';
import { aheadOf, isOwn, isToMove, pieceAt, shownAt, takenAlong, type Option, type Played, type State } from './state';

export type Happening =
  | { kind: 'select'; square: number | null }
  | { kind: 'move'; candidate: CandidateMove; route: readonly number[] }
  | { kind: 'attempt'; squares: readonly number[] }
  /** A piece was pointed at that nobody here may move now. */
  | { kind: 'wait'; square: number }
  /** An empty square was pointed at before any piece. */
  | { kind: 'nothing' }
  | { kind: 'pick'; square: number }
  | { kind: 'edit'; square: number }
  | { kind: 'carry'; from: number; to: number | null }
  /** A move was chosen ahead, or is no longer; refused: its turn has come, and it is none. */
  | { kind: 'ahead'; route: readonly number[] | null; isRefused: boolean }
  | { kind: 'route'; path: readonly number[]; canStop: boolean }
  | { kind: 'choose'; options: readonly Option[] };

export interface Outcome {
  state: State;
  happenings: readonly Happening[];
}

/** A way from where the piece stands to one of the squares it may land on. */
interface Reach {
  candidate: CandidateMove;
  route: readonly number[];
  /** From the start of the move to the square reached. */
  path: readonly number[];
  captures: readonly number[];
  ends: boolean;
}

const SEVERAL_OPTIONS = 9;

function unchanged(state: State): Outcome {
  return { state, happenings: [] };
}

/** A click, a tap, or Enter on a square; null is beside the playable squares. */
export function tap(state: State, square: number | null): Outcome {
  const { picking, editing } = state.config;
  if (state.played && !aheadOf(state)) return unchanged(state);
  if (editing) return edit(state, square);
  if (picking) return pick(state, square);
  if (state.choice) return tapChoice(state, state.choice, square);
  if (state.premove) return tapAfterPremove(state, state.premove, square);
  if (state.path.length === 0) return square === null ? unchanged(state) : reachFor(state, square);
  if (square === null) return letGo(state);
  return advance(state, square, true) ?? tapElsewhere(state, square);
}

/** A first click: it takes up a piece, or asks why that may not move. */
function reachFor(state: State, square: number): Outcome {
  const isEmpty = shownAt(state, square) === null;
  if (aheadOf(state) && isOwn(state, square)) return takeUp(state, square);
  if (!isToMove(state)) return { state, happenings: isEmpty ? [] : [{ kind: 'wait', square }] };
  const sure = state.config.oneClick ? onlyMove(state, square) : null;
  if (sure) return play(state, sure, sure.routes[0] ?? [sure.from, sure.to]);
  if (isOwn(state, square)) return takeUp(state, square);
  if (!isEmpty) return attempt({ ...state, asked: null }, [square]);
  if (state.asked !== null) return attempt(state, [state.asked, square]);
  return { state, happenings: [{ kind: 'nothing' }] };
}

/** The one move of the piece on a square, or the one that leads to it while it is empty. */
function onlyMove({ config }: State, square: number): CandidateMove | null {
  const found = config.candidates.filter(({ from, to }) => from === square || (to === square && !pieceAt(config.placement, to)));
  return found.length === 1 && !config.takesUpAny ? (found[0] as CandidateMove) : null;
}

/** A click when a move was chosen ahead: on another piece it begins another, elsewhere it is given up. */
function tapAfterPremove(state: State, premove: readonly number[], square: number | null): Outcome {
  const isOther = square !== null && square !== premove[0] && isOwn(state, square);
  return isOther ? takeUp({ ...state, premove: null }, square) : withoutPremove(state);
}

function withoutPremove(state: State, isRefused = false): Outcome {
  return { state: { ...state, premove: null }, happenings: [{ kind: 'ahead', route: null, isRefused }] };
}

/** What becomes of a move chosen ahead: it is played, or dropped. Null: it waits. */
export function redeem(state: State): Outcome | null {
  const { premove, config } = state;
  const [from, to] = [premove?.[0], premove?.at(-1)];
  if (!premove || from === undefined || to === undefined) return null;
  if (!isToMove(state)) {
    const ahead = aheadOf(state);
    const isThere = pieceAt(config.placement, from)?.color === ahead?.color;
    return ahead && isThere ? null : withoutPremove(state, ahead !== null);
  }
  const open = { ...withoutPath(state), premove: null };
  const [fit, ...others] = fitting(premove, config.candidates);
  if (fit && others.length === 0) return play(open, fit.candidate, fit.route);
  // Perhaps it goes on from there, or there are several ways.
  const begun = { ...open, path: [from], cursor: from };
  return advance(begun, to, true) ?? withoutPremove(open, true);
}

/** Selects an own piece, unless there is nothing that it could do. */
function takeUp(state: State, square: number): Outcome {
  if (canTakeUp(state, square)) return select(state, square);
  return attempt({ ...state, asked: square, cursor: square }, [square]);
}

function canTakeUp(state: State, square: number): boolean {
  return state.config.takesUpAny || movesFrom(state, square).length > 0;
}

/** A click that is not on a target of the selected piece. */
function tapElsewhere(state: State, square: number): Outcome {
  const { config, path } = state;
  const jumping = path.length > 1;
  if (square === path.at(-1)) {
    if (!jumping) return letGo(state);
    return finish(state) ?? unchanged(state);
  }
  if (isOwn(state, square)) {
    if (config.lockSelection) return attempt(state, [square]);
    if (jumping && !config.canCancelRoute) return attempt(state, [...path, square]);
    return takeUp(state, square);
  }
  if (shownAt(state, square) === null) return attempt(state, [...path, square]);
  return letGo(state);
}

/** A dragged piece was dropped; null: beside the playable squares. */
export function drop(state: State, square: number | null): Outcome {
  if (state.config.editing) return carry(state, square);
  const [home] = state.path;
  if (home === undefined || (state.played && !aheadOf(state))) return unchanged(state);
  // What cannot move is not kept in the hand.
  const left = canTakeUp(state, home) ? state : withoutPath(state);
  if (square === null) return unchanged(left);
  if (square === state.path.at(-1)) return left === state ? unchanged(state) : attempt(left, [home]);
  const advanced = advance(state, square, false);
  if (advanced) return advanced;
  const empty = shownAt(state, square) === null;
  return empty ? attempt(left, [...state.path, square]) : unchanged(left);
}

/** Takes hold of a piece for dragging: as a tap, but never lets go of it. */
export function grab(state: State, square: number): Outcome {
  if (!isInReach(state, square)) return unchanged(state);
  if (state.config.editing) return unchanged({ ...state, path: [square], cursor: square });
  return select(state, square);
}

/** Names a piece: as a tap, but never lets go of it. */
export function name(state: State, square: number): Outcome {
  return isInReach(state, square) ? takeUp(state, square) : unchanged(state);
}

/** Whether a hand may go to this own piece from the one that it holds. */
function isInReach(state: State, square: number): boolean {
  if (state.choice || !isOwn(state, square) || square === state.path.at(-1)) return false;
  const held = state.path.length > 0 && state.config.lockSelection;
  const bound = state.path.length > 1 && !state.config.canCancelRoute;
  return state.config.editing || (!held && !bound);
}

export function select(state: State, square: number): Outcome {
  const happenings: Happening[] = [];
  if (state.path.length > 1) happenings.push({ kind: 'route', path: [], canStop: false });
  happenings.push({ kind: 'select', square });
  return { state: { ...withoutPath(state), premove: null, path: [square], cursor: square }, happenings };
}

/** Lets go of the selected piece, if that is allowed. */
export function letGo(state: State): Outcome {
  if (state.path.length !== 1 || state.config.lockSelection) return unchanged(state);
  return { state: withoutPath(state), happenings: [{ kind: 'select', square: null }] };
}

/** Escape: closes a choice, goes back a leg, or lets go. Null: nothing to do. */
export function back(state: State): Outcome | null {
  if (state.premove) return withoutPremove(state);
  if (state.played && !aheadOf(state)) return null;
  if (state.choice) return unchanged({ ...state, choice: null });
  if (state.path.length > 1) {
    if (!state.config.canCancelRoute) return null;
    const path = state.path.slice(0, -1);
    const taken = takenAlong(state.config.geometry, path, state.taken);
    const earlier = { ...state, path, taken, cursor: path.at(-1) ?? state.cursor };
    return { state: earlier, happenings: [routeHappening(earlier)] };
  }
  if (state.path.length === 0 || state.config.lockSelection) return null;
  return letGo(state);
}

/** Ends a capture where the piece stands. Null if no candidate ends there. */
export function finish(state: State): Outcome | null {
  const stop = state.played || state.choice ? undefined : stops(state)[0];
  return stop ? play(state, stop.candidate, stop.route, stop.route.length - 1) : null;
}

/** Takes the route with this number. Null if there is none. */
export function choose(state: State, number: number): Outcome | null {
  const option = state.choice?.find((each) => each.number === number);
  return option ? takeOption({ ...state, choice: null }, option) : null;
}

/** The option that this square belongs to alone, as a landing or a capture. */
export function optionOf(choice: readonly Option[], square: number): Option | null {
  const owners = choice.filter(
    (option) => option.route.includes(square) || option.captures.includes(square),
  );
  return owners.length === 1 ? (owners[0] as Option) : null;
}

/** A candidate as a whole, such as a typed one. */
export function play(
  state: State,
  candidate: CandidateMove,
  route: readonly number[],
  leg = 0,
): Outcome {
  const to = route.at(-1) ?? candidate.to;
  if (aheadOf(state)) return playAhead(state, route);
  return {
    state: {
      ...withoutPath(state),
      played: { route, captures: candidate.captures, leg },
      cursor: to,
    },
    happenings: [{ kind: 'move', candidate, route }],
  };
}

/** Keeps a move until its turn comes. */
export function playAhead(state: State, route: readonly number[]): Outcome {
  const cursor = route.at(-1) ?? state.cursor;
  return {
    state: { ...withoutPath(state), premove: route, cursor },
    happenings: [{ kind: 'ahead', route, isRefused: false }],
  };
}

/** Undoes a played move; the user's own piece stays selected for another try. */
export function putBack(state: State, played: Played): State {
  const from = played.route[0];
  const before = { ...withoutPath(state), played: null };
  return from !== undefined && isOwn(before, from) ? { ...before, path: [from] } : before;
}

/** Opens the choice between whole candidates, such as a typed text left open. */
export function offer(state: State, candidates: readonly CandidateMove[]): Outcome {
  const from = candidates[0]?.from;
  if (from === undefined) return unchanged(state);
  const selected = { ...withoutPath(state), path: [from] };
  const reaches = candidates.map((candidate) => {
    const route = candidate.routes[0] ?? [candidate.from, candidate.to];
    return { candidate, route, path: route, captures: candidate.captures, ends: true };
  });
  return openChoice(selected, reaches.map((reach) => [reach]));
}

/** The squares the selected piece may land on; `ends`: a move may end there. */
export function targets(state: State): Map<number, { capture: boolean; ends: boolean }> {
  const found = new Map<number, { capture: boolean; ends: boolean }>();
  for (const reach of reaches(state)) {
    const square = reach.path.at(-1) as number;
    const ends = reach.ends || (found.get(square)?.ends ?? false);
    found.set(square, { capture: reach.candidate.captures.length > 0, ends });
  }
  return found;
}

export function canStop(state: State): boolean {
  return state.path.length > 1 && stops(state).length > 0;
}

/** Takes over new settings; what they make meaningless is dropped. */
export function configure(state: State, patch: Partial<BoardConfig>): State {
  const config = merge<ResolvedConfig>(state.config, patch as Partial<ResolvedConfig>);
  const { geometry, placement } = config;
  const moved = placement !== state.config.placement || !sameBoard(geometry, state.config.geometry);
  let next: State = { ...state, config };
  const hand = aheadOf(next)?.color ?? config.turn;
  if (moved) {
    // Whoever chooses ahead keeps hold of his piece while the other one moves.
    const [held] = aheadOf(next) ? next.path : [];
    const path = held !== undefined && pieceAt(placement, held)?.color === hand ? [held] : [];
    next = { ...withoutPath(next), path, played: null, demo: null, pulsing: [], drawn: [] };
  }
  if (patch.selected !== undefined) {
    next = { ...withoutPath(next), path: patch.selected === null ? [] : [patch.selected] };
  }
  if (patch.candidates !== undefined) next = keepPossible(next);
  const holder = next.path[0];
  const color = holder === undefined ? undefined : pieceAt(placement, holder)?.color;
  const kept = holder === undefined || config.editing || color === hand;
  if (!kept || config.picking) next = withoutPath(next);
  if (!isSquare(geometry, next.cursor)) next = { ...next, cursor: 1 };
  return next;
}

/** Goes back to the first square if the new candidates do not know the path. */
function keepPossible(state: State): State {
  const next = { ...state, choice: null };
  const known = next.path.length < 2 || reaches(next).length > 0 || stops(next).length > 0;
  return known ? next : { ...next, path: next.path.slice(0, 1), taken: [] };
}

export function withoutPath(state: State): State {
  return { ...state, path: [], taken: [], asked: null, choice: null, hover: null };
}

function attempt(state: State, squares: readonly number[]): Outcome {
  // Nobody is refused what he only thinks about.
  if (aheadOf(state)) return unchanged(withoutPath(state));
  return { state, happenings: [{ kind: 'attempt', squares }] };
}

function pick(state: State, square: number | null): Outcome {
  const piece = square === null ? null : pieceAt(state.config.placement, square);
  if (square === null || !piece || piece.color === state.config.turn) return unchanged(state);
  return { state: { ...state, cursor: square }, happenings: [{ kind: 'pick', square }] };
}

function edit(state: State, square: number | null): Outcome {
  if (square === null) return unchanged(state);
  return { state: { ...state, cursor: square }, happenings: [{ kind: 'edit', square }] };
}

/** A piece was carried away; the caller says what becomes of it. */
function carry(state: State, to: number | null): Outcome {
  const from = state.path[0];
  const left = withoutPath(state);
  if (from === undefined || from === to) return unchanged(left);
  const cursor = to ?? state.cursor;
  return { state: { ...left, cursor }, happenings: [{ kind: 'carry', from, to }] };
}

function tapChoice(state: State, choice: readonly Option[], square: number | null): Outcome {
  const option = square === null ? null : optionOf(choice, square);
  const open = { ...state, choice: null };
  if (option) return takeOption(open, option);
  // The square that was asked for keeps the question open.
  const asked = choice.some((each) => each.route.at(-1) === square);
  return unchanged(asked ? state : open);
}

/** Moves on to a target. Null if `square` is none. */
function advance(state: State, square: number, animated: boolean): Outcome | null {
  const groups = new Map<string, Reach[]>();
  for (const reach of reaches(state)) {
    if (reach.path.at(-1) !== square) continue;
    const key = setKey(reach.captures);
    groups.set(key, [...(groups.get(key) ?? []), reach]);
  }
  const [group, ...others] = groups.values();
  if (!group) return null;
  if (others.length > 0) return openChoice(state, [group, ...others]);
  return takeOption(state, optionFrom(group, 1), animated);
}

function openChoice(state: State, groups: readonly (readonly Reach[])[]): Outcome {
  const choice = groups
    .slice(0, SEVERAL_OPTIONS)
    .map((group, index) => optionFrom(group, index + 1));
  return { state: { ...state, choice }, happenings: [{ kind: 'choose', options: choice }] };
}

/** Ways that take the same pieces to the same square are one option. */
function optionFrom(group: readonly Reach[], number: number): Option {
  const first = group[0] as Reach;
  // Where one candidate ends and another goes on, the piece waits there.
  const ends = group.every((reach) => reach.ends)
    ? { candidate: first.candidate, route: first.route }
    : null;
  return { number, route: first.path, captures: first.captures, ends };
}

function takeOption(state: State, option: Option, animated = true): Outcome {
  if (aheadOf(state)) return playAhead(state, option.ends?.route ?? option.route);
  if (option.ends) {
    const { candidate, route } = option.ends;
    const stood = Math.max(0, route.indexOf(state.path.at(-1) as number, state.path.length - 1));
    return play(state, candidate, route, animated ? stood : route.length - 1);
  }
  const further = {
    ...state,
    path: option.route,
    taken: option.captures,
    cursor: option.route.at(-1) ?? state.cursor,
  };
  return { state: further, happenings: [routeHappening(further)] };
}

function routeHappening(state: State): Happening {
  const path = state.path.length > 1 ? state.path : [];
  return { kind: 'route', path, canStop: canStop(state) };
}

function setKey(squares: readonly number[]): string {
  return [...squares].sort((a, b) => a - b).join();
}

/**
 * Where on this route the selected piece stands, or -1. The same square with
 * the same pieces taken is the same place, whichever way led there.
 */
function indexOnRoute(state: State, candidate: CandidateMove, route: readonly number[]): number {
  const { path, taken, config } = state;
  if (route[0] !== path[0]) return -1;
  if (path.length === 1) return 0;
  const wanted = setKey(taken);
  return route.findIndex(
    (square, index) =>
      index > 0 &&
      square === path.at(-1) &&
      setKey(takenOn(config, candidate, route, index)) === wanted,
  );
}

function takenOn(
  config: ResolvedConfig,
  candidate: CandidateMove,
  route: readonly number[],
  index: number,
): readonly number[] {
  if (index === route.length - 1) return candidate.captures;
  return takenAlong(config.geometry, route.slice(0, index + 1), candidate.captures);
}

/** Every landing that lies ahead of the selected piece. */
function reaches(state: State): Reach[] {
  const { path, config, played, choice } = state;
  if (path.length === 0 || (played && !aheadOf(state)) || choice) return [];
  const found: Reach[] = [];
  for (const candidate of movesFrom(state, path[0])) {
    for (const route of candidate.routes) {
      const at = indexOnRoute(state, candidate, route);
      if (at < 0) continue;
      for (let index = at + 1; index < route.length; index += 1) {
        found.push({
          candidate,
          route,
          path: [...path, ...route.slice(at + 1, index + 1)],
          captures: takenOn(config, candidate, route, index),
          ends: index === route.length - 1,
        });
      }
    }
  }
  // The way that was really gone comes first.
  const gone = path.join();
  const isGone = (reach: Reach) => reach.route.slice(0, path.length).join() === gone;
  return [...found.filter(isGone), ...found.filter((reach) => !isGone(reach))];
}

/** The candidates that end where the piece stands. */
function stops(state: State): { candidate: CandidateMove; route: readonly number[] }[] {
  if (state.path.length < 2) return [];
  return state.config.candidates.flatMap((candidate) =>
    candidate.routes
      .filter((route) => indexOnRoute(state, candidate, route) === route.length - 1)
      .map((route) => ({ candidate, route })),
  );
}
