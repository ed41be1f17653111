/**
 * The log of one game on its way to the server.
 *
 * What is not stored yet is kept in this browser as well, so that neither a
 * full disk nor a closed window loses it, and is sent again until it is stored.
 */

import type { StoredGame } from '../wire';
import { BATCH, ServerError, server, storeCopy } from './server';

/** Why the last lines are not stored yet. */
export type Trouble = 'unreachable' | 'disk_full' | 'storage';

export interface LedgerEvents {
  /** Whether all is stored. */
  onTrouble(trouble: Trouble | null): void;
  /** Somebody else has gone on with the game. */
  onStale(): void;
  /** The server will never take these lines. */
  onImpossible(): void;
}

interface Journal {
  seen: number;
  entries: string[];
}

/** Where unsent lines wait. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

const keyOf = (id: string) => `damier-unsaved-${id}`;

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

  constructor(id: string, seen: number, events: LedgerEvents, shelf: Shelf = localStorage) {
    this.#id = id;
    this.#seen = seen;
    this.#events = events;
    this.#shelf = shelf;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('damier') : null;
    this.#channel?.addEventListener('message', (message) => {
      const { id: changed, version } = message.data as { id: string; version: number };
      const isNews = changed === this.#id && version > this.#seen && this.#waiting.length === 0;
      if (isNews && !this.#closed) this.#events.onStale();
    });
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
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#waiting.length === 0) return;
    this.#sending = true;
    const batch = this.#waiting.slice(0, BATCH);
    try {
      const { version } = await server.append(this.#id, this.#seen, batch);
      this.#seen = version;
      this.#waiting.splice(0, batch.length);
      this.#keep();
      this.#wait = FIRST_WAIT_MS;
      if (!this.#closed) this.#channel?.postMessage({ id: this.#id, version });
      if (this.#waiting.length === 0 && !this.#closed) this.#events.onTrouble(null);
    } catch (error) {
      this.#sending = false;
      this.#fail(error instanceof ServerError ? error.kind : 'storage');
      return;
    }
    this.#sending = false;
    void this.#send();
  }

  #fail(kind: string): void {
    // What could not be sent waits in this browser for the next visit.
    if (this.#closed) return;
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
    try {
      if (this.#waiting.length === 0) this.#shelf.removeItem(keyOf(this.#id));
      else {
        const journal: Journal = { seen: this.#seen, entries: this.#waiting };
        this.#shelf.setItem(keyOf(this.#id), JSON.stringify(journal));
      }
    } catch {
      // A browser that keeps nothing still has them in memory.
    }
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

function readJournal(id: string, shelf: Shelf): Journal | null {
  try {
    const journal = JSON.parse(shelf.getItem(keyOf(id)) ?? 'null') as Journal | null;
    return journal && Array.isArray(journal.entries) && journal.seen >= 0 ? journal : null;
  } catch {
    return null;
  }
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
  shelf.removeItem(keyOf(game.id));
  return { ...nothing, copy };
}
