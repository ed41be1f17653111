/** The words of a board on which nobody plays a game. */

import { algebraic, type BoardLabels } from '../board';
import { settings } from '../store/settings.svelte';
import { t } from '../store/texts.svelte';
import type { BoardShape, Sides } from '../wire';

export function boardLabels(shown: () => { board: BoardShape; colors: Sides }): BoardLabels {
  const name = (square: number) =>
    settings.notation === 'algebraic' ? algebraic(shown().board, square) : String(square);
  return {
    get board() {
      return t('board-label');
    },
    square(square, piece, { target, canCapture, movable }) {
      const values = { square: name(square), color: piece ? shown().colors[piece.color] : '' };
      const parts = [t(piece ? (piece.king ? 'board-king' : 'board-man') : 'board-empty', values)];
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
