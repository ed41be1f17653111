/**
 * The log of one game on its way to the server.
 *
 * What is not stored yet is kept in this browser as well, so that neither a
 * full disk nor a closed window loses it, and is sent again until it is stored.
 * Lines that are refused are never thrown away either: if they do not fit what
 * is stored, they become a game of their own.
 */

import type { Header } from '../contract';
import { games, storeCopy, type ReadGame } from './games';
import { agreement, hold, newSheet, writeSheet, type SyncStorage } from './outbox';
import { newGameId } from './deviceDb';
import { failureOf, isAwayFor, isRefusal, unlessMissing, type Failure } from './error';
import { listeners, type Standing } from './request';
import { BATCH } from './server';

/** Why the last lines are not stored yet. */
export type Trouble = 'unreachable' | 'locked' | 'disk_full' | 'storage';

const TROUBLES: readonly Failure[] = ['unreachable', 'locked', 'disk_full'] satisfies Trouble[];
const troubleOf = (failure: Failure) => (TROUBLES.includes(failure) ? failure : 'storage') as Trouble;

export interface SenderEvents {
  /** Whether all is stored. */
  onTrouble(trouble: Trouble | null): void;
  /**
   * The game may have gone on elsewhere, or what waits was refused: `settle` is
   * to be called as soon as nobody is about to add lines.
   */
  onRefused(): void;
  /** The game has another name now. */
  onMoved(id: string): void;
}

/** How a game stands after its lines could not simply be sent. */
export type Settled =
  /** As it did: they are sent after all, or later. */
  | { kind: 'same' }
  /** It went on elsewhere and has these lines now; what did not fit is the game `copy`. */
  | { kind: 'elsewhere'; entries: string[]; copy: string | null }
  /** All of it goes on as a game of its own: nothing more can be added to the old one. */
  | { kind: 'apart' };

/** What windows tell each other. */
export type News =
  /** A game has so many lines now. */
  | { id: string; version: number }
  /** A game has another name now. */
  | { id: string; to: string };

/** How they do so. */
export const CHANNEL = 'damier';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

export class Sender {
  #id: string;
  #header: Header;
  #stored: string[];
  #waiting: string[] = [];
  #sheet: string;
  /** Whether what waits is written down. */
  #isKept = true;
  /** The browser asks whether it really shall forget what is only in memory. */
  #warn = (event: Event) => event.preventDefault();
  #isSending = false;
  #sent: Promise<void> = Promise.resolve();
  /** What kept the lines from being sent, until it is settled. */
  #refusal: Failure | null = null;
  /** How often it was settled since lines were last stored. */
  #settlements = 0;
  /** What they are to be called if they become a game of their own. */
  #copy: string | null = null;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #events: SenderEvents;
  #storage: SyncStorage;
  #channel: BroadcastChannel | null;
  #release: () => void;
  /** Whether the last lines wait for the server to come back. */
  #isAway = false;

  constructor(
    { id, header, entries }: { id: string; header: Header; entries: readonly string[] },
    events: SenderEvents,
    storage: SyncStorage = localStorage,
  ) {
    this.#id = id;
    this.#header = header;
    this.#stored = [...entries];
    this.#sheet = newSheet(id);
    this.#events = events;
    this.#storage = storage;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
    this.#channel?.addEventListener('message', ({ data }) => this.#onNews(data as News));
    this.#release = hold(id, this.#sheet);
    listeners.add(this.#onServer);
  }

  #onNews(news: News): void {
    if (news.id !== this.#id || this.#closed) return;
    if ('to' in news) this.#moveTo(news.to);
    else if (news.version > this.#stored.length && this.#waiting.length === 0) this.#refuse('stale');
  }

  #onServer = (standing: Standing): void => {
    if (standing === 'open' && this.#isAway) this.retry();
  };

  /** Goes on under another name. */
  #moveTo(id: string): void {
    if (id === this.#id) return;
    const old = this.#sheet;
    this.#id = id;
    this.#sheet = newSheet(id);
    this.#writeDown();
    // Not before the lines are on the new one.
    if (this.#isKept) writeSheet({ key: old, seen: 0, entries: [] }, this.#storage);
    if (this.#closed) return;
    this.#release();
    this.#release = hold(id, this.#sheet);
    this.#events.onMoved(id);
  }

  /** Adds lines, which are stored as soon as possible. */
  append(entries: readonly string[]): void {
    this.#waiting.push(...entries);
    this.#writeDown();
    this.#send();
  }

  /** How many lines are not stored yet. */
  get unsent(): number {
    return this.#waiting.length;
  }

  /** Whether they are written down, and so outlive the window. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Tries now, rather than when the time has come. */
  retry(): void {
    this.#wait = FIRST_WAIT_MS;
    this.#again();
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#isAway = false;
    if (this.#refusal) this.#askToSettle();
    else this.#send();
  }

  /** Nobody listens any more; what waits is still sent, once. */
  close(): void {
    this.#closed = true;
    // What is written down nowhere else is not left alone.
    if (this.#isKept) clearTimeout(this.#timer);
    this.#channel?.close();
    this.#release();
    listeners.delete(this.#onServer);
  }

  #send(): void {
    if (!this.#isSending && !this.#refusal && this.#waiting.length > 0) this.#sent = this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#waiting.length > 0) await this.#sendSome();
      this.#isSending = false;
    } catch (error) {
      this.#isSending = false;
      this.#fail(failureOf(error));
    }
  }

  async #sendSome(): Promise<void> {
    const batch = this.#waiting.slice(0, BATCH);
    const { id } = await games.append(this.#id, this.#stored.length, batch);
    this.#isAway = false;
    this.#stored.push(...batch);
    this.#waiting.splice(0, batch.length);
    this.#moveTo(id);
    this.#writeDown();
    this.#wait = FIRST_WAIT_MS;
    this.#settlements = 0;
    this.#post({ id: this.#id, version: this.#stored.length });
    if (this.#waiting.length === 0 && !this.#closed) this.#events.onTrouble(null);
  }

  #post(news: News): void {
    if (!this.#closed) this.#channel?.postMessage(news);
  }

  #fail(kind: Failure): void {
    // What could not be sent waits in this browser for the next visit.
    if (this.#closed && this.#isKept) return;
    if (isRefusal(kind)) this.#refuse(kind);
    else this.#tryLater(kind);
  }

  #refuse(kind: Failure): void {
    this.#refusal = kind;
    this.#askToSettle();
  }

  #askToSettle(): void {
    if (this.#closed) void this.settle();
    else this.#events.onRefused();
  }

  #tryLater(kind: Failure): void {
    this.#isAway = isAwayFor(kind);
    if (!this.#closed) this.#events.onTrouble(troubleOf(kind));
    this.#inAWhile();
  }

  #inAWhile(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#again(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** Finds out what became of the game, and finds a place for every line. */
  async settle(): Promise<Settled> {
    await this.#sent;
    if (!this.#refusal || (this.#closed && this.#isKept)) return { kind: 'same' };
    try {
      return await this.#settle(this.#refusal);
    } catch (error) {
      // The lines stay where they are until there is a place.
      this.#tryLater(failureOf(error));
      return { kind: 'same' };
    }
  }

  async #settle(refusal: Failure): Promise<Settled> {
    const found = await games.readFresh(this.#id).catch(unlessMissing);
    // What is another's is read, and no more.
    if (!found || found.damaged || refusal === 'not_yours') return this.#goApart();
    const [theirs, ours] = [found.entries, this.#whole()];
    const same = agreement(theirs, ours);
    if (same === ours.length) return this.#take(found, null);
    if (same < theirs.length) return this.#take(found, await this.#becomeCopy());
    // What is stored is a beginning of ours.
    if (refusal === 'stale' || this.#settlements === 0) return this.#goOn(found);
    return this.#goApart();
  }

  #whole(): string[] {
    return [...this.#stored, ...this.#waiting];
  }

  /** Nothing more can be added to the game: it was thrown away, or takes no such lines. */
  async #goApart(): Promise<Settled> {
    if (this.#waiting.length > 0) {
      const copy = await this.#becomeCopy();
      this.#stored = this.#whole();
      this.#waiting = [];
      this.#moveTo(copy);
      this.#beSettled();
      return { kind: 'apart' };
    }
    this.#refusal = null;
    return { kind: 'same' };
  }

  /** An answer was lost: the rest is sent. */
  #goOn({ id, entries }: ReadGame): Settled {
    this.#waiting = this.#whole().slice(entries.length);
    this.#stored = [...entries];
    this.#moveTo(id);
    this.#writeDown();
    this.#refusal = null;
    // Whoever says so again and again is not asked without a pause.
    if (this.#settlements++ === 0) this.#send();
    else this.#inAWhile();
    return { kind: 'same' };
  }

  /** The game is what is stored. */
  #take({ id, entries }: ReadGame, copy: string | null): Settled {
    const isNew = copy !== null || entries.length > this.#whole().length;
    this.#stored = [...entries];
    this.#waiting = [];
    this.#moveTo(id);
    this.#beSettled();
    return isNew ? { kind: 'elsewhere', entries: [...entries], copy } : { kind: 'same' };
  }

  #beSettled(): void {
    this.#copy = null;
    this.#refusal = null;
    this.#settlements = 0;
    this.#wait = FIRST_WAIT_MS;
    this.#writeDown();
    if (!this.#closed) this.#events.onTrouble(null);
  }

  /** Stores all that we have under another name. */
  async #becomeCopy(): Promise<string> {
    // Named before it is sent: no lost answer makes a second game of it.
    this.#copy ??= newGameId();
    this.#writeDown();
    for (;;) {
      const whole = this.#whole();
      const copy = await storeCopy(this.#header, whole, this.#copy);
      // Unless more came in the meantime.
      if (this.#whole().length === whole.length) return copy;
    }
  }

  #writeDown(): void {
    const unsent = { seen: this.#stored.length, entries: this.#waiting };
    const named = this.#copy === null ? unsent : { ...unsent, copy: this.#copy };
    const isWritten = writeSheet({ key: this.#sheet, ...named }, this.#storage);
    this.#isKept = isWritten || this.#waiting.length === 0;
    if (this.#isKept) globalThis.removeEventListener?.('beforeunload', this.#warn);
    else globalThis.addEventListener?.('beforeunload', this.#warn);
  }
}
