/** A game as it was left: what is stored, and what this browser still had to send. */

import type { WholeGame } from './whole';
import { games, storeCopy } from './games';
import { agreement, isHeld, named, sheetsOf, throwAway, wholeOf, type Sheet, type SyncStorage } from './outbox';
import { StoreError } from './error';

export interface Recovered {
  game: WholeGame;
  /** Lines that the server does not have yet. */
  unsent: string[];
  /** Under which name the lines were stored that no longer fit. */
  copy: string | null;
  /** Who had written them down; to be thrown away when they are written down again. */
  sheets: Sheet[];
}

/** Reads a game, with what was never sent. */
export async function open(id: string, storage: SyncStorage = localStorage): Promise<Recovered> {
  // What waits is looked at first. It may be sent, and crossed out, at any
  // time: then it is in the game that is read afterwards.
  const sheets = sheetsOf(id, storage);
  const stored = await games.read(id);
  if (stored.id !== id) {
    const moved = await open(stored.id, storage);
    return sheets.length === 0 ? moved : join(moved, sheets, storage);
  }
  // Nothing can be shown of a game whose very beginning is damaged.
  if (stored.header === null) throw new StoreError('damaged');
  return recover({ ...stored, header: stored.header }, sheets, storage);
}

/** Puts together a stored game and what was never sent. */
export function recover(game: WholeGame, sheets: Sheet[], storage: SyncStorage = localStorage): Promise<Recovered> {
  return join({ game, unsent: [], copy: null, sheets: [] }, sheets, storage);
}

async function join(known: Recovered, sheets: Sheet[], storage: SyncStorage): Promise<Recovered> {
  const { game } = known;
  // Nothing can be added to a damaged game: what waits goes on waiting.
  if (game.damaged) return known;
  let whole = [...game.entries, ...known.unsent];
  let copy = known.copy;
  const taken = [...known.sheets];
  for (const sheet of sheets) {
    const ours = wholeOf(sheet, game.entries);
    const same = ours && agreement(ours, whole);
    // To another's game nothing can be added.
    const mayGoOn = same === whole.length && game.whose !== 'another';
    const fits = ours && (same === ours.length || mayGoOn);
    if (fits && ours.length > whole.length) whole = ours;
    // A window that is still there cares for its lines itself.
    if (!ours || (await isHeld(sheet.key))) continue;
    if (fits) taken.push(sheet);
    else copy = (await becomeCopy(game, sheet, ours, storage)) ?? copy;
  }
  return { game, unsent: whole.slice(game.entries.length), copy, sheets: taken };
}

/** Both went on, differently: neither is thrown away. */
async function becomeCopy({ header }: WholeGame, sheet: Sheet, whole: string[], storage: SyncStorage): Promise<string | null> {
  try {
    const copy = await storeCopy(header, whole, named(sheet, storage));
    throwAway(sheet, storage);
    return copy;
  } catch {
    // It waits for the next time.
    return null;
  }
}
