/**
 * A game that is being played: who sits there, what the computer does, how much
 * time is left, what is taken back, and how the log is stored.
 *
 * What the referee allows, and how the game then stands, is its session's.
 */

import { games, storeCopy } from '../saved/games';
import { throwAway } from '../saved/outbox';
import { Sender, type Trouble } from '../saved/sender';
import { open, type Recovered } from '../saved/recover';
import { GameSession, type Act, type Done } from '../game/session.svelte';
import { referee } from '../app/referee.svelte';
import { settings } from '../app/settings.svelte';
import { serverKnows } from '../tables/reach';
import type { Color, Header, Hint, Refused, SavedGame, View, Whose } from '../contract';
import { other } from '../color';
import { GameClock } from './gameclock.svelte';
import type { Played, PlayedEvents } from './played';

export type Notice =
  | { kind: 'stale' }
  | { kind: 'damaged' }
  | { kind: 'another' }
  | { kind: 'thinking-failed' }
  | { kind: 'apart' }
  | { kind: 'copied'; id: string };

/** Weaker computers do not play by endgame tables. */
const TABLES_LEVEL = 11;

/** How often to look whether the clock goes on. */
const PAUSE_MS = 100;

/** How often to look whether another went on. */
const READ_ALONG_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class PlayedGame implements Played {
  /** Another one when a game that began without the server comes to it. */
  id: string = $state('');
  readonly createdAt: Date;
  readonly header: Header;
  readonly #session: GameSession;
  /** If it is played with one. */
  readonly clock: GameClock | null;
  isThinking = $state(false);
  trouble: Trouble | null = $state(null);
  whose: Whose = $state('yours');
  /** Whether others may read it who know its address. */
  isShared = $state(false);
  notice: Notice | null = $state.raw(null);
  #damaged: boolean;
  #sender: Sender;
  #events: PlayedEvents | null = null;
  /** Rises whenever what the computer thinks about is no longer the question. */
  #thought = 0;
  #closed = false;
  #readingAlong: ReturnType<typeof setInterval> | undefined;

  private constructor({ game, unsent, copy, sheets }: Recovered, view: View) {
    this.id = game.id;
    this.createdAt = new Date(game.created_at);
    this.header = game.header;
    this.whose = game.whose;
    this.isShared = game.shared;
    const saved = { header: game.header, entries: [...game.entries, ...unsent] };
    this.#session = new GameSession(saved, view, referee, {
      onDone: (done) => this.#happened(done),
      onRefused: (refused, from) => this.refuse(refused, from),
    });
    this.#damaged = game.damaged !== undefined;
    // Nothing can be added to it.
    if (this.isReadOnly) this.#session.close();
    // Nobody presses, or pauses, another's clock.
    const hasClock = this.header.clock !== null && this.whose !== 'another';
    this.clock = this.header.clock && hasClock ? new GameClock(this, this.header.clock, view) : null;
    if (this.whose === 'another') this.notice = { kind: 'another' };
    if (copy) this.notice = { kind: 'copied', id: copy };
    if (this.#damaged) this.notice = { kind: 'damaged' };
    this.#sender = new Sender(game, {
      onTrouble: (trouble) => (this.trouble = trouble),
      onRefused: () => void this.#settle(),
      onMoved: (id) => {
        this.id = id;
        this.clock?.note();
      },
    });
    this.#sender.append(unsent);
    if (this.#sender.isKept) sheets.forEach((sheet) => throwAway(sheet));
  }

  /** Fetches a game, with what this browser still had to send. */
  static async open(id: string): Promise<PlayedGame> {
    const recovered = await open(id);
    const { game, unsent } = recovered;
    const view = await referee.view({ header: game.header, entries: [...game.entries, ...unsent] });
    return new PlayedGame(recovered, view);
  }

  /** Begins to play, and to tell what happens. */
  start(events: PlayedEvents): void {
    this.#events = events;
    if (this.whose === 'another') this.#readingAlong = setInterval(() => void this.#readAlong(), READ_ALONG_MS);
    // The rules are there, or nothing would lie on the board. Sent for only after the first
    // move, the engine would keep the answer to it waiting: 2.4 s for 480 kB on a slow phone.
    if (this.computer && !this.isOver && !this.isReadOnly) referee.expectThought(this.saved, this.computer);
    void this.#letComputerPlay();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#readingAlong);
    this.#dismissThinker();
    this.#sender.close();
    this.clock?.close();
  }

  get view(): View {
    return this.#session.view;
  }

  /** How many lines its log has. */
  get lines(): number {
    return this.#session.lines;
  }

  /** Moves that are not stored yet, and whether they outlive the window. */
  get unsent(): 'none' | 'kept' | 'fleeting' {
    if (this.#sender.unsent === 0) return 'none';
    return this.#sender.isKept ? 'kept' : 'fleeting';
  }

  get saved(): SavedGame {
    return this.#session.saved;
  }

  /** The computer's color, if it plays. */
  get computer(): Color | null {
    if (this.header.white.kind === 'computer') return 'white';
    return this.header.black.kind === 'computer' ? 'black' : null;
  }

  /** Who sits in front of the screen. */
  get people(): Color[] {
    return (['white', 'black'] as const).filter((color) => this.header[color].kind === 'person');
  }

  get me(): Color | null {
    return this.computer && other(this.computer);
  }

  get mayHelp(): boolean {
    return !this.byLeaflet && this.whose !== 'another';
  }

  /** Nobody is helped by the leaflet, or against the computer, before the game is over. */
  get mayAnalyse(): boolean {
    return this.isOver || this.whose === 'another' || (!this.computer && !this.byLeaflet);
  }

  presenceOf(): null {
    return null;
  }

  get isStuck(): boolean {
    return this.isReadOnly || this.notice?.kind === 'thinking-failed';
  }

  get desk(): string {
    return `/study/${this.id}`;
  }

  /** Whether it can only be looked at: nothing can be added to a damaged game, nor to another's. */
  get isReadOnly(): boolean {
    return this.#damaged || this.whose === 'another';
  }

  get isOver(): boolean {
    return this.view.ending !== null;
  }

  /** Whether a person is to move now. */
  get isPersonsTurn(): boolean {
    return !this.isOver && !this.isReadOnly && this.people.includes(this.view.turn);
  }

  /** Whether that person may move: nobody does while the clock is paused. */
  get mayMove(): boolean {
    return this.isPersonsTurn && !this.clock?.isPaused;
  }

  get byLeaflet(): boolean {
    return this.view.by_the_leaflet;
  }

  /** Does what a person wants; what the referee refuses is told. */
  act: Act = (player, action, from = null) => this.#session.act(player, action, from);

  /** What somebody tried that is no move: why not, or which moves it could mean. */
  async attempt(text: string, from: number | null): Promise<void> {
    const meant = await this.#session.attempt(text, from);
    if (meant?.length === 1) await this.act(this.view.turn, meant[0]!.code, from);
  }

  /** Why the piece on a square may not move; null if it may. */
  async askAbout(square: number): Promise<Refused | null> {
    const judged = await this.#session.judge(String(square));
    return 'refused' in judged ? judged.refused : null;
  }

  /** Tells what is refused. */
  refuse(refused: Refused, from: number | null): void {
    this.#events?.onRefused(refused, from);
  }

  readonly takeBackLabel = 'play-take-back';

  /** Takes back the last move of the person, with all that followed. */
  async takeBack(): Promise<void> {
    this.#dismissThinker();
    await this.#session.inTurn(async (act) => {
      for (let i = this.#stepsToTakeBack(); i > 0; i--) {
        if (!(await act(this.view.turn, 'undo'))) return;
      }
    });
    void this.#letComputerPlay();
  }

  /** Whether moves are taken back in this game at all. */
  get mayEverTakeBack(): boolean {
    return (!this.byLeaflet || this.computer === null) && !this.isReadOnly;
  }

  get mayTakeBack(): boolean {
    return this.mayEverTakeBack && this.#stepsToTakeBack() > 0;
  }

  async hint(): Promise<Hint> {
    return referee.hint(this.saved);
  }

  /** Tries to save now. */
  retrySaving(): void {
    this.#sender.retry();
  }

  /** When the time is up, the referee is told. */
  async checkFlag(now: number): Promise<void> {
    if (this.isOver) return;
    const late = this.clock?.watch(now);
    if (!late) return;
    this.clock?.stop();
    await this.act(late, 'timeout');
  }

  /** Gives a player more time. */
  async giveTime(player: Color): Promise<void> {
    await this.#session.inTurn(async () => {
      if (!this.clock || this.isOver || this.isReadOnly) return;
      this.clock.give(player);
      this.#session.note(this.clock.line);
      this.#store([this.clock.line]);
    });
  }

  /** Makes a game that is everybody's one of this device. */
  async claim(): Promise<void> {
    await games.claim(this.id);
    this.whose = 'yours';
  }

  /** Lets others read it who know its address, or no longer. */
  async share(isShared: boolean): Promise<void> {
    await games.share(this.id, isShared);
    this.isShared = isShared;
  }

  /** Stores what can be read of a damaged game, or of another's, under another name. */
  async copy(): Promise<string> {
    return storeCopy(this.header, this.saved.entries);
  }

  /** Stores what was done, then has it shown, and then it is the computer's turn. */
  async #happened(done: Done): Promise<void> {
    const pressed = this.#pressClock(done);
    this.#session.note(...pressed);
    this.#store([...done.entries, ...pressed]);
    await this.#events?.onDone(done);
    if (done.action !== 'undo') void this.#letComputerPlay();
  }

  /** Has lines of the log stored. */
  #store(entries: readonly string[]): void {
    this.#sender.append(entries);
    this.clock?.note();
  }

  /** Whoever moved presses the clock; the line to keep. */
  #pressClock({ player, action, before, after }: Done): string[] {
    const { clock } = this;
    if (!clock) return [];
    if (after.ending) clock.stop();
    else if (action === 'undo') clock.takeBack(before, after);
    else if (before.turn !== after.turn) clock.press(player);
    else return [];
    return [clock.line];
  }

  /** How many events go when a move is taken back. */
  #stepsToTakeBack(): number {
    const done = this.view.history.filter((happening) => happening.kind !== 'over');
    const isMine = (color: Color | null) => color !== null && this.people.includes(color);
    let from = done.findLastIndex(({ kind, player }) => kind === 'move' && isMine(player));
    if (from < 0) return 0;
    const player = done[from]!.player;
    const binds = (at: number) => done[at]?.kind === 'touch' && done[at]?.player === player;
    while (binds(from - 1)) from--;
    return done.length - from;
  }

  /** The computer has its turn, or a draw offer to answer. */
  async #letComputerPlay(): Promise<void> {
    const color = this.computer;
    const seat = color && this.header[color];
    if (!color || seat?.kind !== 'computer' || this.isReadOnly) return;
    const isAsked = this.view.turn === color || this.view.offer === other(color);
    if (this.isOver || !isAsked || this.#closed) return;
    const thought = ++this.#thought;
    this.isThinking = true;
    try {
      const begun = performance.now();
      const { rules } = this.header;
      const byServer = seat.level >= TABLES_LEVEL && (await serverKnows(rules, this.view.placement));
      const { action, pause_ms } = await referee.think(this.saved, color, seat.level, byServer);
      // Who wants to see no movement wants to wait for none either.
      const pause = settings.speed === 'none' ? 0 : pause_ms;
      await wait(Math.max(0, pause - (performance.now() - begun)));
      // Nobody moves while the clock is paused.
      while (this.clock?.isPaused && thought === this.#thought && !this.#closed) await wait(PAUSE_MS);
      if (thought !== this.#thought || this.#closed) return;
      this.isThinking = false;
      // The game may have become another while this waited for its turn.
      await this.#session.inTurn(async (act) => thought === this.#thought && act(color, action));
    } catch {
      if (thought === this.#thought && !this.#closed) this.notice = { kind: 'thinking-failed' };
    } finally {
      if (thought === this.#thought) this.isThinking = false;
    }
  }

  /** Asks the computer again after it failed. */
  thinkAgain(): void {
    this.notice = null;
    void this.#letComputerPlay();
  }

  #dismissThinker(): void {
    this.#thought++;
    if (this.isThinking) referee.stopThinking();
    this.isThinking = false;
  }

  /** Shows the game anew, in another language or with other names of squares. */
  async translate(): Promise<void> {
    await this.#session.translate();
  }

  /** Another's game goes on elsewhere: what is new there is shown here. */
  async #readAlong(): Promise<void> {
    if (document.hidden || this.isOver || this.#closed) return;
    const found = await games.readFresh(this.id).catch(() => null);
    if (!found || found.entries.length === this.lines) return;
    await this.#session.inTurn(async () => {
      if (!this.#closed) await this.#session.replace(found.entries);
    });
  }

  /** What was done here could not simply be stored: it may be another game now. */
  async #settle(): Promise<void> {
    const isChanged = await this.#session.inTurn(async () => {
      const settled = await this.#sender.settle();
      if (settled.kind === 'same' || this.#closed) return false;
      if (settled.kind === 'apart') {
        this.notice = { kind: 'apart' };
        return false;
      }
      this.#dismissThinker();
      const { entries, copy } = settled;
      this.notice = copy === null ? { kind: 'stale' } : { kind: 'copied', id: copy };
      await this.#session.replace(entries);
      this.clock?.lay(this.view);
      return true;
    }).catch(() => true);
    if (isChanged) void this.#letComputerPlay();
  }
}
