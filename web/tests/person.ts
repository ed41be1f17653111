/** Somebody who plays through the page, and knows no more than the rules. */

import type { Locator } from '@playwright/test';
import type { WholeGame } from '../src/saved/whole';
import type { Candidate, GameSummary, SavedGame, View } from '../src/contract';
import { expect, type TestTable } from './damier';

/** The same numbers in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Before a page is opened: nobody waits for anything, and lots always fall alike. */
export async function makeHasty({ page }: TestTable, settings: object = {}): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('damier-settings')) {
      localStorage.setItem('damier-settings', JSON.stringify(chosen));
    }
    let state = 7;
    Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  }, { speed: 'none', sound: false, ...settings });
}

/** More moves than any of these games takes. */
const MOST_MOVES = 200;

export class Person {
  readonly #random: () => number;
  #seen = -1;

  constructor(
    readonly table: TestTable,
    /** How a square is pointed at: with a mouse or with a finger. */
    readonly point: (square: Locator) => Promise<void>,
    seed: number,
  ) {
    this.#random = dice(seed);
  }

  /** Plays until the game is over; the way to enter a move changes every time. */
  async playToTheEnd(prefer: (move: Candidate) => boolean = () => true): Promise<View> {
    for (let number = 0; number < MOST_MOVES; number++) {
      const view = await this.turn();
      if (view.ending) return view;
      // While it is shown what was missed, the board takes no pointing.
      const isShown = view.history.at(-1)?.kind === 'demand';
      await this.move(view, prefer, number % 2 === 0 || isShown ? 'type' : 'point');
    }
    throw new Error(`no end after ${MOST_MOVES} moves`);
  }

  /** The game as it is stored, once something happened and it is the person's turn, or over. */
  async turn(): Promise<View> {
    let view: View | undefined;
    await expect(async () => {
      const game = await this.stored();
      // A piece that was touched is not moved yet.
      const done = game.entries.filter((entry) => !entry.includes(' touch ')).length;
      if (done !== this.#seen) {
        this.#seen = done;
        view = await this.view(game);
      }
      const isMine = view && game.header[view.turn].kind === 'person';
      expect(view?.ending ?? isMine).toBeTruthy();
    }).toPass({ intervals: [20, 40], timeout: 20_000 });
    if (!view!.ending) await expect(this.table.turn).not.toHaveText('The computer is thinking…');
    return view!;
  }

  async stored(): Promise<WholeGame> {
    const response = await this.table.page.request.get(`/api/v1/games/${this.table.id}`);
    return response.json();
  }

  /** What the rules say about a game: asked of the server, not of the page. */
  async view({ header, entries }: SavedGame): Promise<View> {
    const data = { ask: 'view', lang: 'en', game: { header, entries } };
    const response = await this.table.page.request.post('/api/v1/ask', { data });
    return response.json();
  }

  async summary(): Promise<GameSummary | undefined> {
    const response = await this.table.page.request.get('/api/v1/games?limit=100');
    const { games } = (await response.json()) as { games: GameSummary[] };
    return games.find(({ id }) => id === this.table.id);
  }

  async move(view: View, prefer: (move: Candidate) => boolean, how: 'type' | 'point'): Promise<void> {
    if (view.moves.length === 0) return this.table.button('Let it stand').click();
    const clear = view.moves.filter((move) => isClear(move, view.moves));
    const wanted = clear.filter(prefer);
    const choices = wanted.length > 0 ? wanted : clear;
    const move = choices[Math.floor(this.#random() * choices.length)];
    if (!move) throw new Error(`every move has a rival: ${view.fen}`);
    if (how === 'type' || !canBePointedAt(move, view.moves)) {
      await this.table.type(typed(move));
    } else {
      await this.point(this.table.square(move.from));
      await this.point(this.table.square(move.to));
    }
  }
}

const typed = ({ captures, routes, from, to }: Candidate) =>
  (routes[0] ?? [from, to]).join(captures.length > 0 ? 'x' : '-');

const sameEnds = (a: Candidate, b: Candidate) => a.from === b.from && a.to === b.to;

/** Whether nobody would ask which move was meant. */
const isClear = (move: Candidate, all: Candidate[]) =>
  all.every((rival) => rival === move || !sameEnds(rival, move));

/** Whether the last square alone makes the whole move. */
const canBePointedAt = (move: Candidate, all: Candidate[]) =>
  move.from !== move.to &&
  all.every(
    (rival) => rival === move || rival.from !== move.from || rival.routes.every((route) => !route.includes(move.to)),
  );
