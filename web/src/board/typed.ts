/** Moves typed by hand, matched with the candidates. */

import type { CandidateMove } from './config';
import { squareNamed, type Geometry } from './geometry';

/** What a typed text means. */
export type Typed =
  /** Exactly this. */
  | { kind: 'move'; candidate: CandidateMove; route: readonly number[] }
  /** It fits moves that take different pieces: ask which. */
  | { kind: 'several'; candidates: readonly CandidateMove[] }
  /** Squares on the board, but no candidate. */
  | { kind: 'attempt'; squares: readonly number[] }
  /** One square: select it. */
  | { kind: 'square'; square: number }
  | { kind: 'unreadable' };

const NAME = '[a-j]\\d{1,2}|\\d{1,2}';
const SEPARATED = new RegExp(`^(?:${NAME})(?:[-x×:*–]+(?:${NAME}))*$`, 'i');

/** Reads `3228`, `32-28`, `28x19x10`, `08-03`, `c3-d4`, `c3d4`. */
export function parseTyped(
  text: string,
  candidates: readonly CandidateMove[],
  geometry: Geometry,
): Typed {
  const readings = readingsOf(text, geometry);
  const first = readings[0];
  if (!first) return { kind: 'unreadable' };
  if (first.length === 1) return { kind: 'square', square: first[0] as number };
  const fits = readings.flatMap((squares) => fitting(squares, candidates));
  const move = fits[0];
  if (!move) {
    // Digits that can be cut in two ways name no squares for certain.
    return readings.length === 1
      ? { kind: 'attempt', squares: first }
      : { kind: 'unreadable' };
  }
  if (fits.length === 1) return { kind: 'move', ...move };
  return { kind: 'several', candidates: fits.map((fit) => fit.candidate) };
}

/** The ways in which a text can be read as squares. */
function readingsOf(text: string, geometry: Geometry): number[][] {
  const trimmed = text.trim().replace(/\s*[-x×:*–]\s*|\s+/gi, (mark) => mark.trim() || '-');
  const pairs = /^(?:[a-j]\d{1,2}){2,}$/i.test(trimmed) ? trimmed.match(/[a-j]\d{1,2}/gi) : null;
  const digits = /^\d{2,4}$/.test(trimmed) ? splits(trimmed) : [];
  const plain = SEPARATED.test(trimmed) ? [trimmed.split(/[-x×:*–]+/i)] : [];
  // Two digits are one square; more are cut.
  const ways = pairs ? [pairs] : plain.length > 0 ? plain : digits;
  return ways
    .map((names) => names.map((name) => squareNamed(geometry, name)))
    .filter((squares): squares is number[] => squares.every((square) => square !== null));
}

function splits(digits: string): string[][] {
  if (digits.length === 4) return [[digits.slice(0, 2), digits.slice(2)]];
  if (digits.length !== 3) return [];
  return [1, 2].map((cut) => [digits.slice(0, cut), digits.slice(cut)]);
}

interface Fit {
  candidate: CandidateMove;
  route: readonly number[];
}

/** Candidates from the first to the last square, over those between. */
export function fitting(squares: readonly number[], candidates: readonly CandidateMove[]): Fit[] {
  const fits: Fit[] = [];
  for (const candidate of candidates) {
    if (candidate.from !== squares[0] || candidate.to !== squares.at(-1)) continue;
    const route = candidate.routes.find((way) => passes(way, squares));
    if (route) fits.push({ candidate, route });
  }
  return fits;
}

/** Whether `squares` occur in `route` in this order, from end to end. */
function passes(route: readonly number[], squares: readonly number[]): boolean {
  if (route[0] !== squares[0] || route.at(-1) !== squares.at(-1)) return false;
  let next = 0;
  for (const square of route) if (square === squares[next]) next += 1;
  return next === squares.length;
}
