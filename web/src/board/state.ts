/** Everything the board knows at one moment. Plain data, no document. */

import type { Ahead, CandidateMove, Piece, Placement, ResolvedConfig, RouteOption } from './config';
import { allSquares, between, isSquare, type Geometry } from './geometry';

/** A route to choose, with the candidate if it ends where it was clicked. */
export interface Option extends RouteOption {
  ends: { candidate: CandidateMove; route: readonly number[] } | null;
}

/** A whole move that is shown until the caller gives the placement after it. */
export interface Played {
  route: readonly number[];
  captures: readonly number[];
  /** How many legs the piece has gone so far. */
  leg: number;
}

/** What somebody drew on the board for himself: an arrow, or a circle where both ends are one square. */
export interface Drawn {
  from: number;
  to: number;
  /** Which of four pencils. */
  brush: number;
}

export interface State {
  config: ResolvedConfig;
  /** The squares on which the selected piece has stood; empty: none selected. */
  path: readonly number[];
  /** What it has taken on that path. */
  taken: readonly number[];
  /** The piece that was asked about and may not move: a square may still follow. */
  asked: number | null;
  /** The routes to choose from, while there is a choice. */
  choice: readonly Option[] | null;
  played: Played | null;
  /** The square that the keyboard is on. */
  cursor: number;
  /** Squares that pulse for a moment after a refusal. */
  pulsing: readonly number[];
  /** The move that is being demonstrated. */
  demo: { route: readonly number[]; captures: readonly number[] } | null;
  /** The square under a dragged piece. */
  hover: number | null;
  /** The squares of a move that was chosen ahead. */
  premove: readonly number[] | null;
  drawn: readonly Drawn[];
  /** What is being drawn. */
  sketch: Drawn | null;
}

export function initialState(config: ResolvedConfig): State {
  return {
    config,
    path: config.selected === null ? [] : [config.selected],
    taken: [],
    asked: null,
    choice: null,
    played: null,
    cursor: startingCursor(config),
    pulsing: [],
    demo: null,
    hover: null,
    premove: null,
    drawn: [],
    sketch: null,
  };
}

/** The keyboard starts on the first piece that the user may move. */
function startingCursor(config: ResolvedConfig): number {
  const squares = allSquares(config.geometry);
  if (config.orientation === 'black') squares.reverse();
  const own = squares.filter((square) => {
    const piece = pieceAt(config.placement, square);
    return piece !== null && config.movable.includes(piece.color);
  });
  const moves = (square: number) => config.candidates.some((move) => move.from === square);
  // Where nothing is hinted at, the keyboard gives no hint either.
  return (config.showTargets ? own.find(moves) : undefined) ?? own[0] ?? squares[0] ?? 1;
}

export function pieceAt(placement: Placement, square: number): Piece | null {
  const letter = placement[square - 1];
  if (!letter || !'wWbB'.includes(letter)) return null;
  return { color: letter.toLowerCase() === 'w' ? 'white' : 'black', king: letter < 'a' };
}

/** Those of `captures` that lie between the squares of `route`, in order. */
export function takenAlong(
  geometry: Geometry,
  route: readonly number[],
  captures: readonly number[],
): number[] {
  const taken: number[] = [];
  for (let leg = 1; leg < route.length; leg += 1) {
    const jumped = between(geometry, route[leg - 1] as number, route[leg] as number);
    taken.push(...jumped.filter((square) => captures.includes(square) && !taken.includes(square)));
  }
  return taken;
}

/** A piece as it is shown. */
export interface ShownPiece {
  /** Where it stands in the placement: its identity while a move is under way. */
  home: number;
  /** Where it is shown. */
  square: number;
  piece: Piece;
  /** Captured by the move under way. */
  ghost: boolean;
}

/** The piece under way: its path so far and what it has taken. */
export function underWay(state: State): { path: readonly number[]; taken: readonly number[] } {
  const { played } = state;
  if (!played) return { path: state.path, taken: state.taken };
  const path = played.route.slice(0, played.leg + 1);
  const ended = path.length === played.route.length;
  const taken = ended
    ? played.captures
    : takenAlong(state.config.geometry, path, played.captures);
  return { path, taken };
}

export function shownPieces(state: State): ShownPiece[] {
  const { geometry, placement } = state.config;
  const { path, taken } = underWay(state);
  return allSquares(geometry).flatMap((home) => {
    const piece = pieceAt(placement, home);
    if (!piece) return [];
    const square = home === path[0] ? (path.at(-1) as number) : home;
    return [{ home, square, piece, ghost: taken.includes(home) }];
  });
}

/** What the user sees on a square; the moving piece counts where it stands now. */
export function shownAt(state: State, square: number): ShownPiece | null {
  const { placement } = state.config;
  const { path, taken } = underWay(state);
  const mover = path[0];
  const home = mover !== undefined && square === path.at(-1) ? mover : square;
  if (home === square && home === mover && path.at(-1) !== mover) return null;
  const piece = pieceAt(placement, home);
  return piece && { home, square, piece, ghost: taken.includes(home) };
}

/** Whether somebody here is to move. */
export function isToMove({ config }: State): boolean {
  return config.movable.includes(config.turn);
}

/** Whose move may be chosen ahead now. */
export function aheadOf(state: State): Ahead | null {
  return isToMove(state) ? null : state.config.ahead;
}

/** Whether the user may take hold of the piece on this square. */
export function isOwn(state: State, square: number): boolean {
  const { turn, picking, editing, geometry } = state.config;
  const ahead = aheadOf(state);
  if (picking || (state.played && !ahead) || !isSquare(geometry, square)) return false;
  const shown = shownAt(state, square);
  if (editing) return shown !== null;
  if (ahead) return shown?.piece.color === ahead.color;
  return shown !== null && shown.piece.color === turn && isToMove(state);
}
