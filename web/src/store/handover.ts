/**
 * The server answers again: it gets what happened without it.
 *
 * Whatever breaks off in between is taken up again without doing anything
 * twice. A game is gone from here only when the server has all of it.
 */

import { readJournal, writeJournal, type Shelf } from './journal';
import { isLocal, newGameId, type Keep, type KeptGame } from './keep';
import { appended, begin, extendCopy, keepCopy, toStored } from './local';
import { BATCH, ServerError, type server } from './server';

type Server = Pick<typeof server, 'create' | 'read' | 'append' | 'remove'>;

export interface Moved {
  /** Its name on this device, and with the server. */
  from: string;
  to: string;
}

/** Hands over every game that began here, and tells the server what was thrown away. */
export async function handOver(keep: Keep, to: Server, shelf: Shelf): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const game of await keep.all()) {
    try {
      if (game.deleted) await throwAway(keep, to, game);
      else if (isLocal(game.id) && !game.moved) {
        moved.push({ from: game.id, to: await handOverGame(keep, to, shelf, game) });
      }
    } catch (error) {
      // A game that it refuses stays here; the others need not wait for it.
      const isRefused = error instanceof ServerError && REFUSALS.includes(error.kind);
      if (!isRefused) break;
    }
  }
  return moved;
}

const REFUSALS = ['impossible', 'bad_request', 'too_large', 'stale', 'damaged', 'not_found'];

async function throwAway(keep: Keep, to: Server, { id, given }: KeptGame): Promise<void> {
  const there = isLocal(id) ? given : id;
  if (there) await to.remove(there).catch(unlessMissing);
  // Unless somebody has thought better of it in the meantime.
  await keep.change(id, (game) => (game?.deleted ? undefined : game));
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof ServerError) || error.kind !== 'not_found') throw error;
}

function unlessTaken(error: unknown): false {
  if (!(error instanceof ServerError) || error.kind !== 'stale') throw error;
  return false;
}

async function handOverGame(keep: Keep, to: Server, shelf: Shelf, game: KeptGame): Promise<string> {
  await takeIn(keep, shelf, game);
  const { id, sent } = await nameThere(keep, to, game);
  for (let seen = sent; ; ) {
    const entries = (await keep.get(game.id))?.entries ?? [];
    const batch = entries.slice(seen, seen + BATCH);
    if (batch.length > 0) seen = (await to.append(id, seen, batch)).version;
    else if (await close(keep, game.id, id, seen)) return id;
  }
}

/** Lines that a closed window had no time to keep. */
async function takeIn(keep: Keep, shelf: Shelf, game: KeptGame): Promise<void> {
  const journal = readJournal(game.id, shelf);
  if (!journal) return;
  const { seen, entries } = journal;
  try {
    await keep.change(game.id, (now) => now && appended(now, seen, entries, Date.now()));
  } catch {
    // Two windows went on, differently: neither is thrown away.
    const id = await begin(keep, game.header);
    const whole = [...game.entries.slice(0, seen), ...entries];
    await keep.change(id, (other) => other && { ...other, entries: whole });
  }
  const isSame = JSON.stringify(readJournal(game.id, shelf)) === JSON.stringify(journal);
  if (isSame) writeJournal(game.id, { seen: 0, entries: [] }, shelf);
}

/** What the server calls the game, and how much of it it has already. */
async function nameThere(keep: Keep, to: Server, game: KeptGame): Promise<{ id: string; sent: number }> {
  if (game.given) {
    const known = await to.read(game.given).catch(unlessMissing);
    const isSame = known
      ? known.entries.every((entry, i) => entry === game.entries[i])
      : await to.create(game.header, game.given).then(() => true, unlessTaken);
    if (isSame) return { id: game.given, sent: known?.version ?? 0 };
  }
  // Named before it is sent: no lost answer, and no other window, makes a second game of it.
  const noted = await keep.change(game.id, (now) =>
    now && !now.moved && now.given === game.given ? { ...now, given: newGameId() } : now,
  );
  const id = noted?.given ?? newGameId();
  await to.create(game.header, id);
  return { id, sent: 0 };
}

/** Leaves only the new name here, unless the game went on in the meantime. */
async function close(keep: Keep, id: string, given: string, seen: number): Promise<boolean> {
  let whole: KeptGame | undefined;
  const closed = await keep.change(id, (game) => {
    if (!game || game.moved || game.entries.length > seen) return game;
    whole = game;
    return { ...game, entries: [], given, moved: true };
  });
  if (whole) await keepCopy(keep, { ...toStored(whole), id: given }).catch(() => undefined);
  return !closed || closed.moved === true;
}

/** Sends lines of a game of the server that no window sends. */
export async function sendJournal(keep: Keep, to: Server, shelf: Shelf, id: string): Promise<void> {
  const journal = readJournal(id, shelf);
  if (!journal || isLocal(id)) return;
  let { seen, entries } = journal;
  while (entries.length > 0) {
    const batch = entries.slice(0, BATCH);
    const { version } = await to.append(id, seen, batch);
    await extendCopy(keep, id, seen, batch).catch(() => undefined);
    [seen, entries] = [version, entries.slice(batch.length)];
    writeJournal(id, { seen, entries }, shelf);
  }
}
