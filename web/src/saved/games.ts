/**
 * The saved games, wherever they are: with the server while it answers, and
 * otherwise on this device.
 */

import type { Header, StoredGame } from '../contract';
import { hasServer } from '../app/host';
import { gamesWithUnsent } from './outbox';
import { askToLast } from './lasting';
import { isLocal, newGameId, openDeviceDb, type DeviceDb, type KeptGame } from './deviceDb';
import { appended, begin, expectHere, extendCopy, forgetOld, keepCopy, keepWhole, toStored } from './deviceGames';
import { isAway, StoreError } from './error';
import { BATCH, server } from './server';

/** A saved game; without header if how it began is damaged. */
export type ReadGame = StoredGame;

/** What is only kept to have it twice may fail. */
const ifPossible = (work: Promise<unknown>) => work.catch(() => undefined);

export const games = {
  async create(header: Header): Promise<{ id: string; version: number }> {
    const id = newGameId();
    try {
      return await server.create(header, id);
    } catch (error) {
      if (!isAway(error)) throw error;
      const begun = await begin(await openDeviceDb(), header, id);
      if (!hasServer) void askToLast();
      return { id: begun, version: 0 };
    }
  },

  /** The game, under the name that it has now. */
  async read(id: string): Promise<ReadGame> {
    const db = await openDeviceDb();
    if (isLocal(id) || !hasServer) {
      const game = expectHere(await db.get(id));
      return game.moved && game.given ? games.read(game.given) : toStored(game);
    }
    try {
      return await games.readFresh(id);
    } catch (error) {
      if (!isAway(error)) throw error;
      const copy = await db.get(id);
      if (!copy) throw error;
      return toStored(expectHere(copy));
    }
  },

  /** The game as it is where it belongs: a copy is not good enough. */
  async readFresh(id: string): Promise<ReadGame> {
    if (isLocal(id) || !hasServer) return games.read(id);
    const db = await openDeviceDb();
    const game = await server.read(id);
    if (game.header !== null) await ifPossible(keepCopy(db, { ...game, header: game.header }));
    const wanted = new Set([id, ...gamesWithUnsent()]);
    await ifPossible(forgetOld(db, (other) => wanted.has(other)));
    return game;
  },

  /** Adds lines, and says under which name the game now is. */
  async append(id: string, seen: number, entries: string[]): Promise<{ id: string; version: number }> {
    const db = await openDeviceDb();
    if (!isLocal(id)) {
      const { version } = await server.append(id, seen, entries);
      await ifPossible(extendCopy(db, id, seen, entries));
      return { id, version };
    }
    const add = (game: KeptGame | undefined) => {
      const here = expectHere(game);
      return here.moved ? here : appended(here, seen, entries, Date.now());
    };
    const game = await db.change(id, add);
    if (game?.moved && game.given) return games.append(game.given, seen, entries);
    return { id, version: seen + entries.length };
  },

  async remove(id: string): Promise<void> {
    const db = await openDeviceDb();
    if (!isLocal(id)) {
      const isGone = await doneThere(server.remove(id));
      if (isGone) return void (await ifPossible(db.change(id, () => undefined)));
    }
    await mark(db, id, true);
  },

  async restore(id: string): Promise<void> {
    const db = await openDeviceDb();
    if (!isLocal(id) && !(await db.get(id))?.deleted) return server.restore(id);
    await mark(db, id, false);
  },

  /** Makes a game that is everybody's one of this device. */
  async claim(id: string): Promise<void> {
    await server.claim(id);
    const db = await openDeviceDb();
    await ifPossible(db.change(id, (copy) => copy && { ...copy, whose: 'yours' }));
  },

  /** Lets others read a game who know its address, or no longer. */
  share: (id: string, isShared: boolean): Promise<void> => (isShared ? server.share(id) : server.unshare(id)),
};

/** Forgets all that the server has as well, and nothing that is only here. */
export async function forgetCopies(): Promise<void> {
  const unsent = new Set(gamesWithUnsent());
  await forgetOld(await openDeviceDb(), (id) => unsent.has(id), 0);
}

/** What a game of the server was called on this device, if it began here. */
export async function nameHere(id: string): Promise<string | null> {
  const kept = await (await openDeviceDb()).all();
  return kept.find(({ given, moved }) => moved && given === id)?.id ?? null;
}

/** False if the server is away. */
async function doneThere(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isAway(error)) return false;
    throw error;
  }
}

async function mark(db: DeviceDb, id: string, deleted: boolean): Promise<void> {
  await db.change(id, (game) => {
    if (!game) throw new StoreError('unreachable');
    return { ...game, deleted, deleted_at: Date.now() };
  });
}

/**
 * Stores a whole game anew, and says under which name: with the server, or on
 * this device, from where it is handed over later. Done again with the same
 * name it makes no second game, and adds what was not there.
 */
export async function storeCopy(header: Header, entries: string[], name = newGameId()): Promise<string> {
  return storeWhole(await openDeviceDb(), server, header, entries, name);
}

export async function storeWhole(
  db: DeviceDb,
  to: Pick<typeof server, 'create' | 'append'>,
  header: Header,
  entries: string[],
  name: string,
): Promise<string> {
  try {
    await to.create(header, name);
    for (let seen = 0; seen < entries.length; seen += BATCH) {
      await to.append(name, seen, entries.slice(seen, seen + BATCH));
    }
    return name;
  } catch (error) {
    // Neither an absent server nor one that refuses it is a reason to lose it.
    if (hasServer && !db.lasts) throw error;
    return keepWhole(db, header, entries, name);
  }
}
