/**
 * A game in a room. The server is its referee: what is done here is shown at once,
 * sent, and counts when it comes back among the lines of the log, which is when it
 * is on disk. If something else comes back, that is how the game stands.
 */

import { referee } from '../app/referee.svelte';
import { other } from '../color';
import type { Color, FromRoom, Header, Hint, Refused, Room, RoomRefusal, RoomState, SavedGame, View, Whose } from '../contract';
import { GameSession, type Act, type Done } from '../game/session.svelte';
import type { Played, PlayedEvents } from '../play/played';
import type { Trouble } from '../saved/sender';
import { isOfRoom, keepFinished, withNames } from './kept';
import { Ledger } from './ledger';
import { noteSeat } from './look';
import { pauseMs } from './pause';
import { rooms } from './rooms';
import { Wire, type Way } from './wire';

/** What became of something, if that is not on the board. */
export type RoomNotice = 'too-late' | 'taken-along' | 'not-saved' | 'refused-back' | 'refused-rematch';

/** Of more actions than these only the last position is shown. */
const SHOWN_ACTIONS = 4;

export class RoomGame implements Played {
  readonly key: string;
  /** Where files and reviews of it are named after it; nobody comes in by this. */
  readonly id: string;
  readonly createdAt = new Date();
  readonly clock = null;
  readonly computer = null;
  readonly isThinking = false;
  readonly isStuck = true;
  readonly mayHelp = false;
  readonly takeBackLabel = 'room-ask-back';

  state: RoomState;
  /** When it was told, by the clock of this window. */
  toldAt = $state(performance.now());
  way: Way = $state('opening');
  notice: RoomNotice | null = $state(null);
  trouble: Trouble | null = $state(null);
  /** What was done here and is not on disk yet; and whether anything was. */
  unsaved = $state(0);
  hasSaved = $state(false);
  /** Where the finished game is on this device. */
  desk: string | null = $state(null);

  readonly #agreed: Header;
  readonly #session: GameSession;
  readonly #wire: Wire;
  readonly #ledger = new Ledger();
  /** The lines that the server told. */
  #told: string[];
  /** So many there are at least: what was saved is not done again. */
  #known = 0;
  #events: PlayedEvents | null = null;
  /** While it is shown what the server told, nothing is sent. */
  #isRetelling = false;
  #isClosed = false;
  /** How often in a row the server could not do what was sent. */
  #delays = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  private constructor(key: string, room: Room, view: View) {
    this.key = key;
    this.id = `room-${room.state.watch.slice(0, 6)}`;
    this.state = $state.raw(room.state);
    this.#agreed = room.header;
    this.#told = [...room.lines];
    this.#session = new GameSession({ header: room.header, entries: room.lines }, view, referee, {
      onDone: (done) => this.#happened(done),
      onRefused: (refused, from) => this.refuse(refused, from),
    });
    this.#wire = new Wire(key, {
      since: () => this.#told.length,
      onSaid: (said) => this.#hear(said),
      onWay: (way) => {
        this.way = way;
        if (way === 'open') this.#send(true);
      },
    });
    void this.#remember();
  }

  static async open(key: string): Promise<RoomGame> {
    const room = await rooms.read(key, 0);
    const view = await referee.view({ header: room.header, entries: room.lines });
    return new RoomGame(key, room, view);
  }

  start(events: PlayedEvents): void {
    this.#events = events;
  }

  /** Leaves the room. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#session.close();
    this.#wire.close();
  }

  /** Comes in again: with the seat that this browser has now, or because somebody does not want to wait. */
  enterAnew(): void {
    this.#wire.renew();
  }

  connectNow(): void {
    this.#wire.retry();
  }

  get header(): Header {
    return withNames(this.#agreed, this.state);
  }

  get view(): View {
    return this.#session.view;
  }

  get saved(): SavedGame {
    return { header: this.header, entries: this.#session.saved.entries.filter((line) => !isOfRoom(line)) };
  }

  get me(): Color | null {
    return this.state.you;
  }

  get people(): Color[] {
    return this.me ? [this.me] : [];
  }

  get whose(): Whose {
    return this.me ? 'yours' : 'another';
  }

  get isFull(): boolean {
    return this.state.white.is_taken && this.state.black.is_taken;
  }

  get isReadOnly(): boolean {
    return this.me === null || this.state.is_closed || this.way === 'gone';
  }

  get isOver(): boolean {
    return this.view.ending !== null;
  }

  get isPersonsTurn(): boolean {
    return !this.isOver && !this.isReadOnly && this.isFull && this.view.turn === this.me;
  }

  get mayMove(): boolean {
    return this.isPersonsTurn;
  }

  get byLeaflet(): boolean {
    return this.view.by_the_leaflet;
  }

  /** Nobody is helped while others play. */
  get mayAnalyse(): boolean {
    return this.isOver;
  }

  get mayEverTakeBack(): boolean {
    return !this.isReadOnly && !this.isOver;
  }

  get mayTakeBack(): boolean {
    const hasMoved = this.view.history.some(({ kind, player }) => kind === 'move' && player === this.me);
    return this.mayEverTakeBack && hasMoved && this.state.wish?.by !== this.me;
  }

  /** What a player is called here: by his name, or by his color. */
  nameOf(color: Color): string {
    return this.state[color].name ?? this.view.colors[color];
  }

  /** Whether a player is there; nothing of oneself, or of nobody. */
  presenceOf(color: Color): 'here' | 'away' | null {
    const { is_taken, is_here } = this.state[color];
    if (!is_taken || color === this.me) return null;
    return is_here ? 'here' : 'away';
  }

  act: Act = async (player, action, from = null) => {
    if (player !== this.me || this.isReadOnly || !this.isFull) return false;
    this.notice = null;
    return this.#session.act(player, action, from);
  };

  /** Something that is no action of the game: a wish, an answer to one, a claim, a name. */
  say(words: string): void {
    this.notice = null;
    this.#ledger.add(words);
    this.#send();
  }

  async takeBack(): Promise<void> {
    if (this.mayTakeBack) this.say('ask back');
  }

  async attempt(text: string, from: number | null): Promise<void> {
    const meant = await this.#session.attempt(text, from);
    if (meant?.length === 1 && this.me) await this.act(this.me, meant[0]!.code, from);
  }

  async askAbout(square: number): Promise<Refused | null> {
    const judged = await this.#session.judge(String(square));
    return 'refused' in judged ? judged.refused : null;
  }

  refuse(refused: Refused, from: number | null): void {
    if (!this.#isRetelling) this.#events?.onRefused(refused, from);
  }

  hint(): Promise<Hint> {
    return Promise.reject(new Error('nobody is helped in a room'));
  }

  async checkFlag(): Promise<void> {}

  async giveTime(): Promise<void> {}

  translate(): Promise<void> {
    return this.#session.translate();
  }

  /** Something was done: by this one it is sent, by the other it is only shown. */
  async #happened(done: Done): Promise<void> {
    if (!this.#isRetelling) {
      this.#ledger.add(done.action);
      this.#send();
    }
    await this.#events?.onDone(done);
  }

  /** Sends what is to be sent next; what was sent on a way that broke is sent again on another. */
  #send(again = false): void {
    this.unsaved = this.#ledger.open;
    if (this.#isClosed || this.way !== 'open') return;
    // One thing after the other: what was saved last has to come back first.
    if (this.#ledger.isSent ? !again : this.#told.length < this.#known) return;
    const action = this.#ledger.next(this.#told.length);
    if (action) this.#wire.act(action);
  }

  #hear(said: FromRoom): void {
    if (this.#isClosed) return;
    if (said.say === 'lines') this.#hearLines(said.from, said.lines);
    else if (said.say === 'state') this.#hearState(said.state);
    else if (said.say === 'saved') {
      if (!this.#ledger.settle(said.nonce)) return;
      this.hasSaved = true;
      this.#delays = 0;
      if (this.notice === 'not-saved') this.notice = null;
      this.#known = Math.max(this.#known, said.version);
      this.#send();
    } else if (said.say === 'refused') this.#hearRefusal(said.nonce, said.why);
  }

  #hearState(state: RoomState): void {
    if (this.state.you && !state.you) this.notice = 'taken-along';
    this.state = state;
    this.toldAt = performance.now();
    void this.#remember();
    this.#send();
  }

  #hearRefusal(nonce: string, why: RoomRefusal): void {
    if (why === 'busy' || why === 'not_saved') {
      if (why === 'not_saved') this.notice = 'not-saved';
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#send(true), pauseMs(++this.#delays));
      return;
    }
    if (!this.#ledger.settle(nonce)) return;
    this.#ledger.giveUp();
    this.unsaved = 0;
    this.notice = why === 'no_seat' ? 'taken-along' : 'too-late';
    // It may be that this window knows another game than the server: all of it, then.
    if (why === 'ahead') {
      this.#told = [];
      this.#wire.renew();
    }
    void this.#session.inTurn(() => this.#standAsTold());
  }

  #hearLines(from: number, lines: readonly string[]): void {
    const known = this.#told.length;
    // Something between was lost.
    if (from > known) return this.#wire.renew();
    const fresh = lines.slice(known - from);
    if (fresh.length === 0) return;
    this.#told.push(...fresh);
    this.#noteRefusals(fresh);
    void this.#session.inTurn((act) => this.#retell(known, fresh, act)).then(() => this.#remember());
    this.#send();
  }

  #noteRefusals(lines: readonly string[]): void {
    for (const line of lines) {
      const [, color, wish] = /^room refuse (white|black) (back|rematch)$/.exec(line) ?? [];
      if (color && color !== this.me && this.me) this.notice = wish === 'back' ? 'refused-back' : 'refused-rematch';
    }
  }

  /** Shows what the server told from a line on: what was done here is known already, the rest is news. */
  async #retell(at: number, lines: readonly string[], act: Act): Promise<void> {
    const shown = this.#session.saved.entries.slice(at);
    const differs = lines.findIndex((line, i) => line !== shown[i]);
    if (differs < 0) return;
    const actions = lines.filter((line) => !isOfRoom(line)).length;
    const fits = differs === shown.length && actions <= SHOWN_ACTIONS && this.#events !== null;
    if (!fits || !(await this.#play(lines.slice(differs), act))) await this.#standAsTold();
  }

  /** Plays lines one after the other; false if the referee here makes something else of them. */
  async #play(lines: readonly string[], act: Act): Promise<boolean> {
    this.#isRetelling = true;
    try {
      for (let at = 0; at < lines.length; ) {
        const line = lines[at]!;
        if (isOfRoom(line)) {
          this.#session.note(line);
          at++;
          continue;
        }
        const [, player, action] = /^(white|black) (.+)$/.exec(line) ?? [];
        const before = this.#session.lines;
        const isDone = line === 'undo' ? await act(this.view.turn, line) : player && (await act(player as Color, action!));
        const made = this.#session.saved.entries.slice(before);
        if (!isDone || made.some((entry, i) => entry !== lines[at + i])) return false;
        at += made.length;
      }
      return true;
    } finally {
      this.#isRetelling = false;
    }
  }

  async #standAsTold(): Promise<void> {
    if (!this.#isClosed) await this.#session.replace(this.#told);
  }

  /** A game that goes on is found again on the first page, and one that is over among those of whoever played it. */
  async #remember(): Promise<void> {
    // Of what the server has not stored nothing is known yet.
    if (this.#isClosed || this.#session.lines > this.#told.length) return;
    noteSeat(this.state.join ?? this.key, this.#agreed, this.state, this.view);
    if (!this.isOver || !this.me || this.desk !== null) return;
    const id = await keepFinished(this.state, this.#agreed, this.#told);
    if (id !== null) this.desk = `/study/${id}`;
  }

  /** The color opposite, to whoever has a seat. */
  get opponent(): Color | null {
    return this.me && other(this.me);
  }
}
