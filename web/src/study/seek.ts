/** Looking through many games for a position, some games at a time. */

import { hasServer } from '../app/host';
import { referee } from '../app/referee.svelte';
import type { AskSeek, GameSummary, SavedGame, SoughtGame } from '../contract';
import { isLocal } from '../saved/deviceDb';
import { games } from '../saved/games';
import { listGames } from '../saved/list';
import { server } from '../saved/server';
import type { GameFile } from './library.svelte';

/** What is looked for. */
export type Wanted = Omit<AskSeek, 'pdn' | 'games'>;

/** A game in which it was found. */
export interface Hit extends Pick<SoughtGame, 'ply' | 'placement' | 'is_reversed' | 'next'> {
  /** Where it can be looked at. */
  place: string;
  names: string;
}

/** Told after every part: what was found in it, and how far it has come. */
export type Tell = (hits: Hit[], done: number, count: number) => void;

/** As much as takes a moment. */
const PART = { games: 100, bytes: 128 << 10 };
/** So many saved games are listed, and fetched, at a time. */
const [LISTED, FETCHED] = [100, 20];

const seek = async (wanted: Wanted, given: Pick<AskSeek, 'pdn' | 'games'>): Promise<SoughtGame[]> =>
  (await referee.answer({ ask: 'seek', ...wanted, ...given })).games;

const named = (white: string | null | undefined, black: string | null | undefined) => `${white ?? '?'} – ${black ?? '?'}`;

/** The bounds of parts: game after game, while they are neither too many nor too long. */
export function* partsOf(starts: readonly number[], end: number, most = PART): Generator<[number, number]> {
  for (let from = 0; from < starts.length; ) {
    let to = from + 1;
    const reach = (starts[from] ?? 0) + most.bytes;
    while (to < starts.length && to - from < most.games && (starts[to + 1] ?? end) <= reach) to++;
    yield [from, to];
    from = to;
  }
}

export async function seekInFile(file: GameFile, wanted: Wanted, tell: Tell, signal: AbortSignal): Promise<void> {
  // Their names, which are not kept with the file.
  await file.list(signal);
  for (const [from, to] of partsOf(file.starts, file.length)) {
    signal.throwIfAborted();
    const found = await seek(wanted, { pdn: file.text(from, to) });
    const hits = found.map(({ number, ...hit }) => {
      const game = file.games[from + number];
      return { ...hit, place: `/study/file/${file.key}/${from + number + 1}`, names: named(game?.white, game?.black) };
    });
    signal.throwIfAborted();
    tell(hits, to, file.count);
  }
}

export async function seekInSaved(
  wanted: Wanted,
  nameOf: (game: GameSummary) => string,
  tell: Tell,
  signal: AbortSignal,
): Promise<void> {
  let done = 0;
  for (let before: string | undefined; ; ) {
    const { games: listed, total, hasMore } = await listGames({ limit: LISTED, before });
    for (let from = 0; from < listed.length; from += FETCHED) {
      const some = listed.slice(from, from + FETCHED);
      const read = await Promise.all(some.map(({ id }) => entriesOf(id)));
      const whole = some.flatMap((summary, i) => (read[i] ? [{ summary, game: read[i] }] : []));
      signal.throwIfAborted();
      const found = await seek(wanted, { games: whole.map(({ game }) => game) });
      signal.throwIfAborted();
      done += some.length;
      const hits = found.flatMap(({ number, ...hit }) => {
        const summary = whole[number]?.summary;
        return summary ? [{ ...hit, place: `/study/${summary.id}`, names: nameOf(summary) }] : [];
      });
      tell(hits, done, total);
    }
    before = listed.findLast(({ id }) => !isLocal(id))?.id;
    if (!hasMore || before === undefined) return tell([], done, done);
  }
}

/** One that is damaged, or was thrown away meanwhile, is passed over. No copy of it is kept. */
async function entriesOf(id: string): Promise<SavedGame | null> {
  const read = isLocal(id) || !hasServer ? games.read(id) : server.read(id);
  const { header, entries } = await read.catch(() => games.read(id)).catch(() => ({ header: null, entries: [] }));
  return header ? { header, entries } : null;
}
