/** What a small board says to those who hear it. */

import { algebraic, type BoardLabels } from '../board';
import { settings } from '../store/settings.svelte';
import { t } from '../store/texts.svelte';
import type { View } from '../wire';

export function labelsOf(caption: string, { board, colors }: View): BoardLabels {
  const name = (square: number) =>
    settings.notation === 'algebraic' ? algebraic(board, square) : String(square);
  return {
    board: t('leaflet-diagram', { caption }),
    square(square, piece, flags) {
      const values = { square: name(square), color: piece ? colors[piece.color] : '' };
      const parts = [t(piece ? (piece.king ? 'board-king' : 'board-man') : 'board-empty', values)];
      if (flags.captured) parts.push(t('board-captured'));
      if (flags.target) parts.push(t('board-target'));
      if (flags.canCapture.length > 0) {
        parts.push(`${t('board-can-capture')} ${flags.canCapture.map(name).join(', ')}`);
      } else if (flags.movable) parts.push(t('board-can-move'));
      return parts.join(', ');
    },
    chooseRoute: () => t('play-choose-route'),
  };
}
