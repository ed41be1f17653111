/** What the tests of the pure half share. */

import { resolve, type BoardConfig, type CandidateMove } from './config';
import { initialState, type State } from './state';

/** A placement of 50 squares from lists of numbers. */
export function place(pieces: Partial<Record<'w' | 'W' | 'b' | 'B', number[]>>): string {
  const letters = Array<string>(50).fill('.');
  for (const [letter, squares] of Object.entries(pieces)) {
    for (const square of squares) letters[square - 1] = letter;
  }
  return letters.join('');
}

export function step(from: number, to: number): CandidateMove {
  const text = `${from}-${to}`;
  return { code: text, from, to, captures: [], routes: [[from, to]], text };
}

export function capture(captures: number[], ...routes: number[][]): CandidateMove {
  const from = routes[0]?.[0] ?? 0;
  const to = routes[0]?.at(-1) ?? 0;
  const text = `${from}x${to}`;
  return { code: text, from, to, captures, routes, text };
}

export function stateWith(config: Partial<BoardConfig>): State {
  return initialState(
    resolve({
      geometry: { size: 10, corner: 'left' },
      placement: place({}),
      movable: ['white'],
      labels: { board: '', square: () => '', chooseRoute: () => '', severalRoutes: '', choosePiece: '' },
      ...config,
    }),
  );
}
