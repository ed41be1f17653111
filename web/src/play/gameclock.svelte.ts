/**
 * The clock beside a game. It runs in one window; others follow it. What is
 * thought is noted all the time, so that whoever leaves finds the clock as it
 * was left, and paused.
 */

import type { Color, TimeControl, View } from '../contract';
import {
  clockLeft,
  give,
  handTo,
  isPaused,
  newClock,
  pause,
  press,
  remaining,
  resume,
  stop,
  thought,
  unpress,
  type Clock,
} from './clock';
import { isAlive, NOTE_EVERY_MS, noteThinking, thinkingAbout, THINKING_KEY, type Thinking } from './thinking';

/** The game that is played. */
interface Game {
  readonly id: string;
  /** How many lines its log has. */
  readonly lines: number;
}

/** Whether anybody's time runs: nobody's before the first move and after the end. */
const isTimed = ({ history, ending }: View): boolean => !ending && history.some(({ kind }) => kind === 'move');

/** What a button gives. */
const MORE_MS = 60_000;

export class GameClock {
  readonly #game: Game;
  readonly #control: TimeControl;
  #clock: Clock;
  /** What another window notes that runs the clock. */
  #elsewhere: Thinking | null = $state.raw(null);
  readonly #window = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #lastNote = 0;
  readonly #listening = new AbortController();

  constructor(game: Game, control: TimeControl, view: View) {
    this.#game = game;
    this.#control = control;
    this.#clock = $state.raw(newClock(control));
    this.lay(view);
    const { signal } = this.#listening;
    window.addEventListener('storage', ({ key }) => key === THINKING_KEY && this.#follow(), { signal });
    window.addEventListener('pagehide', () => this.#leave(), { signal });
    document.addEventListener('visibilitychange', () => this.#isRunning && this.note(), { signal });
  }

  /** Sets it as the log has it. */
  lay(view: View): void {
    const { clock, turn } = view;
    if (!clock) this.#clock = newClock(this.#control);
    else this.#clock = clockLeft(this.#control, clock, turn);
    if (!isTimed(view)) this.#clock = stop(this.#clock, 0);
    this.#elsewhere = null;
    this.#follow();
  }

  /** Listens no longer, and stands. */
  close(): void {
    this.#listening.abort();
    this.#leave();
  }

  get #isRunning(): boolean {
    return this.#clock.turn !== null && this.#clock.turn.since !== null;
  }

  /** Whether somebody is thinking, so that there is something to pause. */
  get isRunning(): boolean {
    return this.#isRunning || this.#elsewhere !== null;
  }

  get isPaused(): boolean {
    return isPaused(this.#clock) && this.#elsewhere === null;
  }

  remaining(color: Color, now: number): number {
    return remaining(this.#clock, color, now);
  }

  /** What the log keeps. */
  get line(): string {
    const { white, black } = this.#clock.left;
    return `clock ${Math.round(white)} ${Math.round(black)}`;
  }

  /** A player has moved. */
  press(player: Color): void {
    const now = performance.now();
    this.#set(press(this.#here(now), player, now));
  }

  /** Something was taken back: the clock is paused for whoever has the move again. */
  takeBack(before: View, after: View): void {
    if (!isTimed(after)) return this.stop();
    const wasPressed = before.turn !== after.turn && isTimed(before);
    this.#set((wasPressed ? unpress : handTo)(this.#clock, after.turn, performance.now()));
  }

  /** The game is over. */
  stop(): void {
    this.#set(stop(this.#clock, performance.now()));
  }

  pause(): void {
    this.#set(pause(this.#clock, performance.now()));
    this.note();
  }

  resume(): void {
    this.#set(resume(this.#clock, performance.now()));
    this.note();
  }

  /** A player gets a minute more. */
  give(player: Color): void {
    this.#set(give(this.#here(performance.now()), player, MORE_MS));
  }

  /** Whose time has just run out here, if anybody's has. */
  watch(now: number): Color | null {
    const { turn } = this.#clock;
    if (this.#elsewhere && !isAlive(this.#elsewhere, Date.now())) this.#elsewhere = null;
    if (!turn || !this.#isRunning) return null;
    if (now - this.#lastNote >= NOTE_EVERY_MS) this.note();
    return remaining(this.#clock, turn.color, now) > 0 ? null : turn.color;
  }

  /** Notes what was thought so far about the move after the last line of the log. */
  note(): void {
    if (this.#elsewhere) return;
    const { id, lines } = this.#game;
    const now = performance.now();
    this.#lastNote = now;
    const note = { lines, used: thought(this.#clock, now), isRunning: this.#isRunning };
    noteThinking(id, this.#clock.turn && { ...note, by: this.#window, noted: Date.now() });
  }

  /** Taken over from the window where it runs, if that is another one. */
  #here(now: number): Clock {
    return this.#elsewhere ? resume(this.#clock, now) : this.#clock;
  }

  /** What is done here counts here. */
  #set(clock: Clock): void {
    this.#elsewhere = null;
    this.#clock = clock;
  }

  #leave(): void {
    if (this.#isRunning) this.pause();
  }

  /**
   * Takes over what another window noted, or this one before it was left. Where
   * more was played there than is known here, this clock stands: it would run
   * for the wrong side.
   */
  #follow(): void {
    const { turn } = this.#clock;
    const noted = thinkingAbout(this.#game.id, this.#game.lines);
    if (!turn || !noted || noted.by === this.#window) return;
    const isAhead = noted.lines > this.#game.lines;
    const used = isAhead ? thought(this.#clock, performance.now()) : noted.used;
    this.#clock = { ...this.#clock, turn: { ...turn, used, since: null } };
    this.#elsewhere = isAlive(noted, Date.now()) ? noted : null;
  }
}
