/** What a board says to those who hear it: the same words on every page. */

import { algebraic, type BoardLabels } from '../board';
import { settings } from '../app/settings.svelte';
import { t } from '../app/texts.svelte';
import type { BoardShape, Sides } from '../contract';

/** Whatever has a board and two sides: a game, a diagram, a position. */
interface Shown {
  board: BoardShape;
  colors: Sides;
}

/** What a square is called in the notation that was chosen. */
export const squareName = (board: BoardShape, square: number): string =>
  settings.notation === 'algebraic' ? algebraic(board, square) : String(square);

/** The words for what is shown whenever they are asked for. */
export function boardLabels(shown: () => Shown, title: () => string = () => t('board-label')): BoardLabels {
  const name = (square: number) => squareName(shown().board, square);
  return {
    get board() {
      return title();
    },
    get severalRoutes() {
      return t('play-choose-route');
    },
    get choosePiece() {
      return t('board-choose-piece');
    },
    square(square, piece, { captured, target, canCapture, movable }) {
      const values = { square: name(square), color: piece ? shown().colors[piece.color] : '' };
      const parts = [t(piece ? (piece.king ? 'board-king' : 'board-man') : 'board-empty', values)];
      if (captured) parts.push(t('board-captured'));
      if (target) parts.push(t('board-target'));
      if (canCapture.length > 0) {
        parts.push(`${t('board-can-capture')} ${canCapture.map(name).join(', ')}`);
      } else if (movable) parts.push(t('board-can-move'));
      return parts.join(', ');
    },
    chooseRoute: (options) =>
      [
        t('play-choose-route'),
        ...options.map(({ number, captures }) =>
          t('board-route', { number, captured: captures.map(name).join(', ') }),
        ),
      ].join(' '),
  };
}
