/**
 * Something to find on a board: a task of a lesson, or a puzzle.
 *
 * The referee says what is allowed; the exercise says what is wanted.
 */

import { referee } from '../store/referee.svelte';
import type { Color, Refused, SavedGame, View, Walk } from '../wire';
import { other } from '../wire';

/** One thing that the learner does; nothing accepted: whatever is allowed. */
export interface Step {
  accept: string[];
  reply: string | null;
}

export interface Task {
  rules: string;
  start: string;
  entries: string[];
  steps: Step[];
  /** Whether another move that wins is told from one that does not. */
  isPuzzle?: boolean;
}

/** What is told about the last try. */
export interface Said {
  kind: 'right' | 'wrong' | 'good' | 'refused';
  /** The referee's, where it refused. */
  sentence: string | null;
}

/** Whoever shows the board. */
export interface Shows {
  happened(before: View, after: View): Promise<void>;
  putBack(squares: readonly number[], from: number | null): void;
}

const BOTH = { kind: 'person', name: null } as const;
/** How long the opponent seems to think. */
const PAUSE_MS = 450;

export class Exercise {
  view = $state.raw() as View;
  said: Said | null = $state.raw(null);
  step = $state(0);
  isBusy = $state(false);
  readonly solver: Color;
  readonly #steps: readonly Step[];
  readonly #isPuzzle: boolean;
  #game: SavedGame;
  #shows: Shows | null = null;

  private constructor(game: SavedGame, { steps, isPuzzle }: Task, view: View) {
    this.#game = game;
    this.#steps = steps;
    this.#isPuzzle = isPuzzle ?? false;
    this.view = view;
    this.solver = view.turn;
  }

  static async open(task: Task): Promise<Exercise> {
    const { rules, start, entries } = task;
    const mode = 'friendly' as const;
    const rest = { edition: null, white: BOTH, black: BOTH, clock: null, seed: 0, options: null };
    const game: SavedGame = { header: { rules, start, mode, ...rest }, entries };
    return new Exercise(game, task, await referee.view(game));
  }

  showOn(shows: Shows): void {
    this.#shows = shows;
  }

  get isDone(): boolean {
    return this.step >= this.#steps.length;
  }

  /** What is wanted now, if it is one thing. */
  get wanted(): string | null {
    return this.#steps[this.step]?.accept[0] ?? null;
  }

  get isHuff(): boolean {
    return this.wanted?.startsWith('huff ') ?? false;
  }

  /** A move that is wanted now. */
  get walk(): Walk | null {
    const { moves } = this.view;
    const found = this.wanted === null ? moves[0] : moves.find(({ code }) => code === this.wanted);
    return found?.routes[0] ? { route: found.routes[0], captures: found.captures } : null;
  }

  /** The squares to point at where the answer is no move. */
  get hinted(): number[] {
    const square = Number(this.wanted?.split(' ')[1]);
    return this.isHuff && square > 0 ? [square] : [];
  }

  /** Does what the learner wants, if it is what is wanted. */
  async play(action: string, from: number | null): Promise<void> {
    if (this.isBusy || this.isDone) return;
    this.isBusy = true;
    try {
      if (!this.#isAccepted(action)) {
        // What the referee refuses is told in its own words.
        const acted = await referee.act(this.#game, this.solver, action);
        if ('refused' in acted) this.#refuse(acted.refused, from);
        else this.#miss(from, this.#isPuzzle && (await referee.tried(this.#game, action)).wins);
        return;
      }
      const { reply } = this.#steps[this.step]!;
      if (!(await this.#act(this.solver, action, from))) return;
      if (reply !== null) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        await this.#act(other(this.solver), reply, null);
      }
      this.step++;
      this.said = { kind: 'right', sentence: null };
    } finally {
      this.isBusy = false;
    }
  }

  /** Squares that make no move: why not? */
  async attempt(squares: readonly number[]): Promise<void> {
    const judged = await referee.judge(this.#game, squares.join(' '));
    const from = squares[0] ?? null;
    if ('refused' in judged) this.#refuse(judged.refused, from);
    else this.#shows?.putBack([], from);
  }

  async #act(player: Color, action: string, from: number | null): Promise<boolean> {
    const before = this.view;
    const acted = await referee.act(this.#game, player, action);
    if ('refused' in acted) {
      this.#refuse(acted.refused, from);
      return false;
    }
    this.#game = { ...this.#game, entries: [...this.#game.entries, ...acted.entries] };
    this.said = null;
    this.view = acted.view;
    await this.#shows?.happened(before, acted.view);
    return true;
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

  #miss(from: number | null, isGood: boolean): void {
    this.said = { kind: isGood ? 'good' : 'wrong', sentence: null };
    this.#shows?.putBack([], from);
  }
}

/** What a capture takes, and with which piece. */
const takes = (code: string) => code.replace(/x\d+/, 'x').replace('=K', '');
