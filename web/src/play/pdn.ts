/** A game on the table as a file of games. */

import { referee } from '../store/referee.svelte';
import { PDN, saveFile } from '../ui/give';
import type { Color } from '../wire';
import type { Table } from './table.svelte';

export async function pdnOf({ header, view, createdAt, saved }: Table): Promise<string> {
  const name = (color: Color) => {
    const seat = header[color];
    return seat.kind === 'computer' ? `Damier, level ${seat.level}` : (seat.name ?? '?');
  };
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '.');
  const tags: [string, string][] = [
    ['Event', view.title],
    ['Date', day],
    ['White', name('white')],
    ['Black', name('black')],
  ];
  return (await referee.pdn(saved, tags)).pdn;
}

export async function savePdn(table: Table): Promise<void> {
  saveFile(`damier-${table.id}.pdn`, await pdnOf(table), PDN);
}
