/** For tests: a game without rules, and a referee who refuses what he is told to. */

import type { Acted, Candidate, Happening, Judged, Refused, SavedGame, View } from '../contract';
import { gameOf, type Arbiter } from './session.svelte';

export const GAME = gameOf('russian', null, []);

export const candidate = (code: string): Candidate => {
  const [from = 0, to = 0] = code.split('-').map(Number);
  return { code, text: code, from, to, captures: [], routes: [[from, to]], promotes: false };
};

const happening = (text: string, event: number): Happening => ({
  event,
  player: event % 2 === 0 ? 'white' : 'black',
  kind: 'move',
  text,
  spoken: `said ${text}`,
  route: text.split('-').map(Number),
  captures: [],
  placement: `after ${text}`,
  turn: event % 2 === 0 ? 'black' : 'white',
});

/** How a game with these lines stands. */
export function viewOf(entries: readonly string[]): View {
  const history = entries.map(happening);
  return {
    rules: 'russian',
    by_the_leaflet: false,
    title: 'Russian',
    board: { size: 8, corner: 'left' },
    colors: { white: 'White', black: 'Black' },
    remedies: { huff: false, demand: false },
    start: 'start',
    history,
    placement: history.at(-1)?.placement ?? 'start',
    fen: '',
    turn: entries.length % 2 === 0 ? 'white' : 'black',
    moves: [candidate('1-5'), candidate('2-6')],
    ending: null,
    may: { touch: false, adjust: false, huff: false, demand: false, stand: false, claim: false },
    offer: null,
    touched: null,
    must_obey: false,
    countdown: null,
    clock: null,
  };
}

export const refusalOf = (action: string): Refused => ({ sentence: `no ${action}`, rule: null, squares: [7], show: [] });

/** Answers when it is told to, so that tests see who waits for whom. */
export class FakeArbiter implements Arbiter {
  /** What was asked, in this order. */
  asked: string[] = [];
  /** What is not allowed. */
  refuses = new Set<string>();
  /** What a text could mean. */
  meanings: Record<string, string[]> = {};
  /** Answers wait for this. */
  ready: Promise<void> = Promise.resolve();

  async act({ entries }: SavedGame, player: string, action: string): Promise<Acted> {
    this.asked.push(`${player} ${action} after ${entries.length}`);
    await this.ready;
    if (this.refuses.has(action)) return { refused: refusalOf(action) };
    const { history, placement, fen, turn, moves, ending, may, offer, touched, must_obey, countdown, clock } = viewOf(
      action === 'undo' ? entries.slice(0, -1) : [...entries, action],
    );
    const kept = Math.min(history.length, entries.length);
    const change = { kept, happened: history.slice(kept), placement, fen, turn, moves, ending, may, offer, touched };
    return { entries: [action], change: { ...change, must_obey, countdown, clock } };
  }

  async judge({ entries }: SavedGame, text: string): Promise<Judged> {
    this.asked.push(`judge ${text} after ${entries.length}`);
    await this.ready;
    const found = this.meanings[text];
    return found ? { moves: found.map(candidate) } : { refused: refusalOf(text) };
  }

  async view({ entries }: SavedGame): Promise<View> {
    this.asked.push(`view after ${entries.length}`);
    await this.ready;
    return viewOf(entries);
  }
}
