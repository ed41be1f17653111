/** Finished games of rooms are kept with all others of this device, once. */

import { visit } from '../app/visit.svelte';
import type { SavedGame } from '../contract';
import { newGameId } from '../saved/deviceDb';
import { storeCopy } from '../saved/games';

const KEY = 'damier-rooms';
/** So many are remembered. */
const MOST = 200;

/** Under which name; null if it could not be kept. */
export async function keepFinished(room: string, { header, entries }: SavedGame): Promise<string | null> {
  const known = read();
  const found = known.find(([key]) => key === room)?.[1];
  if (found !== undefined) return found;
  // Where games are everybody's, both players keep the same one.
  const name = visit.hasOwners ? newGameId() : room.slice(0, newGameId().length);
  try {
    // Noted first: another window of this browser shows the same room.
    localStorage.setItem(KEY, JSON.stringify([...known, [room, name]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing keeps it for this window.
  }
  return storeCopy(header, entries, name).catch(() => null);
}

function read(): [room: string, id: string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}
