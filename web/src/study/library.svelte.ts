/** Files of games: the one in use, and those that are kept in this browser. */

import { texts } from '../app/texts.svelte';
import { ask } from './ask';
import { changeInDrawer, inDrawer } from './database';
import { boundary, eachPart, keyOf, PART, textOf } from './file';
import type { Beginning, GameInFile } from '../contract';

/** So many files are kept, and so much of them; the one that was opened longest ago goes first. */
const MOST_FILES = 8;
const MOST_BYTES = 96 << 20;
/** More games than anybody leafs through. */
const MOST_GAMES = 50_000;

/** As it lies in the drawer. */
interface KeptFile {
  key: string;
  name: string | null;
  text: Blob;
  /** Where its games begin. */
  games: Beginning[];
  opened_at: number;
}

export type FileInDrawer = Pick<KeptFile, 'key' | 'name'> & { games: number };

export class GameFile {
  readonly key: string;
  readonly name: string | null;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #beginnings: Beginning[];
  /** What is told of its games, as far as they have been read. */
  games: GameInFile[] = $state.raw([]);
  /** How much of it has been read, from 0 to 1. */
  progress = $state(0);
  leftOut = $state(0);
  /** How its list was looked at last. */
  search = $state('');
  lastSeen: number | null = null;
  #told = $state('');

  constructor(name: string | null, bytes: Uint8Array<ArrayBuffer>, beginnings: Beginning[] = [], key = keyOf(bytes)) {
    [this.name, this.#bytes, this.#beginnings, this.key] = [name, bytes, beginnings, key];
  }

  /** How many games can be opened. */
  get count(): number {
    return this.#beginnings.length;
  }

  /** How many bytes it has, and at which of them games begin. */
  get length(): number {
    return this.#bytes.length;
  }

  get starts(): number[] {
    return this.#beginnings.map(({ start }) => start);
  }

  /** The text of some games; one that is too long to be asked about is broken off. */
  text(from: number, to: number): string {
    const start = this.#beginnings[from]?.start ?? 0;
    const end = this.#beginnings[to]?.start ?? this.#bytes.length;
    return textOf(this.#bytes, start, boundary(this.#bytes, Math.min(end, start + PART.longest)));
  }

  /** Whether the list is there, in the language of the page. */
  get isListed(): boolean {
    return this.#told === texts.language;
  }

  /** Lists its games, or throws when it is told to stop. */
  async list(signal: AbortSignal): Promise<void> {
    if (this.isListed) return;
    const language = texts.language;
    let [games, leftOut]: [GameInFile[], number] = [[], 0];
    this.progress = 0;
    await eachPart(this.#bytes, async (part) => {
      const told = await ask.import(part);
      const room = MOST_GAMES - games.length;
      leftOut += Math.max(0, told.games.length - room);
      const found = told.games.slice(0, room).map((game, i) => ({
        ...game,
        number: games.length + i,
        start: part.start + game.start,
      }));
      games = games.concat(found);
      this.progress = (part.start + (told.next?.start ?? 0)) / this.#bytes.length;
      return told;
    }, signal);
    signal.throwIfAborted();
    [this.games, this.leftOut, this.progress] = [games, leftOut, 1];
    this.#beginnings = games.map(({ start, line, column }) => ({ start, line, column }));
    this.#told = language;
  }

  /** A game of it, laid out. */
  async open(number: number) {
    const at = this.#beginnings[number];
    if (!at) return null;
    const end = this.#beginnings[number + 1]?.start ?? this.#bytes.length;
    return ask.open(textOf(this.#bytes, at.start, end), at);
  }

  toKept(): KeptFile {
    const { key, name } = this;
    return { key, name, text: new Blob([this.#bytes]), games: this.#beginnings, opened_at: Date.now() };
  }
}

/** The one that is in use: going from game to game fetches nothing. */
let current: GameFile | null = null;

/** A browser that keeps nothing still opens files: it only forgets them sooner. */
export const library = {
  /** Puts a file that was just read into use, and keeps it. */
  async add(file: GameFile): Promise<void> {
    current = file;
    try {
      await inDrawer('files', 'readwrite', (files) => files.put(file.toKept()));
      await forgetOldest(file.key);
    } catch {
      // No room for it, or no drawers at all.
    }
  },

  /** A file by its key; null if it is kept no more. */
  async open(key: string): Promise<GameFile | null> {
    if (current?.key === key) return current;
    try {
      const kept = await inDrawer<KeptFile | undefined>('files', 'readonly', (files) => files.get(key));
      if (!kept) return null;
      const bytes = new Uint8Array(await kept.text.arrayBuffer());
      current = new GameFile(kept.name, bytes, kept.games, key);
      void noteOpened(key);
      return current;
    } catch {
      return null;
    }
  },

  /** Those that are kept, the last one first. */
  async all(): Promise<FileInDrawer[]> {
    const kept = await allKept().catch(() => []);
    return kept.map(({ key, name, games }) => ({ key, name, games: games.length }));
  },

  async forget(key: string): Promise<void> {
    if (current?.key === key) current = null;
    await inDrawer('files', 'readwrite', (files) => files.delete(key)).catch(() => undefined);
  },
};

/** It is the last one now; whether this can be kept does not matter to who opens it. */
async function noteOpened(key: string): Promise<void> {
  const note = (found: unknown) => found ? { ...(found as KeptFile), opened_at: Date.now() } : undefined;
  await changeInDrawer('files', key, note).catch(() => undefined);
}

async function allKept(): Promise<KeptFile[]> {
  const kept = await inDrawer<KeptFile[]>('files', 'readonly', (files) => files.getAll());
  return kept.sort((a, b) => b.opened_at - a.opened_at);
}

async function forgetOldest(but: string): Promise<void> {
  let bytes = 0;
  for (const [i, { key, text }] of (await allKept()).entries()) {
    bytes += text.size;
    if (key !== but && (i >= MOST_FILES || bytes > MOST_BYTES)) await library.forget(key);
  }
}
