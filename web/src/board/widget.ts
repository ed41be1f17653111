/** Holds the state together with what is on the page. */

import { prefersStillness } from './anim';
import * as board from './board';
import { resolve, type BoardConfig } from './config';
import { Drag } from './drag';
import { listen } from './events';
import { allSquares, center, UNIT, type Point } from './geometry';
import { Grid } from './grid';
import type { BoardApi } from './index';
import { couldGo, movesFrom } from './ahead';
import { badgeUnder } from './marks';
import { Pencil, withDrawn } from './pencil';
import { Drawing } from './render';
import { createSounds, type SoundName } from './sound';
import { aheadOf, initialState, pieceAt, takenAlong, type Drawn, type Option, type Played, type State } from './state';
import { parseTyped, type Typed } from './typed';

const PULSE_MS = 1600;
/** How long a sentence stands at the edge of the board. */
const TELL_MS = 3000;
/** How long a demonstrated move stays when it has been played. */
const LINGER_MS = 900;

export class Board implements BoardApi {
  readonly drawing = new Drawing();
  readonly grid = new Grid();
  readonly drag: Drag;
  readonly pencil: Pencil;
  private current: State;
  private readonly root = document.createElement('div');
  private readonly live = document.createElement('div');
  private readonly caption = document.createElement('div');
  /** What was told for a moment. */
  private told = '';
  private tellTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly sounds = createSounds(() => this.current.config);
  private readonly stopListening: () => void;
  /** Counts what overtakes a movement that is still running. */
  private round = 0;
  /** The movements that are running or waiting; each begins after the last. */
  private queue: Promise<void> = Promise.resolve();
  private pulseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, config: BoardConfig) {
    this.current = initialState(resolve(config));
    this.root.className = 'damier-board';
    // The right button draws.
    this.root.addEventListener('contextmenu', (event) => event.preventDefault());
    this.live.className = 'b-live';
    this.live.setAttribute('aria-live', 'polite');
    this.caption.className = 'b-caption';
    // The live region says it already.
    this.caption.setAttribute('aria-hidden', 'true');
    this.root.append(this.drawing.root, this.grid.root, this.caption, this.live);
    this.drag = new Drag(this);
    this.pencil = new Pencil(this);
    this.stopListening = listen(this);
    this.render(0);
    element.append(this.root);
  }

  // What the caller may do.

  set(patch: Partial<BoardConfig>): void {
    if (patch.placement !== undefined && patch.placement !== this.current.config.placement) {
      if (!aheadOf(this.current)) this.drag.cancel();
      this.round += 1;
    }
    this.apply(patch);
  }

  play(route: readonly number[], captures: readonly number[], after: string): Promise<void> {
    const { round } = this;
    const turn = this.queue.then(() => this.playNow({ route, captures, leg: 0 }, after, round));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  async demonstrate(route: readonly number[], captures: readonly number[]): Promise<void> {
    const home = route[0];
    const phantom = home === undefined ? null : this.drawing.phantom(this.current, home);
    if (!phantom) return;
    const pace = this.pace();
    const demo = { route, captures };
    // Whatever the user or the caller does meanwhile ends it.
    const isShown = () => this.current.demo === demo;
    this.update({ ...this.current, demo });
    for (const square of route.slice(1)) {
      phantom.step(square, pace * 2);
      await sleep(pace * 2.5);
      if (!isShown()) break;
    }
    if (isShown()) await sleep(LINGER_MS);
    phantom.remove(pace);
    if (isShown()) this.update({ ...this.current, demo: null });
  }

  refuse(squares: readonly number[], from: number | null = null): void {
    this.drag.cancel();
    this.round += 1;
    clearTimeout(this.pulseTimer);
    const { played } = this.current;
    // A refused move goes back to where it can be tried again.
    if (played) this.current = board.putBack(this.current, played);
    this.update({ ...this.current, choice: null, pulsing: [...squares] });
    this.sounds.play('error');
    if (from !== null && !prefersStillness()) this.drawing.shake(this.current, from);
    this.pulseTimer = setTimeout(() => this.update({ ...this.current, pulsing: [] }), PULSE_MS);
  }

  putBack(): void {
    const { played } = this.current;
    if (!played) return;
    this.round += 1;
    this.update(board.putBack(this.current, played));
  }

  say(text: string): void {
    // The same words twice must be a change, or they are not spoken again.
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text;
  }

  tell(text: string): void {
    this.say(text);
    clearTimeout(this.tellTimer);
    this.told = text;
    this.renderCaption();
    this.tellTimer = setTimeout(() => this.forget(), TELL_MS);
  }

  select(square: number | null): void {
    this.commit(square === null ? board.letGo(this.current) : board.name(this.current, square));
  }

  enter(text: string): Typed {
    const { config, played } = this.current;
    const ahead = aheadOf(this.current);
    const own = ahead ? allSquares(config.geometry).flatMap((square) => movesFrom(this.current, square)) : config.candidates;
    const typed = parseTyped(text, own, config.geometry);
    if (ahead && typed.kind === 'attempt' && couldGo(this.current, typed.squares)) {
      this.commit(board.playAhead(this.current, typed.squares));
      return typed;
    }
    if (played && !ahead) return typed;
    if (typed.kind === 'move') this.commit(board.play(this.current, typed.candidate, typed.route));
    if (typed.kind === 'several') this.commit(board.offer(this.current, typed.candidates));
    if (typed.kind === 'square') this.select(typed.square);
    if (ahead && typed.kind !== 'move' && typed.kind !== 'several') config.onAhead?.(null, true);
    else if (typed.kind === 'attempt') config.onAttempt?.(typed.squares);
    return typed;
  }

  finish(): boolean {
    return this.commit(board.finish(this.current));
  }

  cancel(): boolean {
    return this.commit(board.back(this.current));
  }

  focus(square?: number): void {
    this.moveCursor(square ?? this.current.cursor);
  }

  playSound(name: SoundName): void {
    this.sounds.play(name);
  }

  destroy(): void {
    this.round += 1;
    this.current = { ...this.current, demo: null };
    clearTimeout(this.pulseTimer);
    clearTimeout(this.tellTimer);
    this.stopListening();
    this.sounds.close();
    this.root.remove();
  }

  // What pointer and keyboard do.

  state(): State {
    return this.current;
  }

  sketch(sketch: Drawn | null): void {
    this.update({ ...this.current, sketch });
  }

  draw(drawn: Drawn): void {
    this.update({ ...this.current, drawn: withDrawn(this.current.drawn, drawn) });
  }

  tap(square: number | null): void {
    if (this.current.drawn.length > 0) this.current = { ...this.current, drawn: [] };
    this.commit(board.tap(this.current, square));
  }

  tapBadge(clientX: number, clientY: number): boolean {
    const option = badgeUnder(this.current, this.drawing.pointAt(clientX, clientY));
    return option !== null && this.choose(option);
  }

  choose(option: number): boolean {
    return this.commit(board.choose(this.current, option));
  }

  moveCursor(square: number): void {
    this.update({ ...this.current, cursor: square });
    this.grid.focus(square);
  }

  grab(square: number): boolean {
    this.commit(board.grab(this.current, square));
    return this.current.path.at(-1) === square && !this.current.choice;
  }

  hover(square: number | null): void {
    if (square !== this.current.hover) this.update({ ...this.current, hover: square });
  }

  drop(square: number | null, point: Point): void {
    this.current = { ...this.current, hover: null };
    const stood = this.current.path.at(-1);
    this.commit(board.drop(this.current, square), 0);
    const arrived = this.current.played !== null || this.current.path.at(-1) !== stood;
    this.drawing.release(this.current, point, arrived ? 0 : this.pace());
  }

  // What holds it together.

  private commit(outcome: board.Outcome | null, pace = this.pace()): boolean {
    if (!outcome) return false;
    const before = this.current;
    const { played } = outcome.state;
    const demo = outcome.happenings.length > 0 ? null : before.demo;
    if (outcome.happenings.length > 0) this.forget();
    this.current = { ...outcome.state, demo };
    this.soundLegs(before);
    if (played && !before.played) this.queue = this.walk(played);
    else this.render(pace);
    for (const happening of outcome.happenings) this.report(happening);
    this.keepFocus(before.cursor);
    return true;
  }

  private report(happening: board.Happening): void {
    const { config } = this.current;
    switch (happening.kind) {
      case 'select':
        return config.onSelect?.(happening.square);
      case 'move':
        return config.onMove?.(happening.candidate, happening.route);
      case 'attempt':
        return config.onAttempt?.(happening.squares);
      case 'wait':
        return config.onWait?.(happening.square);
      case 'nothing':
        return this.tell(config.labels.choosePiece);
      case 'pick':
        return config.onHuffPick?.(happening.square);
      case 'ahead':
        return config.onAhead?.(happening.route, happening.isRefused);
      case 'edit':
        return config.onEdit?.(happening.square);
      case 'carry':
        return config.onCarry?.(happening.from, happening.to);
      case 'route':
        return config.onRoute?.(happening.path, happening.canStop);
      case 'choose':
        return this.say(config.labels.chooseRoute(happening.options));
    }
  }

  /** Does nothing if the board was set anew since `round`. */
  private async playNow(move: Played, after: string, round: number): Promise<void> {
    if (round !== this.round) return;
    const shown = this.current.played?.route.join() === move.route.join();
    if (!shown) {
      if (!aheadOf(this.current)) this.drag.cancel();
      await this.walk(move);
      if (round !== this.round) return;
    }
    const { route, captures } = move;
    this.soundPromotion(route, after);
    this.apply({ placement: after, lastMove: { route, captures } });
  }

  private apply(patch: Partial<BoardConfig>): void {
    const known = this.playedShift();
    // What was told was told of another position.
    if (patch.placement !== undefined && patch.placement !== this.current.config.placement) this.forget();
    this.current = board.configure(this.current, patch);
    this.render(this.pace(), known);
    this.commit(board.redeem(this.current));
  }

  /** Moves the piece on, leg by leg, from where it stands to the end. */
  private async walk(played: Played): Promise<void> {
    const round = this.round;
    const pace = this.pace();
    const last = played.route.length - 1;
    const held = aheadOf(this.current) ? this.current.path : [];
    this.current = { ...board.withoutPath(this.current), path: held, played, drawn: [] };
    this.render(0);
    for (let leg = played.leg + 1; leg <= last; leg += 1) {
      this.update({ ...this.current, played: { ...played, leg } });
      if (pace > 0) await sleep(pace);
      if (round !== this.round) return;
      this.soundLeg(played, leg);
    }
  }

  private soundLeg({ route, captures }: Played, leg: number): void {
    const { geometry } = this.current.config;
    const taken = takenAlong(geometry, route.slice(leg - 1, leg + 1), captures);
    this.sounds.play(taken.length > 0 ? 'capture' : 'move');
  }

  /** The sound of legs that were dragged or clicked: the piece is there already. */
  private soundLegs(before: State): void {
    const { path, taken, played } = this.current;
    if (path.length > Math.max(1, before.path.length) && taken.length > 0) {
      this.sounds.play('capture');
    }
    const dropped = played && !before.played && played.leg === played.route.length - 1;
    if (dropped) this.soundLeg(played, played.leg);
  }

  private soundPromotion(route: readonly number[], after: string): void {
    const [from, to] = [route[0], route.at(-1)];
    if (from === undefined || to === undefined) return;
    const was = pieceAt(this.current.config.placement, from);
    if (was && !was.king && pieceAt(after, to)?.king) this.sounds.play('promote');
  }

  private playedShift(): { from: number; to: number } | null {
    const route = this.current.played?.route;
    const [from, to] = [route?.[0], route?.at(-1)];
    return from === undefined || to === undefined ? null : { from, to };
  }

  private keepFocus(before: number): void {
    const { cursor } = this.current;
    if (cursor !== before && this.grid.has(document.activeElement)) this.grid.focus(cursor);
  }

  private update(state: State): void {
    this.current = state;
    this.render(this.pace());
  }

  private render(pace: number, known: { from: number; to: number } | null = null): void {
    const { theme } = this.current.config;
    if (this.root.dataset['theme'] !== theme) this.root.dataset['theme'] = theme;
    this.drawing.render(this.current, pace, known);
    this.grid.render(this.current);
    this.renderCaption();
  }

  /** What was told is no longer to be seen. */
  private forget(): void {
    clearTimeout(this.tellTimer);
    this.told = '';
    this.renderCaption();
  }

  private renderCaption(): void {
    const { choice, config } = this.current;
    const words = choice ? config.labels.severalRoutes : this.told;
    if (this.caption.textContent !== words) this.caption.textContent = words;
    this.caption.hidden = words === '';
    this.caption.classList.toggle('is-low', choice !== null && liesHigh(this.current, choice));
  }

  private pace(): number {
    return prefersStillness() ? 0 : this.current.config.animation;
  }
}

/** Whether routes come nearer to the upper edge, so that words had better stand at the lower one. */
function liesHigh({ config }: State, choice: readonly Option[]): boolean {
  const { geometry, orientation } = config;
  const squares = choice.flatMap(({ route, captures }) => [...route, ...captures]);
  const heights = squares.map((square) => center(geometry, square, orientation).y);
  return Math.min(...heights) < geometry.size * UNIT - Math.max(...heights);
}

function sleep(duration: number): Promise<void> {
  return new Promise((done) => setTimeout(done, duration));
}
