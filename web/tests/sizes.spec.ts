/** Every page in every shape of window, in the languages with the longest words. */

import type { Page } from '@playwright/test';
import { expect, test } from './damier';

/** 640×360 is a window of 1280×720 whose page was made twice as large. */
const SIZES: [number, number][] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [640, 360],
  [820, 1180],
  [1280, 720],
  [2560, 1440],
];

const PAGES = ['/', '/new/djeco-fr', '/new/hh-sv', '/games', '/rules', '/rules/hh-fi', '/compare', '/house', '/learn', '/puzzles', '/study'];

/** With a board that is played on. */
const BOARDS = [
  '/setup/jumbo',
  '/setup/hh-sv',
  `/study?${new URLSearchParams({ rules: 'djeco', fen: 'W:W31,32:B19,20' })}`,
  '/learn/djeco',
  '/puzzles/jumbo',
];

test.use({ trace: 'off' });

/** How far the page reaches beyond the window, and what of the board is not in it. */
async function beyond(page: Page): Promise<{ page: number; board: number }> {
  // A frame later everything has its place.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => {
    const box = document.querySelector('[data-testid=board]')?.getBoundingClientRect();
    const out = box ? Math.max(0, -box.top, -box.left, box.bottom - innerHeight, box.right - innerWidth) : 0;
    return { page: document.documentElement.scrollWidth - innerWidth, board: Math.round(out) };
  });
}

for (const locale of ['de-DE', 'fi-FI', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale });

    const looksRight = async (page: Page, address: string) => {
      const wrong: object[] = [];
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = await beyond(page);
        if (found.page > 0 || found.board > 0) wrong.push({ address, width, height, ...found });
      }
      expect(wrong).toEqual([]);
    };

    test('no page is wider than its window', async ({ page }) => {
      test.slow();
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await looksRight(page, address);
      }
    });

    test('the whole board is in sight', async ({ page, table }) => {
      test.slow();
      for (const address of BOARDS) {
        await page.goto(address);
        await expect(page.getByTestId('board').getByRole('grid')).toBeVisible();
        await looksRight(page, address);
      }
      await table.open({ rules: 'djeco/strict', edition: 'djeco-fr', black: { kind: 'computer', level: 1 } });
      await looksRight(page, 'a game');
      await page.goto(`/study/${table.id}`);
      await expect(page.getByTestId('board').getByRole('grid')).toBeVisible();
      await looksRight(page, 'its analysis');
    });
  });
}
