/** Another game after one that is over. */

import { route } from '../app/route.svelte';
import type { Header } from '../contract';
import type { Played } from '../play/played';
import { games } from '../saved/games';

/** Begins a game as the last one was, but for what is given. */
export async function beginAnew(last: Played, changed: Partial<Header>): Promise<void> {
  const seed = Math.floor(Math.random() * 2 ** 48);
  try {
    const { id } = await games.create({ ...last.header, ...changed, seed });
    route.go(`/game/${id}`);
  } catch {
    last.trouble = 'unreachable';
  }
}
