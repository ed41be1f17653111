/** The list of saved games: the server's and those of this device. */

import type { Summary } from '../wire';
import { isAway } from './games';
import { withUnsent } from './journal';
import { isLocal, openKeep, type Keep, type KeptGame, type Standing } from './keep';
import { fits } from './local';
import { referee } from './referee.svelte';
import { server } from './server';

export interface Listing {
  games: Summary[];
  hasMore: boolean;
}

interface Query {
  search?: string;
  limit: number;
  before?: string | undefined;
}

export async function listGames({ search = '', limit, before }: Query): Promise<Listing> {
  const keep = await openKeep();
  const kept = await keep.all();
  const found = kept.filter((game) => !game.moved && !game.deleted && fits(game.header, search));
  try {
    const there = await server.list({ search, limit, ...(before && { before }) });
    // What is thrown away, or on its way to the server, is not to be seen twice.
    const isHidden = (id: string) => kept.some((game) => (game.deleted ? game.id : game.given) === id && !game.moved);
    const here = before ? [] : await summaries(keep, found.filter(({ id }) => isLocal(id)));
    return { games: [...here, ...there.filter(({ id }) => !isHidden(id))], hasMore: there.length === limit };
  } catch (error) {
    if (!isAway(error)) throw error;
    return { games: before ? [] : await summaries(keep, found), hasMore: false };
  }
}

/** The last first. */
async function summaries(keep: Keep, games: KeptGame[]): Promise<Summary[]> {
  const all = await Promise.all(games.map((game) => summary(keep, game)));
  return all.sort((a, b) => b.updated_at - a.updated_at);
}

async function summary(keep: Keep, kept: KeptGame): Promise<Summary> {
  const { id, header, created_at, updated_at } = kept;
  const entries = withUnsent(id, kept.entries);
  // One that cannot be judged is listed all the same.
  const judged = await standing(keep, kept, entries).catch(() => undefined);
  const { result, moves } = judged ?? { result: '*', moves: 0 };
  return { id, header, version: entries.length, created_at, updated_at, result, moves };
}

/** How a game stands: asked once, and remembered. */
async function standing(keep: Keep, { id, header, standing: known }: KeptGame, entries: string[]): Promise<Standing> {
  const after = entries.length;
  if (known?.after === after) return known;
  const { ending, history } = await referee.view({ header, entries });
  const result = (ending?.result ?? '*') as Standing['result'];
  const moves = history.filter(({ kind }) => kind === 'move').length;
  const judged = { after, result, moves };
  await keep.change(id, (game) => game && { ...game, standing: judged });
  return judged;
}
