/** What there is to learn from a game: the worst moves of each side. */

import type { Color, CourseRow } from '../contract';

export interface Mistake {
  /** The number of the move in the course. */
  ply: number;
  row: CourseRow;
}

const MOST = 3;

/** The worst three moves of each side that are marked, in the order of the game. */
export function mistakesIn(rows: readonly CourseRow[]): Mistake[] {
  const marked = rows.map((row, ply) => ({ ply, row })).filter(({ row }) => row.mark !== null);
  const worst = (color: Color) =>
    marked
      .filter(({ row }) => row.player === color)
      .sort((a, b) => b.row.cost - a.row.cost)
      .slice(0, MOST);
  return [...worst('white'), ...worst('black')].sort((a, b) => a.ply - b.ply);
}
