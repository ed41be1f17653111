/** Questions about files and analysis. */

import { openAsker, type Asker } from '../ask/client';
import { reader, referee } from '../app/referee.svelte';
import type { Beginning, Opened, SavedGame } from '../contract';
import type { StudyNode } from './tree';
import type { Part } from './file';

export const ask = {
  import: ({ text: pdn, line, column, hasMore }: Part) =>
    referee.answer({ ask: 'import', lang: reader().lang, pdn, line, column, has_more: hasMore }),

  /** Lays out the only game of a text, and says where that begins in its file. */
  open: (pdn: string, { line, column }: Pick<Beginning, 'line' | 'column'> = { line: 1, column: 1 }) =>
    referee.answer({ ask: 'open', ...reader(), pdn, number: 0, line, column }),

  write: ({ rules, start, tags }: Opened, nodes: StudyNode[]) =>
    referee.answer({
      ask: 'write',
      tree: {
        rules,
        start,
        tags,
        nodes: nodes.map(({ parent, kind, entries, start, text, mark, before, comments }) => ({
          parent,
          entries,
          start,
          text: kind === 'unplayable' ? text : undefined,
          mark,
          before,
          comments,
        })),
      },
    }),
};

/** Somebody who thinks about one thing at a time, and drops it for the next. */
export class Analyst {
  #asker: Asker;

  constructor(asker: Asker = openAsker('engine')) {
    this.#asker = asker;
  }

  /** Whether every thought burdens the server. */
  get isServer(): boolean {
    return this.#asker.kind === 'server';
  }

  analyse = (game: SavedGame, nodes: number, lines: number, threat: boolean) =>
    this.#asker.ask({ ask: 'analyse', ...reader(), game, nodes, lines, threat });

  course = (game: SavedGame, from: number, count: number, nodes: number) =>
    this.#asker.ask({ ask: 'course', ...reader(), game, from, count, nodes });

  stop = () => this.#asker.cancel();
}
