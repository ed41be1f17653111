/** A game on this device: begun, continued and thrown away without the server. */

import type { Header } from '../contract';
import type { WholeGame } from './whole';
import { agreement } from './outbox';
import { isLocal, localName, newLocalId, type DeviceDb, type KeptGame } from './deviceDb';
import { StoreError } from './error';

/** How many copies of games of the server are kept; the oldest go. */
const MOST_COPIES = 100;

/** Begins a game. `given` is how the server may know it: its answer was lost. */
export async function begin(db: DeviceDb, header: Header, given?: string): Promise<string> {
  const [id, now] = [newLocalId(), Date.now()];
  const game = { id, header, entries: [], created_at: now, updated_at: now };
  await db.change(id, () => (given === undefined ? game : { ...game, given }));
  return id;
}

/** Keeps a whole game that the server is to call `given`. Done again, it makes no second one. */
export async function keepWhole(db: DeviceDb, header: Header, entries: string[], given: string): Promise<string> {
  const [id, now] = [localName(given), Date.now()];
  await db.change(id, (known) => {
    if (!known) return { id, header, entries, created_at: now, updated_at: now, given };
    if (known.moved || known.deleted) throw new StoreError('stale');
    return appended(known, 0, entries, now);
  });
  return id;
}

/** Adds lines. Those that are there already, in the same place, are not added again. */
export function appended(game: KeptGame, seen: number, entries: string[], now: number): KeptGame {
  const held = game.entries.slice(seen);
  const isGap = seen > game.entries.length;
  if (isGap || held.some((entry, i) => i < entries.length && entry !== entries[i])) {
    throw new StoreError('stale');
  }
  const fresh = entries.slice(held.length);
  return fresh.length === 0 ? game : { ...game, entries: [...game.entries, ...fresh], updated_at: now };
}

/** The game, or why there is none. */
export function expectHere(game: KeptGame | undefined): KeptGame {
  if (!game || game.deleted) throw new StoreError('not_found');
  return game;
}

export const toStored = ({ id, header, entries, created_at, updated_at, whose = 'yours' }: KeptGame): WholeGame => ({
  id,
  header,
  entries,
  version: entries.length,
  created_at,
  updated_at,
  whose,
  shared: false,
});

const isBeginning = (some: readonly string[], all: readonly string[]) => agreement(some, all) === some.length;

/** Keeps what the server has of a game, to go on with it when the server is away. */
export async function keepCopy(db: DeviceDb, game: WholeGame): Promise<void> {
  if (game.damaged) return;
  const { id, header, entries, created_at, updated_at, whose } = game;
  await db.change(id, (known) => {
    // An answer may come late: what was added since then is not forgotten.
    const isOld = known && isBeginning(entries, known.entries);
    return { ...known, id, header, entries: isOld ? known.entries : entries, created_at, updated_at, whose };
  });
}

/** The server took these lines. A copy that lacks what came before is of no use. */
export async function extendCopy(db: DeviceDb, id: string, seen: number, entries: string[]): Promise<void> {
  await db.change(id, (copy) => {
    if (!copy || copy.entries.length < seen) return undefined;
    const all = [...copy.entries.slice(0, seen), ...entries];
    return isBeginning(all, copy.entries) ? copy : { ...copy, entries: all, updated_at: Date.now() };
  });
}

/** Forgets what was thrown away before this time; a window may still offer to take back what came later. */
export async function forgetDeleted(db: DeviceDb, before: number): Promise<void> {
  const isOld = (game?: KeptGame) => game?.deleted === true && (game.deleted_at ?? 0) < before;
  for (const { id } of (await db.all()).filter(isOld)) await db.change(id, (game) => (isOld(game) ? undefined : game));
}

/** Forgets what the server has as well, but for the last that were played. */
export async function forgetOld(db: DeviceDb, isWanted: (id: string) => boolean, most = MOST_COPIES): Promise<void> {
  const isSpare = (game: KeptGame) => (game.moved || !isLocal(game.id)) && !game.deleted && !isWanted(game.id);
  const spare = (await db.all()).filter(isSpare).sort((a, b) => b.updated_at - a.updated_at);
  for (const { id } of spare.slice(most)) await db.change(id, () => undefined);
}
