/** Every page in every shape of window, by day and by night, into the folder that `PICTURES` names: to be looked at. */

import type { Page } from '@playwright/test';
import { DESKTOP, Side } from '../tests/rooms';
import { test, type Setup } from '../tests/damier';
import { fill, playOn, TURNED } from '../tests/pictured';

declare const process: { env: Record<string, string | undefined> };
const { PICTURES = 'test-results/pages' } = process.env;

const SHAPES = [[320, 568], [390, 844], [844, 390], [820, 1180], [1280, 800], [2560, 1440]] as const;
const COMPUTER = { kind: 'computer', level: 4 } as const;
const JUMBO: Setup = { edition: 'jumbo-en', rules: 'jumbo/touch-free', black: COMPUTER };

test.describe.configure({ timeout: 180_000 });

async function takeAll(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of SHAPES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${PICTURES}/${name}-${width}x${height}-${colorScheme}.png`, animations: 'disabled' });
    }
  }
}

const PAGES: Record<string, string> = {
  'home-new': '/',
  'new-game': '/new/hh-sv',
  rules: '/rules/djeco-fr',
  compare: '/compare/hh-gb/hh-fi',
  house: '/house/jumbo/8x8/rows=3/forward',
  desk: '/study?rules=jumbo&fen=W:W26,27,28,32,33,35,37,38:B7,8,9,12,13,14,16,17',
  setup: '/setup',
  lessons: '/learn',
  lesson: '/learn/hh-sv',
  puzzles: '/puzzles',
  puzzle: '/puzzles/jumbo/easy/3',
};

for (const [name, address] of Object.entries(PAGES)) {
  test(`page: ${name}`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await takeAll(page, name);
  });
}

test('pages of somebody who played', async ({ page, table }) => {
  await fill(table);
  for (const [name, address] of [['home', '/'], ['games', '/games'], ['statistics', '/statistics']] as const) {
    await page.goto(address);
    await takeAll(page, name);
  }
});

test('a game', async ({ page, table }) => {
  await table.open(JUMBO);
  await playOn(page, table, JUMBO, 16);
  await takeAll(page, 'game');
});

test('the result', async ({ page, table }) => {
  await table.open(JUMBO);
  await page.request.post(`/api/v1/games/${table.id}/entries`, { data: { seen: 0, entries: TURNED } });
  await page.reload();
  await table.button('Resign').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Try again from here').waitFor();
  await takeAll(page, 'result');
});

test('a room, waiting and playing', async ({ browser, baseURL }) => {
  const [host, guest] = [await Side.at(browser, DESKTOP), await Side.at(browser, DESKTOP)];
  const link = await host.openRoom(baseURL!, { name: 'Anna' });
  await takeAll(host.page, 'room-waiting');
  await host.page.setViewportSize({ width: 1280, height: 900 });
  await guest.sitDown(link, 'Ben');
  await host.page.getByRole('grid').waitFor();
  await host.table.type('32-28');
  await guest.table.type('19-23');
  await takeAll(host.page, 'room-game');
});
