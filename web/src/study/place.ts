/** Changing a placement by hand. */

import type { Placement } from '../board';

/** What the next square gets; a dot takes away. */
export type Tool = 'w' | 'W' | 'b' | 'B' | '.';

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
