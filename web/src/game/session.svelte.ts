/**
 * The one play loop of the page: somebody wants something, the referee is asked,
 * and either it is refused or the game has new lines and stands differently.
 *
 * Who plays, what is stored and what is shown is the business of whoever opens
 * a session: a game being played, the desk, an exercise, a diagram.
 */

import type { Acted, Candidate, Color, Happening, Header, Judged, Refused, SavedGame, View } from '../contract';
import { changed } from './change';

/** A game that nobody agreed on: only its rules and its moves matter. */
export function gameOf(rules: string, start: string | null, entries: string[]): SavedGame {
  const person = { kind: 'person', name: null } as const;
  const header = {
    edition: null,
    rules,
    start,
    white: person,
    black: person,
    clock: null,
    seed: 0,
    options: null,
  } as const;
  return { header, entries };
}

/** Whom a session asks. */
export interface Arbiter {
  act(game: SavedGame, player: Color, action: string): Promise<Acted>;
  judge(game: SavedGame, text: string): Promise<Judged>;
  view(game: SavedGame): Promise<View>;
}

/** Something that a player did, and what it made of the game. */
export interface Done {
  player: Color;
  action: string;
  /** The lines that the log got. */
  entries: readonly string[];
  before: View;
  after: View;
}

/** What happened by it; nothing if something was taken back. */
export const newsOf = ({ before, after }: Done): Happening[] => after.history.slice(before.history.length);

/** What an action would come to. */
export type Outcome = { refused: Refused } | Done;

/** Who is told. */
export interface SessionEvents {
  /** It is done: it is in the log and in the view. The next action waits until this has ended. */
  onDone(done: Done): Promise<void> | void;
  /** It is refused; `from` is the square of the piece that is to be put back. */
  onRefused(refused: Refused, from: number | null): void;
}

/** Does something now: for whoever has the turn. False if it is refused. */
export type Act = (player: Color, action: string, from?: number | null) => Promise<boolean>;

export class GameSession {
  readonly header: Header;
  view: View;
  #entries: string[];
  readonly #arbiter: Arbiter;
  readonly #events: SessionEvents;
  /** Actions wait for each other. */
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ header, entries }: SavedGame, view: View, arbiter: Arbiter, events: SessionEvents) {
    this.header = header;
    this.view = $state.raw(view);
    this.#entries = [...entries];
    this.#arbiter = arbiter;
    this.#events = events;
  }

  /** The game as it is now; lines that come later do not change it. */
  get saved(): SavedGame {
    return { header: this.header, entries: [...this.#entries] };
  }

  /** How many lines its log has. */
  get lines(): number {
    return this.#entries.length;
  }

  /** Does what a player wants, after all that was wanted before. False if it is refused, or nobody waits for it any more. */
  act: Act = (player, action, from = null) => this.inTurn((act) => act(player, action, from));

  /** Nothing is done any more, and nobody is told. */
  close(): void {
    this.#isClosed = true;
  }

  /** Does several things between which nothing else happens. */
  inTurn<T>(work: (act: Act) => Promise<T>): Promise<T> {
    const done = this.#queue.then(() => work(this.#actNow));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** What an action would come to, without doing it. */
  async consider(player: Color, action: string): Promise<Outcome> {
    const before = this.view;
    const acted = await this.#arbiter.act(this.saved, player, action);
    if ('refused' in acted) return acted;
    return { player, action, entries: acted.entries, before, after: changed(before, acted.change) };
  }

  /** What the referee says of something typed or pointed at. Nobody is told. */
  judge(text: string): Promise<Judged> {
    return this.inTurn(() => this.#arbiter.judge(this.saved, text));
  }

  /**
   * Something that is none of the moves offered: why not is told, and the
   * answer is null; or it could mean these moves.
   */
  async attempt(text: string, from: number | null): Promise<Candidate[] | null> {
    const judged = await this.judge(text);
    if (!('refused' in judged)) return judged.moves;
    if (!this.#isClosed) this.#events.onRefused(judged.refused, from);
    return null;
  }

  /** Adds lines that are no actions, such as what the clock has left. */
  note(...entries: string[]): void {
    this.#entries.push(...entries);
  }

  /** Shows the same game anew: in another language, or with other names of squares. */
  translate(): Promise<void> {
    return this.inTurn(() => this.#look());
  }

  /** The game went on elsewhere and has these lines now. Only for whoever has the turn. */
  async replace(entries: readonly string[]): Promise<void> {
    this.#entries = [...entries];
    await this.#look();
  }

  async #look(): Promise<void> {
    this.view = await this.#arbiter.view(this.saved);
  }

  #actNow: Act = async (player, action, from = null) => {
    if (this.#isClosed) return false;
    const outcome = await this.consider(player, action);
    // Whoever left while the referee thought it over did not do it.
    if (this.#isClosed) return false;
    if ('refused' in outcome) {
      this.#events.onRefused(outcome.refused, from);
      return false;
    }
    this.#entries.push(...outcome.entries);
    this.view = outcome.after;
    await this.#events.onDone(outcome);
    return !this.#isClosed;
  };
}
