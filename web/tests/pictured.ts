/** What is on the pictures: games that look played. */

import type { Page } from '@playwright/test';
import type { Setup, TestTable } from './damier';

type Levels = { white: number; black: number };

/** The lines of a game that the computer plays with itself. */
async function play(page: Page, setup: Setup, plies: number, levels: Levels, seed = 5): Promise<string[]> {
  const header = { mode: 'friendly', ...setup };
  const entries: string[] = [];
  const ask = async (question: object) => (await page.request.post('/api/v1/ask', { data: question })).json();
  for (let ply = 0; ply < plies; ply++) {
    const game = { header, entries };
    const { turn, ending } = await ask({ ask: 'view', lang: 'en', game });
    if (ending) break;
    const { action } = await ask({ ask: 'think', game, player: turn, level: levels[turn as keyof Levels], seed });
    const acted = await ask({ ask: 'act', lang: 'en', game, player: turn, action });
    entries.push(...acted.entries);
  }
  return entries;
}

async function show(page: Page, table: TestTable, entries: string[]): Promise<void> {
  for (let seen = 0; seen < entries.length; seen += 40) {
    await page.request.post(`/api/v1/games/${table.id}/entries`, { data: { seen, entries: entries.slice(seen, seen + 40) } });
  }
  await page.reload();
  await page.getByRole('grid').waitFor();
}

/** Lets the computer play both sides for a while, so that there is something to see. */
export async function playOn(page: Page, table: TestTable, setup: Setup, plies: number, seed?: number): Promise<void> {
  await show(page, table, await play(page, setup, plies, { white: 8, black: 8 }, seed));
}

/** A game that White wins; his last move, as one types it, is still to be made. */
export async function playToLastMove(page: Page, table: TestTable, setup: Setup): Promise<string> {
  const entries = await play(page, setup, 200, { white: 8, black: 1 });
  const last = entries.findLastIndex((entry) => /^white \d/.test(entry));
  await show(page, table, entries.slice(0, last));
  return (entries[last] ?? '').replace(/^white |\{.*$/g, '');
}

/** White led until his ninth move, 28-22, and lost a man there. */
export const TURNED = [
  'white 31-26', 'black 20-24', 'white 36-31', 'black 17-22', 'white 34-29', 'black 22-27',
  'white 31x22{27}', 'black 18x27{22}', 'white 32x21{27}', 'black 16x27{21}', 'white 29x20{24}', 'black 14x25{20}',
  'white 33-28', 'black 19-24', 'white 41-36', 'black 13-19', 'white 28-22', 'black 27x18{22}',
  'white 36-31', 'black 12-17', 'white 38-32', 'black 9-13', 'white 40-34', 'black 7-12',
]; // prettier-ignore

/** Somebody played before: games that go on, and some that are over. */
export async function fill(table: TestTable): Promise<void> {
  const person = { kind: 'person', name: null } as const;
  const computer = (level: number) => ({ kind: 'computer', level }) as const;
  const header = { mode: 'friendly', start: null, white: person, clock: null, seed: 1, options: null };
  const jumbo = { edition: 'jumbo-en', rules: 'jumbo/touch-free' };
  const games: [object, ...string[]][] = [
    [{ ...jumbo, black: computer(3) }, ...TURNED, 'white resign', 'over black resigned'],
    [{ ...jumbo, black: computer(3) }, ...TURNED, 'black resign', 'over white resigned'],
    [{ ...jumbo, black: computer(4) }, ...TURNED, 'black resign', 'over white resigned'],
    [{ edition: 'hh-sv', rules: 'swedish/strict/touch-free', black: computer(2) }, 'white 21-17', 'black resign', 'over white resigned'],
    [{ edition: 'hh-da', rules: 'danish/touch-free', black: computer(2) }, 'white 21-17', 'white resign', 'over black resigned'],
    [{ ...jumbo, black: computer(5) }, ...TURNED.slice(0, 12)],
    [{ edition: 'djeco-fr', rules: 'djeco/strict', black: person }, 'white 32-28', 'black 19-23'],
  ];
  for (const [agreed, ...entries] of games) {
    const { request } = table.page;
    const { id } = await (await request.post('/api/v1/games', { data: { header: { ...header, ...agreed } } })).json();
    await request.post(`/api/v1/games/${id}/entries`, { data: { seen: 0, entries } });
  }
}
