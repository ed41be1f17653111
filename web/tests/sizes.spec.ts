/** Every page in every shape of window, in the languages with the longest words. */

import type { Page } from '@playwright/test';
import { expect, test } from './damier';
import { beyond, BOARDS, PAGES } from './windows';

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

test.use({ trace: 'off' });

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
