/**
 * Lines on their way: written down at once, crossed out when they are stored.
 * Neither a full disk nor a closed window loses them.
 */

export interface Journal {
  /** How many lines were stored before these. */
  seen: number;
  entries: string[];
}

/** Where lines wait: a browser's `localStorage`, which writes before it returns. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'damier-unsaved-';

export function readJournal(id: string, shelf: Shelf = localStorage): Journal | null {
  try {
    const journal = JSON.parse(shelf.getItem(PREFIX + id) ?? 'null') as Journal | null;
    return journal && Array.isArray(journal.entries) && journal.seen >= 0 ? journal : null;
  } catch {
    return null;
  }
}

export function writeJournal(id: string, journal: Journal, shelf: Shelf = localStorage): void {
  try {
    if (journal.entries.length === 0) shelf.removeItem(PREFIX + id);
    else shelf.setItem(PREFIX + id, JSON.stringify(journal));
  } catch {
    // A browser that keeps nothing still has them in memory.
  }
}

/** A game with the lines that are on their way. */
export function withUnsent(id: string, entries: readonly string[]): string[] {
  const journal = readJournal(id);
  return [...entries.slice(0, journal?.seen), ...(journal?.entries ?? [])];
}

/** The games that have some. */
export function journaled(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Only pages that came a safe way have them. */
const locks = () => globalThis.navigator?.locks as LockManager | undefined;
const lockOf = (id: string) => `damier-game-${id}`;

/** Says that this window sends the lines of a game, until it is released. */
export function hold(id: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  void locks()?.request(lockOf(id), { mode: 'shared' }, () => released).catch(() => undefined);
  return release;
}

/** Does something unless a window has the game on its table. */
export async function unlessHeld(id: string, work: () => Promise<void>): Promise<void> {
  await locks()?.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
