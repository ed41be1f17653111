/**
 * Something to find on a board: a task of a lesson, or a puzzle.
 *
 * The referee says what is allowed; the exercise says what is wanted.
 */

import { lastMoveOf } from '../game/boardConfig';
import { gameOf, GameSession, type Done } from '../game/session.svelte';
import { referee } from '../app/referee.svelte';
import type { Color, Happening, Refused, SavedGame, View, Walk } from '../contract';
import { other } from '../color';

/** One thing that the learner does; nothing accepted: whatever is allowed. */
export interface Step {
  accept: string[];
  /** What the opponent does then. */
  replies: string[];
  /** What is told then: the messages that say what has happened, and what there is to do now. */
  then?: { said: string; line: string } | null;
}

export interface Task {
  rules: string;
  start: string;
  entries: string[];
  steps: Step[];
  /** Whether another move that wins is told from one that does not. */
  isPuzzle?: boolean;
}

/** What is told about the last try; `innocent`: not the piece that is asked for. */
export interface Said {
  kind: 'right' | 'wrong' | 'good' | 'innocent' | 'refused';
  /** The referee's, where it refused. */
  sentence: string | null;
}

/** Whoever shows the board. */
export interface Shows {
  happened(done: Done): Promise<void>;
  putBack(squares: readonly number[], from: number | null): void;
}

/** How long the opponent seems to think. */
const PAUSE_MS = 450;

export class Exercise {
  said: Said | null = $state.raw(null);
  step = $state(0);
  isBusy = $state(false);
  /** Whether the answer was given away. */
  isShown = $state(false);
  /** Which move is looked at once all is done: none stands for the beginning, null for the end. */
  lookedAt: Happening | 'none' | null = $state.raw(null);
  readonly solver: Color;
  readonly #first: View;
  readonly #steps: readonly Step[];
  readonly #isPuzzle: boolean;
  readonly #session: GameSession;
  #shows: Shows | null = null;
  /** Nobody waits for it any more. */
  #isLeft = false;

  private constructor(game: SavedGame, { steps, isPuzzle }: Task, view: View) {
    this.#session = new GameSession(game, view, referee, {
      onDone: (done) => {
        this.said = null;
        return this.#shows?.happened(done);
      },
      onRefused: (refused, from) => this.#refuse(refused, from),
    });
    this.#steps = steps;
    this.#isPuzzle = isPuzzle ?? false;
    this.#first = view;
    this.solver = view.turn;
  }

  static async open(task: Task): Promise<Exercise> {
    const { rules, start, entries } = task;
    const game = gameOf(rules, start, entries);
    return new Exercise(game, task, await referee.view(game));
  }

  /** Shows on this board what happens, until the returned function is called: then nothing happens any more. */
  showOn(shows: Shows): () => void {
    this.#shows = shows;
    return () => {
      this.#shows = null;
      this.#isLeft = true;
      this.#session.close();
    };
  }

  get view(): View {
    return this.#session.view;
  }

  get isDone(): boolean {
    return this.step >= this.#steps.length;
  }

  /** What is wanted now, if it is one thing. */
  get wanted(): string | null {
    return this.#steps[this.step]?.accept[0] ?? null;
  }

  /** What the last step, if any, is followed by. */
  get then(): Step['then'] {
    return this.#steps[this.step - 1]?.then;
  }

  /** How a piece is pointed at, where one is asked for. */
  get picking(): 'huff' | 'point' | null {
    const verb = this.wanted?.split(' ')[0];
    return verb === 'huff' || verb === 'point' ? verb : null;
  }

  /** A move that is wanted now. */
  get walk(): Walk | null {
    const { moves } = this.view;
    const found = this.wanted === null ? moves[0] : moves.find(({ code }) => code === this.wanted);
    return found?.routes[0] ? { route: found.routes[0], captures: found.captures } : null;
  }

  /** The squares to point at where the answer is no move. */
  get hinted(): number[] {
    return this.picking ? [Number(this.wanted?.split(' ')[1])] : [];
  }

  /** The moves that were made here, one after the other. */
  get moves(): Happening[] {
    return this.view.history.slice(this.#first.history.length).filter(({ kind }) => kind === 'move');
  }

  /** Those moves as players write them, the opponent's in brackets. */
  get line(): string {
    return this.moves.map(({ player, text }) => (player === this.solver ? text : `(${text})`)).join(' ');
  }

  /** What stands on the board, and the move that led there. */
  get shown(): { placement: string; last: Walk | null } {
    const { view, lookedAt } = this;
    if (lookedAt === null) return { placement: view.placement, last: lastMoveOf(view) };
    if (lookedAt === 'none') return { placement: this.#first.placement, last: lastMoveOf(this.#first) };
    return { placement: lookedAt.placement, last: lookedAt };
  }

  /** Goes through the moves by steps; -Infinity is the beginning. */
  look(by: number): void {
    const { moves, lookedAt } = this;
    const at = lookedAt === null ? moves.length - 1 : lookedAt === 'none' ? -1 : moves.indexOf(lookedAt);
    const to = at + by;
    if (to >= moves.length - 1) this.lookedAt = null;
    else this.lookedAt = moves[to] ?? 'none';
  }

  /** Does what the learner wants, if it is what is wanted. */
  async play(action: string, from: number | null): Promise<void> {
    if (this.isBusy || this.isDone || this.#isLeft) return;
    this.isBusy = true;
    try {
      if (!this.#isAccepted(action)) await this.#answer(action, from);
      else if (await this.#take(action, from)) {
        this.step++;
        this.said = { kind: 'right', sentence: null };
      }
    } finally {
      this.isBusy = false;
    }
  }

  /** Plays the rest of it, as long as somebody looks. */
  async showRest(): Promise<void> {
    this.isShown = true;
    while (!this.isDone && this.wanted !== null && !this.#isLeft) {
      const before = this.step;
      await this.play(this.wanted, null);
      if (this.step === before) return;
    }
  }

  /** Squares that make no move: why not? */
  async attempt(text: string, from: number | null): Promise<void> {
    const meant = await this.#session.attempt(text, from);
    if (meant) this.#shows?.putBack([], from);
  }

  /** Makes a step: what is wanted, and what the opponent does then. False if it came to nothing. */
  async #take(action: string, from: number | null): Promise<boolean> {
    if (this.picking === 'point') return true;
    const { replies } = this.#steps[this.step]!;
    if (!(await this.#session.act(this.solver, action, from))) return false;
    for (const reply of replies) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!(await this.#session.act(other(this.solver), reply))) return false;
    }
    return true;
  }

  /** Says what is wrong with something else than what is wanted. */
  async #answer(action: string, from: number | null): Promise<void> {
    if (this.picking) return this.#miss(from, 'innocent');
    // What the referee refuses is told in its own words.
    const outcome = await this.#session.consider(this.solver, action);
    if ('refused' in outcome) this.#refuse(outcome.refused, from);
    else this.#miss(from, this.#isPuzzle && (await referee.tried(this.#session.saved, action)).wins ? 'good' : 'wrong');
  }

  #isAccepted(action: string): boolean {
    const { accept } = this.#steps[this.step]!;
    if (accept.length === 0 || accept.includes(action)) return true;
    // Where a king comes down at the very end makes no difference.
    const isLast = this.step === this.#steps.length - 1;
    return isLast && action.includes('x') && accept.some((wanted) => takes(wanted) === takes(action));
  }

  #refuse({ sentence, squares }: Refused, from: number | null): void {
    this.said = { kind: 'refused', sentence };
    this.#shows?.putBack(squares, from);
  }

  #miss(from: number | null, kind: Said['kind']): void {
    this.said = { kind, sentence: null };
    this.#shows?.putBack([], from);
  }
}

/** What a capture takes, and with which piece. */
const takes = (code: string) => code.replace(/x\d+/, 'x').replace('=K', '');
