/** The pages for those who have told their browser to make letters twice as large. */

import config from '../playwright.config';
import { expect, test } from './damier';
import { beyond, BOARDS, PAGES } from './windows';

const given = config.use?.launchOptions;
test.use({
  trace: 'off',
  locale: 'de-DE',
  launchOptions: { ...given, args: [...(given?.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

test('no page is wider than its window with letters twice as large', async ({ page }) => {
  test.slow();
  for (const address of [...PAGES, ...BOARDS]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    for (const [width, height] of [[1280, 900], [640, 900]] as const) {
      await page.setViewportSize({ width, height });
      const found = await beyond(page);
      expect.soft(found.page, `${address}, ${width} wide`).toBeLessThanOrEqual(0);
    }
  }
});
