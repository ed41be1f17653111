/**
 * A diagram that somebody tries something on: one thing, until it is set up
 * again. The referee says why it was allowed, or why it is not.
 */

import type { Diagram, Rule, SavedGame, View, Why } from '../contract';
import { other } from '../color';
import { GameSession, type Arbiter, type Done, type SessionEvents } from '../game/session.svelte';

/** A referee who also says why something was allowed. */
export interface Explainer extends Arbiter {
  why(game: SavedGame, event: number): Promise<Why>;
}

/** The board puts a piece back, and points at squares that say why. */
type PutBack = (squares: readonly number[], from: number | null) => void;

/** What is said about what was tried. */
export interface Said {
  isRight: boolean;
  sentence: string;
  rules: Rule[];
}

export class Trial {
  said: Said | null = $state.raw(null);
  /** In which something was played: it stays, also when the page is told anew in another language. */
  #played: GameSession | null = $state.raw(null);
  readonly #printed: () => Diagram;
  readonly #referee: Explainer;
  readonly #putBack: PutBack;

  constructor(printed: () => Diagram, referee: Explainer, putBack: PutBack) {
    this.#printed = printed;
    this.#referee = referee;
    this.#putBack = putBack;
  }

  /** Whether it is still the position as printed. */
  get isOpen(): boolean {
    return this.#played === null;
  }

  get view(): View {
    return this.#played?.view ?? this.#printed().view;
  }

  /** Does something for whoever is offered a draw, or is to move. */
  play(action: string, from: number | null = null): Promise<boolean> {
    const { offer, turn } = this.view;
    return this.#session().act(offer ? other(offer) : turn, action, from);
  }

  /** Squares that make none of the moves: why not? */
  async attempt(text: string, from: number | null): Promise<void> {
    if (await this.#session().attempt(text, from)) this.#putBack([], null);
  }

  refuse: SessionEvents['onRefused'] = ({ sentence, rule, squares }, from) => {
    this.said = { isRight: false, sentence, rules: rule ? [rule] : [] };
    this.#putBack(squares, from);
  };

  #session(): GameSession {
    if (this.#played) return this.#played;
    const { game, view } = this.#printed();
    const session: GameSession = new GameSession(game, view, this.#referee, {
      onDone: (done) => this.#explain(session, done),
      onRefused: this.refuse,
    });
    return session;
  }

  /** Says why what was played was allowed. */
  async #explain(session: GameSession, { after }: Done): Promise<void> {
    this.#played = session;
    const event = after.history.findLast(({ kind }) => kind !== 'over');
    const why = event?.kind === 'move' ? await this.#referee.why(session.saved, event.event) : null;
    // It may have been set up again meanwhile.
    if (this.#played !== session) return;
    const sentences = [why?.sentence ?? event?.spoken, after.ending?.sentence];
    this.said = { isRight: true, sentence: sentences.filter(Boolean).join(' '), rules: why?.rules ?? [] };
  }

  /** Sets the diagram up again. */
  again(): void {
    this.#played = this.said = null;
  }
}
