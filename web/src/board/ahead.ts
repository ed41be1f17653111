/**
 * Moves chosen before it is one's turn. Nobody knows yet what will stand where,
 * so that a piece may be sent wherever its way of moving could ever lead it;
 * captures that are there already are known in full.
 */

import type { Ahead, CandidateMove, Piece } from './config';
import { between, placeOf, squareAt, type Geometry } from './geometry';
import { aheadOf, pieceAt, type State } from './state';

/** The moves of the piece that stands on a square: those that the rules allow, or those to come. */
export function movesFrom(state: State, square: number | undefined): readonly CandidateMove[] {
  const { candidates, placement } = state.config;
  const ahead = aheadOf(state);
  if (square === undefined) return [];
  if (!ahead) return candidates.filter(({ from }) => from === square);
  const piece = pieceAt(placement, square);
  if (!piece || piece.color !== ahead.color) return [];
  const known = ahead.moves.filter(({ from, captures }) => from === square && captures.length > 0);
  const isKnown = (to: number) => known.some(({ routes }) => routes.some((route) => route.includes(to)));
  const guessed = goals(state, ahead, piece, square).filter((to) => !isKnown(to));
  return [...known, ...guessed.map((to) => guess(square, to))];
}

/** Whether a typed route could be gone, jump by jump, by the piece that stands at its start. */
export function couldGo(state: State, route: readonly number[]): boolean {
  const ahead = aheadOf(state);
  const piece = pieceAt(state.config.placement, route[0] ?? 0);
  if (!ahead || piece?.color !== ahead.color) return false;
  const { geometry } = state.config;
  return route.slice(1).every((to, leg) => jumps(geometry, ahead, piece, route[leg] as number).includes(to));
}

function guess(from: number, to: number): CandidateMove {
  return { code: '', from, to, captures: [], routes: [[from, to]], text: `${from}-${to}` };
}

function goals({ config }: State, ahead: Ahead, piece: Piece, from: number): number[] {
  const { geometry, placement } = config;
  const isOwn = (square: number) => pieceAt(placement, square)?.color === piece.color;
  const steps = lines(geometry, from, 1, piece.king && ahead.flying ? geometry.size : 1)
    .filter(({ to, forth }) => !isOwn(to) && (piece.king || forth * forward(piece) > 0))
    .map(({ to }) => to);
  // What stands in the way must be another's by then.
  const taken = jumps(geometry, ahead, piece, from).filter(
    (to) => between(geometry, from, to).some((square) => !isOwn(square)) && !(piece.king && isOwn(to)),
  );
  return [...new Set([...steps, ...taken])];
}

/** Where a capture could land. */
function jumps(geometry: Geometry, { axes, backward, flying }: Ahead, piece: Piece, from: number): number[] {
  const far = piece.king && flying ? geometry.size : 2;
  const ways = [
    ...(axes === 'straight' ? [] : lines(geometry, from, 2, far)),
    ...(axes === 'diagonal' ? [] : lines(geometry, from, 2, far, true)),
  ];
  const mayGo = (forth: number) => piece.king || backward || forth * forward(piece) >= 0;
  return ways.filter(({ forth }) => mayGo(forth)).map(({ to }) => to);
}

const forward = ({ color }: Piece) => (color === 'white' ? -1 : 1);

/** The squares on the lines through a square, between so many and so many steps away. */
function lines(geometry: Geometry, from: number, near: number, far: number, isStraight = false) {
  const { row, column } = placeOf(geometry, from);
  const ways = isStraight ? [[2, 0], [-2, 0], [0, 2], [0, -2]] : [[1, 1], [1, -1], [-1, 1], [-1, -1]];
  const found: { to: number; forth: number }[] = [];
  for (const [down = 0, right = 0] of ways) {
    for (let step = near; step <= far; step += 1) {
      const to = squareAt(geometry, { row: row + step * down, column: column + step * right });
      if (to !== null) found.push({ to, forth: down });
    }
  }
  return found;
}
