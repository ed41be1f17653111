/** Finished games of rooms are kept with all others of this device, once. */

import { visit } from '../app/visit.svelte';
import type { Header, RoomState } from '../contract';
import { newGameId } from '../saved/deviceDb';
import { storeCopy } from '../saved/games';

const KEY = 'damier-rooms';
/** So many are remembered. */
const MOST = 200;

/** Under which name a room's game is stored; and where it is, once it is. */
type Note = [room: string, name: string, stored?: string];

/** What was agreed, with the names that are known by now. */
export function withNames(agreed: Header, { white, black }: RoomState): Header {
  const person = (name: string | null) => ({ kind: 'person', name }) as const;
  return { ...agreed, white: person(white.name), black: person(black.name) };
}

/** Lines of the room, between those of the game. */
export const isOfRoom = (line: string): boolean => line.startsWith('room ');

/** Under which name; null if it could not be kept, which is tried again the next time. */
export async function keepFinished(state: RoomState, agreed: Header, lines: readonly string[]): Promise<string | null> {
  const room = state.watch;
  const [, known, stored] = read().find(([key]) => key === room) ?? [];
  if (stored !== undefined) return stored;
  // Where games are everybody's, both players keep the same one.
  const name = known ?? (visit.hasOwners ? newGameId() : room.slice(0, newGameId().length));
  // The name first: another window of this browser shows the same room, and the same name makes no second game.
  note([room, name]);
  try {
    const entries = lines.filter((line) => !isOfRoom(line));
    const id = await storeCopy(withNames(agreed, state), entries, name);
    note([room, name, id]);
    return id;
  } catch {
    return null;
  }
}

function note(one: Note): void {
  const others = read().filter(([key]) => key !== one[0]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, one].slice(-MOST)));
  } catch {
    // A browser that keeps nothing keeps it for this window.
  }
}

function read(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}
