/** Endgame tables: exact values on the analysis board, and larger tables on demand. */

import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';
import { Server, newFolder, throwAway } from './server';

test.beforeEach(({ page }) => {
  test.slow();
  return bringAxe(page);
});

const lines = (page: Page) => page.getByTestId('lines');
const tables = (page: Page) => page.getByTestId('tables');

/** They are among what is seldom wanted. */
async function openTables(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'More' }).click();
  await tables(page).getByText('Endgame tables').click();
}

/** Opens the analysis board by way of a position. */
async function analyse(page: Page, url: string, fen: string): Promise<void> {
  await page.goto(`${url}/setup/english?fen=${encodeURIComponent(fen)}`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

test('three pieces are known at once, four when tables are built', async ({ page }) => {
  const folder = newFolder();
  let server = await Server.start(folder);
  try {
    await analyse(page, server.url, 'W:WK18,K23:BK1');
    await expect(lines(page)).toContainText('won in 10 moves');
    await analyse(page, server.url, 'W:WK27:BK32');
    await expect(lines(page)).toContainText('drawn');

    await analyse(page, server.url, 'W:WK18,K23,K14:BK1');
    await expect(lines(page).locator('li').first()).toBeVisible();
    await expect(lines(page)).not.toContainText('Endgame tables');
    await openTables(page);
    await expect(tables(page)).toContainText('up to 3 pieces');
    await expect(tables(page)).toContainText(/about \d+ megabytes? on disk and about \d+ (second|minute)s? to build/);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Build tables for 4 pieces' }).click();
    await expect(tables(page)).toContainText(/Building tables for 4 pieces: \d+%|up to 4 pieces/);
    await expect(tables(page)).toContainText('up to 4 pieces', { timeout: 120_000 });
    // The board asks again by itself.
    await expect(lines(page)).toContainText(/Endgame tables: won in \d+ moves?/);

    // The computer plays by them as well.
    const seat = { kind: 'person', name: null };
    const header = { edition: null, rules: 'english', start: 'W:WK18,K23,K14:BK1', mode: 'friendly' };
    const seats = { white: { kind: 'computer', level: 12 }, black: seat, clock: null, seed: 1, options: null };
    const made = await page.request.post(`${server.url}/api/v1/games`, { data: { header: { ...header, ...seats } } });
    const asked = page.waitForRequest((request) => request.postData()?.includes('"ask":"think"') === true);
    await page.goto(`${server.url}/game/${(await made.json()).id}`);
    expect((await asked).url()).toBe(`${server.url}/api/v1/ask`);
    await expect(page.getByTestId('turn')).toHaveText('It is your turn.');

    await analyse(page, server.url, 'W:WK18,K23,K14:BK1');
    await openTables(page);
    // A larger one is stopped; what there is stays, and outlives the server.
    await page.getByRole('button', { name: 'Build tables for 5 pieces' }).click();
    await page.getByRole('button', { name: 'Stop building' }).click();
    await expect(page.getByRole('button', { name: 'Build tables for 5 pieces' })).toBeVisible({ timeout: 60_000 });
    await expectNoViolations(page);
    await server.stop();
    server = await Server.start(folder);
    await analyse(page, server.url, 'B:WK18,K23,K14:BK1');
    await expect(lines(page)).toContainText(/lost in \d+ moves?/);

    // Who needs the room takes them away again.
    await openTables(page);
    await page.getByRole('button', { name: 'Remove these tables' }).click();
    await expect(tables(page)).toContainText('up to 3 pieces');
    await expect(page.getByRole('button', { name: 'Build tables for 4 pieces' })).toBeVisible();
  } finally {
    await server.stop();
    throwAway(folder);
  }
});

test('where there can be no tables, that is said', async ({ page }) => {
  await page.goto(`/setup/frisian?fen=${encodeURIComponent('W:WK18:BK1')}`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await openTables(page);
  await expect(tables(page)).toContainText('There are no tables for this game.');
});
