/** The puzzle of a day: the same for everybody who plays that game. */

import type { Color } from '../contract';
import { levelOf, type Puzzle } from '../lessons/puzzles';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A prime that is greater than any number of puzzles: each has its day before one comes again. */
const STEP = 7919;

/** The number of a day by this device's calendar. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** None of the hard ones: it is for everybody who comes by. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const fitting = puzzles.filter((puzzle) => levelOf(puzzle) !== 'hard');
  return fitting[(day * STEP) % fitting.length];
}

/** A position as a picture needs it: a character for each square, and who moves. */
export function laidOut(fen: string, squares: number): { placement: string; turn: Color } {
  const [turn, ...sides] = fen.split(':');
  const placement = Array.from({ length: squares }, () => '.');
  for (const side of sides) {
    const man = side.startsWith('W') ? 'w' : 'b';
    for (const [, king, square] of side.slice(1).matchAll(/(K?)(\d+)/g)) {
      placement[Number(square) - 1] = king ? man.toUpperCase() : man;
    }
  }
  return { placement: placement.join(''), turn: turn === 'B' ? 'black' : 'white' };
}
