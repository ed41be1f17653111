/** The list of saved games: the server's and those of this device. */

import type { GameSummary, Header } from '../contract';
import { hasServer } from '../app/host';
import { isAway } from './error';
import { withUnsent } from './outbox';
import { isLocal, openDeviceDb, type DeviceDb, type KeptGame, type KeptDigest } from './deviceDb';
import { referee } from '../app/referee.svelte';
import { server } from './server';
import { texts } from '../app/texts.svelte';

interface Listing {
  games: GameSummary[];
  /** How many there are, with those that are not shown yet. */
  total: number;
  hasMore: boolean;
}

/** What somebody looks for; what is empty does not matter. */
export interface Wanted {
  search: string;
  state: '' | 'running' | 'finished';
  opponent: '' | 'computer' | 'people';
  /** The id of an edition or a game. */
  game: string;
}

export const NOTHING_SPECIAL: Wanted = { search: '', state: '', opponent: '', game: '' };

const CHOICES = { state: ['running', 'finished'], opponent: ['computer', 'people'] };

/** What the end of an address asks for. */
export function wantedIn(address: string): Wanted {
  const given = new URLSearchParams(address);
  const choice = (name: keyof typeof CHOICES) => CHOICES[name].find((value) => value === given.get(name)) ?? '';
  const text = (name: string) => given.get(name) ?? '';
  return { search: text('search'), state: choice('state'), opponent: choice('opponent'), game: text('game') } as Wanted;
}

/** The end of an address that asks for it. */
export function addressOf(wanted: Wanted): string {
  const given = chosenIn(wanted);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const chosenIn = (wanted: Wanted): [string, string][] =>
  Object.entries(wanted).filter(([, value]) => value.trim() !== '');

interface Query extends Partial<Wanted> {
  limit: number;
  before?: string | undefined;
}

export async function listGames({ limit, before, ...given }: Query): Promise<Listing> {
  const wanted = { ...NOTHING_SPECIAL, ...given };
  const db = await openDeviceDb();
  const kept = await db.all();
  const here = kept.filter((game) => !game.moved && !game.deleted && isListed(game));
  try {
    const { games: there, total } = await server.list({ ...wanted, lang: texts.language, limit, before });
    // What is thrown away, or on its way to the server, is not to be seen twice.
    const isHidden = (id: string) => kept.some((game) => (game.deleted ? game.id : game.given) === id && !game.moved);
    const shown = there.filter(({ id }) => !isHidden(id));
    const own = before ? [] : await fitting(wanted, await summaries(db, here.filter(({ id }) => isLocal(id))));
    // Hidden games of later pages are still counted: the server is told of what
    // is thrown away, and gets what is on its way, now that it answers, and then
    // the list is asked for anew.
    const seen = shown.length - there.length + own.length;
    return { games: [...own, ...shown], total: total + seen, hasMore: there.length === limit };
  } catch (error) {
    if (!isAway(error)) throw error;
    const games = before ? [] : await fitting(wanted, await summaries(db, here));
    return { games, total: games.length, hasMore: false };
  }
}

/**
 * Not what another let this device read; nor, without a server, copies of the
 * games of one: its page may share the device with this one.
 */
const isListed = ({ id, whose }: KeptGame) => whose !== 'another' && (hasServer || isLocal(id));

/** Those that somebody looks for, as the server finds them. */
async function fitting(wanted: Wanted, games: GameSummary[]): Promise<GameSummary[]> {
  const chosen = chosenIn(wanted);
  if (games.length === 0 || chosen.length === 0) return games;
  // A search means nothing to one whose beginning is damaged.
  const whole = games.flatMap((game) => (game.header ? [{ ...game, header: game.header }] : []));
  const fits = await asked(chosen, whole).catch(() => whole.map((game) => fitsPlainly(wanted, game)));
  return whole.filter((_, i) => fits[i]);
}

type Whole = GameSummary & { header: Header };

async function asked(chosen: [string, string][], games: Whole[]): Promise<boolean[]> {
  const { fits } = await referee.answer({
    ask: 'find',
    lang: texts.language,
    wanted: { search: '', ...Object.fromEntries(chosen) },
    games: games.map(({ header, result, created_at, updated_at }) => ({
      header,
      result,
      begun: dayOf(created_at),
      played: dayOf(updated_at),
    })),
  });
  return fits;
}

/** Nobody is there who knows what rows say: by what was written down. */
function fitsPlainly({ search, state, opponent, game }: Wanted, { header, result }: Whole): boolean {
  const { edition, rules, white, black } = header;
  const seats = [white, black];
  const isState = state === '' || (state === 'running') === (result === '*');
  const hasComputer = seats.some(({ kind }) => kind === 'computer');
  const isOpponent = opponent === '' || (opponent === 'computer') === hasComputer;
  const isGame = [edition, rules.split('/')[0], ''].includes(game);
  const names = seats.map((seat) => (seat.kind === 'person' ? seat.name : null) ?? '');
  const text = [edition, rules, ...names].join(' ').toLowerCase();
  const isFound = search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
  return isState && isOpponent && isGame && isFound;
}

/** A day of this device's calendar, as 2026-11-16. */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The last first. */
async function summaries(db: DeviceDb, games: KeptGame[]): Promise<GameSummary[]> {
  const all = await Promise.all(games.map((game) => summary(db, game)));
  return all.sort((a, b) => b.updated_at - a.updated_at);
}

async function summary(db: DeviceDb, kept: KeptGame): Promise<GameSummary> {
  const { id, header, created_at, updated_at, whose = 'yours' } = kept;
  const entries = withUnsent(id, kept.entries);
  // One that cannot be judged is listed all the same.
  const judged = await digestOf(db, kept, entries).catch(() => undefined);
  const { result, moves, full_moves, placement } = judged ?? { result: '*', moves: 0, full_moves: 0, placement: null };
  return { id, header, version: entries.length, created_at, updated_at, result, moves, full_moves, placement, whose };
}

/** How a game stands: asked once, and remembered. */
async function digestOf(db: DeviceDb, { id, header, standing: known }: KeptGame, entries: string[]): Promise<KeptDigest> {
  const after = entries.length;
  // What an older version of the page remembered has no placement.
  if (known?.after === after && known.placement) return known;
  const judged = { after, ...(await referee.digest({ header, entries })) };
  await db.change(id, (game) => game && { ...game, standing: judged });
  return judged;
}
