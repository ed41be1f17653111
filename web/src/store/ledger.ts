/**
 * The log of one game on its way to the server.
 *
 * What is not stored yet is kept in this browser as well, so that neither a
 * full disk nor a closed window loses it, and is sent again until it is stored.
 */

import type { StoredGame } from '../wire';
import { games, storeCopy } from './games';
import { hold, readJournal, writeJournal, type Shelf } from './journal';
import { BATCH, listeners, ServerError } from './server';

/** Why the last lines are not stored yet. */
export type Trouble = 'unreachable' | 'disk_full' | 'storage';

export interface LedgerEvents {
  /** Whether all is stored. */
  onTrouble(trouble: Trouble | null): void;
  /** Somebody else has gone on with the game. */
  onStale(): void;
  /** The server will never take these lines. */
  onImpossible(): void;
  /** The game began without the server, which has given it another name. */
  onMoved(id: string): void;
}

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

export class Ledger {
  #id: string;
  #seen: number;
  #waiting: string[] = [];
  #sending = false;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #events: LedgerEvents;
  #shelf: Shelf;
  #channel: BroadcastChannel | null;
  #release: () => void;
  /** Whether the last lines wait for the server to come back. */
  #isAway = false;

  constructor(id: string, seen: number, events: LedgerEvents, shelf: Shelf = localStorage) {
    this.#id = id;
    this.#seen = seen;
    this.#events = events;
    this.#shelf = shelf;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
    this.#channel?.addEventListener('message', ({ data }) => this.#hear(data as News));
    this.#release = hold(id);
    listeners.add(this.#hearServer);
  }

  #hear(news: News): void {
    if (news.id !== this.#id || this.#closed) return;
    if ('to' in news) this.#moveTo(news.to);
    else if (news.version > this.#seen && this.#waiting.length === 0) this.#events.onStale();
  }

  #hearServer = (answers: boolean): void => {
    if (answers && this.#isAway) this.retry();
  };

  /** Goes on under another name. */
  #moveTo(id: string): void {
    if (id === this.#id) return;
    writeJournal(this.#id, { seen: 0, entries: [] }, this.#shelf);
    this.#id = id;
    this.#keep();
    if (this.#closed) return;
    this.#release();
    this.#release = hold(id);
    this.#events.onMoved(id);
  }

  /** Adds lines, which are stored as soon as possible. */
  append(entries: readonly string[]): void {
    this.#waiting.push(...entries);
    this.#keep();
    void this.#send();
  }

  /** Forgets what was not stored: the server has gone on differently. */
  replaceWith(seen: number): void {
    clearTimeout(this.#timer);
    this.#seen = seen;
    this.#waiting = [];
    this.#keep();
    this.#events.onTrouble(null);
  }

  /** How many lines are not stored yet. */
  get unsent(): number {
    return this.#waiting.length;
  }

  /** Tries now, rather than when the time has come. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT_MS;
    void this.#send();
  }

  /** Nobody listens any more; what waits is still sent, once. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#channel?.close();
    this.#release();
    listeners.delete(this.#hearServer);
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#waiting.length === 0) return;
    this.#sending = true;
    const batch = this.#waiting.slice(0, BATCH);
    try {
      const { id, version } = await games.append(this.#id, this.#seen, batch);
      this.#isAway = false;
      this.#seen = version;
      this.#waiting.splice(0, batch.length);
      this.#moveTo(id);
      this.#keep();
      this.#wait = FIRST_WAIT_MS;
      this.#tell({ id: this.#id, version });
      if (this.#waiting.length === 0 && !this.#closed) this.#events.onTrouble(null);
    } catch (error) {
      this.#sending = false;
      this.#fail(error instanceof ServerError ? error.kind : 'storage');
      return;
    }
    this.#sending = false;
    void this.#send();
  }

  #tell(news: News): void {
    if (!this.#closed) this.#channel?.postMessage(news);
  }

  #fail(kind: string): void {
    // What could not be sent waits in this browser for the next visit.
    if (this.#closed) return;
    this.#isAway = kind === 'unreachable';
    if (kind === 'stale') {
      this.#events.onStale();
    } else if (kind === 'impossible' || kind === 'bad_request' || kind === 'not_found') {
      this.#events.onImpossible();
    } else {
      const known = kind === 'unreachable' || kind === 'disk_full';
      this.#events.onTrouble(known ? (kind as Trouble) : 'storage');
      this.#timer = setTimeout(() => void this.#send(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
  }

  #keep(): void {
    writeJournal(this.#id, { seen: this.#seen, entries: this.#waiting }, this.#shelf);
  }
}

/** What a game is after what this browser still had to send. */
export interface Recovered {
  game: StoredGame;
  /** Lines that the server does not have yet. */
  unsent: string[];
  /** Under which name the lines were stored that no longer fit. */
  copy: string | null;
}

/** Puts together a stored game and what was never sent. */
export async function recover(game: StoredGame, shelf: Shelf = localStorage): Promise<Recovered> {
  const journal = readJournal(game.id, shelf);
  const nothing = { game, unsent: [], copy: null };
  if (!journal || game.damaged) return nothing;
  const { seen, entries } = journal;
  const stored = game.entries.slice(seen, seen + entries.length);
  if (stored.every((entry, i) => entry === entries[i]) && seen <= game.version) {
    return { game, unsent: entries.slice(stored.length), copy: null };
  }
  // Both went on, differently: neither is thrown away.
  const copy = await storeCopy(game.header, [...game.entries.slice(0, seen), ...entries]);
  writeJournal(game.id, { seen: 0, entries: [] }, shelf);
  return { ...nothing, copy };
}
