/**
 * Lines on their way: written down at once, crossed out when they are stored.
 * Neither a full disk nor a closed window loses them.
 *
 * Every window writes on a sheet of its own, so that two of them with the same
 * game never cross out each other's lines.
 */

import { newGameId } from './deviceDb';

export interface Unsent {
  /** How many lines were stored before these. */
  seen: number;
  entries: string[];
  /** What the game is to be called that they become, should they not fit. */
  copy?: string;
}

/** What one window has written down about a game. */
export interface Sheet extends Unsent {
  /** The game's name, and the window's. */
  key: string;
}

/** Where lines wait: a browser's `localStorage`, which writes before it returns. */
export type SyncStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'damier-unsaved-';
/** In no name of a game. */
const BETWEEN = '.';

const gameOf = (key: string) => key.split(BETWEEN, 1)[0]!;

/** A sheet that nobody else has. */
export const newSheet = (id: string): string => id + BETWEEN + newGameId();

export function readSheet(key: string, storage: SyncStorage = localStorage): Sheet | null {
  try {
    const unsent = JSON.parse(storage.getItem(PREFIX + key) ?? 'null') as Unsent | null;
    return unsent && Array.isArray(unsent.entries) && unsent.seen >= 0 ? { ...unsent, key } : null;
  } catch {
    return null;
  }
}

/** Whether it is written down; a sheet without lines is thrown away. */
export function writeSheet({ key, ...unsent }: Sheet, storage: SyncStorage = localStorage): boolean {
  try {
    if (unsent.entries.length === 0) storage.removeItem(PREFIX + key);
    else storage.setItem(PREFIX + key, JSON.stringify(unsent));
    return true;
  } catch {
    // A browser that keeps nothing, or no more, still has them in memory.
    return false;
  }
}

/** Whether nobody has written on a sheet since it was read. */
export function isUnchanged({ key, seen, entries }: Sheet, storage: SyncStorage): boolean {
  const now = readSheet(key, storage);
  return now?.seen === seen && now.entries.join('\n') === entries.join('\n');
}

/** Throws a sheet away whose lines are safe, unless it has others by now. */
export function throwAway(sheet: Sheet, storage: SyncStorage = localStorage): void {
  if (isUnchanged(sheet, storage)) writeSheet({ ...sheet, entries: [] }, storage);
}

/**
 * What the game is to be called that these lines become. That is written down
 * before it is sent: no lost answer makes a second game of them.
 */
export function named(sheet: Sheet, storage: SyncStorage = localStorage): string {
  const copy = sheet.copy ?? newGameId();
  if (isUnchanged(sheet, storage)) writeSheet({ ...sheet, copy }, storage);
  return copy;
}

function keys(storage: SyncStorage): string[] {
  const all = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return all.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}

/** All that waits for a game, in whatever windows it was played. */
export function sheetsOf(id: string, storage: SyncStorage = localStorage): Sheet[] {
  try {
    const own = keys(storage).filter((key) => gameOf(key) === id);
    return own.flatMap((key) => readSheet(key, storage) ?? []);
  } catch {
    return [];
  }
}

/** The games for which something waits. */
export function gamesWithUnsent(storage?: SyncStorage): string[] {
  try {
    return [...new Set(keys(storage ?? localStorage).map(gameOf))];
  } catch {
    return [];
  }
}

/** How far two logs are the same. */
export function agreement(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((entry, i) => entry !== other[i]);
  return at < 0 ? one.length : at;
}

/** The whole game as it was in a window; null if what came before is not there. */
export function wholeOf({ seen, entries }: Unsent, stored: readonly string[]): string[] | null {
  return seen > stored.length ? null : [...stored.slice(0, seen), ...entries];
}

/** A game with the lines that are on their way. */
export function withUnsent(id: string, entries: readonly string[]): string[] {
  let most = [...entries];
  for (const sheet of sheetsOf(id)) {
    const whole = wholeOf(sheet, entries);
    if (whole && agreement(most, whole) === most.length) most = whole;
  }
  return most;
}

/** Only pages that came a safe way have them. */
const locks = () => globalThis.navigator?.locks as LockManager | undefined;
/** How often this window holds what: all that is known without them. */
const heldHere = new Map<string, number>();
const lockOf = (name: string) => `damier-game-${name}`;

/** Says that this window sends the lines of a game, or of a sheet, until it is released. */
export function hold(...names: string[]): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const count = (by: number) => names.forEach((name) => heldHere.set(name, (heldHere.get(name) ?? 0) + by));
  count(1);
  for (const name of names) {
    void locks()?.request(lockOf(name), { mode: 'shared' }, () => released).catch(() => undefined);
  }
  return () => {
    release();
    count(-1);
  };
}

/** Whether some window does, as far as can be known. */
export async function isHeld(name: string): Promise<boolean> {
  const { held = [], pending = [] } = (await locks()?.query()) ?? {};
  return [...held, ...pending].some((lock) => lock.name === lockOf(name) && lock.mode === 'shared');
}

/** Does something unless a window has the game on its table. */
export async function unlessHeld(id: string, work: () => Promise<void>): Promise<void> {
  if (locks()) await locks()?.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  else if (!heldHere.get(id)) await work();
}
