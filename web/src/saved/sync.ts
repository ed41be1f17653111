/**
 * The server answers again: it gets what happened without it.
 *
 * Whatever breaks off in between is taken up again without doing anything
 * twice. A game is gone from here only when the server has all of it.
 */

import { storeWhole } from './games';
import { isHeld, isUnchanged, named, readSheet, sheetsOf, throwAway, wholeOf, writeSheet, type Sheet, type SyncStorage } from './outbox';
import { isLocal, newGameId, type DeviceDb, type KeptGame } from './deviceDb';
import { appended, extendCopy, keepCopy, keepWhole, toStored } from './deviceGames';
import { failureOf, isOutOfReach, isRefusal, StoreError, unlessMissing, unlessOutOfReach } from './error';
import { BATCH, type server } from './server';

type Server = Pick<typeof server, 'create' | 'read' | 'append' | 'remove'>;

export interface Moved {
  /** Its name on this device, and with the server. */
  from: string;
  to: string;
}

/** Hands over every game that began here, and tells the server what was thrown away. */
export async function handOver(db: DeviceDb, to: Server, storage: SyncStorage): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const game of await db.all()) {
    try {
      if (game.deleted) await remove(db, to, game);
      else if (isLocal(game.id) && !game.moved) {
        moved.push({ from: game.id, to: await handOverGame(db, to, storage, game) });
      }
    } catch (error) {
      // A game that it refuses stays here; the others need not wait for it.
      if (!isRefusal(failureOf(error))) break;
    }
  }
  return moved;
}

async function remove(db: DeviceDb, to: Server, { id, given }: KeptGame): Promise<void> {
  const there = isLocal(id) ? given : id;
  if (there) await to.remove(there).catch(unlessOutOfReach);
  // Unless somebody has thought better of it in the meantime.
  await db.change(id, (game) => (game?.deleted ? undefined : game));
}

function unlessTaken(error: unknown): false {
  if (failureOf(error) !== 'stale' && !isOutOfReach(error)) throw error;
  return false;
}

async function handOverGame(db: DeviceDb, to: Server, storage: SyncStorage, { id: here }: KeptGame): Promise<string> {
  for (const sheet of sheetsOf(here, storage)) await takeIn(db, storage, here, sheet);
  const game = await db.get(here);
  if (!game) throw new StoreError('not_found');
  if (game.moved && game.given) return game.given;
  const { id, sent } = await nameThere(db, to, game);
  for (let seen = sent; ; ) {
    const entries = (await db.get(here))?.entries ?? [];
    const batch = entries.slice(seen, seen + BATCH);
    if (batch.length > 0) seen = (await to.append(id, seen, batch)).version;
    else if (await close(db, here, id, seen)) return id;
  }
}

/** Lines that a closed window had no time to keep. */
async function takeIn(db: DeviceDb, storage: SyncStorage, id: string, sheet: Sheet): Promise<void> {
  const game = await db.get(id);
  if (!game || game.moved) return;
  const { seen, entries } = sheet;
  try {
    await db.change(id, (now) => now && !now.moved ? appended(now, seen, entries, Date.now()) : now);
  } catch {
    // Two windows went on, differently: neither is thrown away.
    const whole = wholeOf(sheet, game.entries);
    // One that is still there cares for its lines itself.
    if (!whole || (await isHeld(sheet.key))) return;
    await keepWhole(db, game.header, whole, named(sheet, storage));
  }
  throwAway(sheet, storage);
}

/** What the server calls the game, and how much of it it has already. */
async function nameThere(db: DeviceDb, to: Server, game: KeptGame): Promise<{ id: string; sent: number }> {
  if (game.given) {
    const known = await to.read(game.given).catch(unlessMissing);
    const isSame = known
      ? known.entries.every((entry, i) => entry === game.entries[i])
      : await to.create(game.header, game.given).then(() => true, unlessTaken);
    if (isSame) return { id: game.given, sent: known?.version ?? 0 };
  }
  // Named before it is sent: no lost answer, and no other window, makes a second game of it.
  const noted = await db.change(game.id, (now) =>
    now && !now.moved && now.given === game.given ? { ...now, given: newGameId() } : now,
  );
  const id = noted?.given ?? newGameId();
  await to.create(game.header, id);
  return { id, sent: 0 };
}

/** Leaves only the new name here, unless the game went on in the meantime. */
async function close(db: DeviceDb, id: string, given: string, seen: number): Promise<boolean> {
  let whole: KeptGame | undefined;
  const closed = await db.change(id, (game) => {
    if (!game || game.moved || game.entries.length > seen) return game;
    whole = game;
    return { ...game, entries: [], given, moved: true };
  });
  if (whole) await keepCopy(db, { ...toStored(whole), id: given }).catch(() => undefined);
  return !closed || closed.moved === true;
}

/** Sends lines of a game of the server that no window sends. */
export async function sendUnsent(db: DeviceDb, to: Server, storage: SyncStorage, id: string): Promise<void> {
  // A game that began here may have come to the server while they were written down.
  const there = isLocal(id) ? await nameOfMoved(db, id) : id;
  if (there === undefined) return;
  const refusals: unknown[] = [];
  for (const sheet of sheetsOf(id, storage)) {
    try {
      await sendSheet(db, to, storage, there, sheet);
    } catch (error) {
      const isSafe = isOutOfReach(error) && (await becomeCopy(db, to, storage, there, sheet.key));
      if (!isSafe) refusals.push(error);
    }
  }
  if (refusals.length > 0) throw refusals[0];
}

async function nameOfMoved(db: DeviceDb, id: string): Promise<string | undefined> {
  const game = await db.get(id);
  return game?.moved ? game.given : undefined;
}

async function sendSheet(db: DeviceDb, to: Server, storage: SyncStorage, id: string, sheet: Sheet): Promise<void> {
  let { seen, entries } = sheet;
  while (entries.length > 0) {
    const batch = entries.slice(0, BATCH);
    await to.append(id, seen, batch);
    await extendCopy(db, id, seen, batch).catch(() => undefined);
    // A window that writes on it after all sends its lines itself.
    if (!isUnchanged({ ...sheet, seen, entries }, storage)) return;
    [seen, entries] = [seen + batch.length, entries.slice(batch.length)];
    writeSheet({ ...sheet, seen, entries }, storage);
  }
}

/**
 * Somebody has thrown the game away, or made it his own, but not in this
 * browser, which still has a copy: it becomes one of its own.
 */
async function becomeCopy(db: DeviceDb, to: Server, storage: SyncStorage, id: string, key: string): Promise<boolean> {
  const [game, sheet] = [await db.get(id), readSheet(key, storage)];
  const whole = game && sheet && wholeOf(sheet, game.entries);
  if (!whole || game.deleted) return false;
  await storeWhole(db, to, game.header, whole, named(sheet, storage));
  throwAway(sheet, storage);
  return true;
}
