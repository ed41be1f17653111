/** What is looked at in windows of many shapes. */

import type { Page } from '@playwright/test';

export const PAGES = [
  '/',
  '/new/djeco-fr',
  '/new/hh-sv',
  '/games',
  '/statistics',
  '/rules',
  '/rules/hh-fi',
  '/compare',
  '/compare/hh-gb/hh-fi',
  '/house',
  '/house/jumbo/optional',
  '/learn',
  '/puzzles',
  '/study',
];

/** With a board that is played on. */
export const BOARDS = [
  '/setup/jumbo',
  '/setup/hh-sv',
  '/study/seek',
  `/study?${new URLSearchParams({ rules: 'djeco', fen: 'W:W31,32:B19,20' })}`,
  '/learn/djeco',
  '/puzzles/jumbo',
];

/** How far the page reaches beyond the window, and what of the board is not in it. */
export async function beyond(page: Page): Promise<{ page: number; board: number }> {
  // A frame later everything has its place.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => {
    const box = document.querySelector('[data-testid=board]')?.getBoundingClientRect();
    const out = box ? Math.max(0, -box.top, -box.left, box.bottom - innerHeight, box.right - innerWidth) : 0;
    return { page: document.documentElement.scrollWidth - innerWidth, board: Math.round(out) };
  });
}
