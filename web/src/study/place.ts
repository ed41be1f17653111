/** Changing a placement by hand. */

import type { Placement } from '../board';

/** What the next square gets; a dot takes away, a stroke says that nothing may stand there. */
export type Tool = 'w' | 'W' | 'b' | 'B' | '.' | '-';

/** Puts a piece on a square; the same piece twice takes it away again. */
export function put(placement: Placement, square: number, tool: Tool): Placement {
  const there = placement[square - 1];
  if (there === undefined) return placement;
  return withSquare(placement, square, there === tool ? '.' : tool);
}

/** Carries a piece to another square, or off the board. */
export function carried(placement: Placement, from: number, to: number | null): Placement {
  const piece = placement[from - 1] ?? '.';
  const lifted = withSquare(placement, from, '.');
  return to === null ? lifted : withSquare(lifted, to, piece);
}

export function withSquare(placement: Placement, square: number, piece: string): Placement {
  return placement.slice(0, square - 1) + piece + placement.slice(square);
}

export const cleared = (placement: Placement): Placement => '.'.repeat(placement.length);

/** The board as it can be shown. */
export const withoutStrokes = (placement: Placement): Placement => placement.replaceAll('-', '.');

/** What is looked for where all that does not matter was left out. */
export const themeIn = (placement: Placement): string => placement.replaceAll('.', '?').replaceAll('-', '.');

/** The squares with strokes. */
export const strokesIn = (placement: Placement): number[] =>
  [...placement].flatMap((sign, i) => (sign === '-' ? [i + 1] : []));
