/** The course of a game as points of a curve. */

import type { CourseRow } from '../contract';

export interface CurvePoint {
  /** From 0, before the first move, to 1. */
  x: number;
  /** White's share of the points. */
  share: number;
}

/** White's share at every place, and wherever the curve crosses the middle. */
export function curve(before: number, rows: readonly CourseRow[], moves: number): CurvePoint[] {
  const points: CurvePoint[] = [];
  [before, ...rows.map(({ expectation }) => expectation)].forEach((share, ply) => {
    const x = ply / Math.max(1, moves);
    const last = points.at(-1);
    if (last && (last.share - 0.5) * (share - 0.5) < 0) {
      const way = (0.5 - last.share) / (share - last.share);
      points.push({ x: last.x + (x - last.x) * way, share: 0.5 });
    }
    points.push({ x, share });
  });
  return points;
}
