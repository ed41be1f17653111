/** A saved game as a file of games. */

import { referee } from '../app/referee.svelte';
import { PDN, saveFile } from '../ui/share';
import { personOf } from '../ui/names';
import type { Color, SavedGame } from '../contract';
import type { Played } from './played';

/** Other programs read the tags: they say the same in every language. */
export async function pdnOf(game: SavedGame, createdAt: Date): Promise<string> {
  const name = (color: Color) => {
    const seat = game.header[color];
    return seat.kind === 'computer' ? `Damier, level ${seat.level}` : (personOf(seat) ?? '?');
  };
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '.');
  const tags: [string, string][] = [
    ['Date', day],
    ['White', name('white')],
    ['Black', name('black')],
  ];
  return (await referee.pdn(game, tags)).pdn;
}

export async function savePdn({ id, saved, createdAt }: Played): Promise<void> {
  saveFile(`damier-${id}.pdn`, await pdnOf(saved, createdAt), PDN);
}
