/** What the computer thinks of a game that is over: quickly, in the background, and once. */

import { reader, referee } from '../app/referee.svelte';
import type { CourseRow, SavedGame } from '../contract';
import { Analyst } from '../study/ask';

export interface Review {
  /** White's share of the points before the first move. */
  before: number;
  rows: CourseRow[];
}

/** As many moves as one answer has. */
const BATCH = 8;
/** For all moves together, and for one. */
const NODES = 200_000;
const [LEAST, MOST] = [400, 8000];
/** After this time moves are only glanced at; after that, it is given up. */
const [HURRY_MS, LONGEST_MS] = [1200, 6000];

const known = new Map<string, Promise<Review | null>>();

/** Null if nobody can be asked, or only slowly. */
export function review(id: string, game: SavedGame): Promise<Review | null> {
  const key = [id, game.entries.length, ...Object.values(reader())].join();
  const asked = known.get(key) ?? run(game).catch(() => null);
  known.set(key, asked);
  return asked;
}

/** Whether it is good to have pieces: in some games whoever loses all of them wins. */
export async function isTakingGood(rules: string): Promise<boolean> {
  const answer = await referee.house(rules).catch(() => null);
  const fields = answer && 'house' in answer ? answer.house.groups.flatMap((group) => group.fields) : [];
  return fields.find(({ name }) => name === 'goal')?.value !== 'lose';
}

async function run(game: SavedGame): Promise<Review | null> {
  const analyst = new Analyst();
  const begun = performance.now();
  const found: Review = { before: 0.5, rows: [] };
  let nodes = MOST;
  try {
    for (let moves = 1; found.rows.length < moves; ) {
      const from = found.rows.length;
      const answer = await analyst.course(game, from, BATCH, nodes);
      if (answer.rows.length === 0) break;
      if (from === 0) found.before = answer.before;
      found.rows.push(...answer.rows);
      ({ moves } = answer);
      const spent = performance.now() - begun;
      if (spent > LONGEST_MS) return null;
      nodes = spent > HURRY_MS ? LEAST : Math.min(MOST, Math.max(LEAST, Math.round(NODES / moves)));
    }
  } finally {
    analyst.stop();
  }
  return found;
}
