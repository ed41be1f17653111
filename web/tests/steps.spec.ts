/** First steps and puzzles, by touch and by keyboard. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test, type TestTable } from './damier';

/** Touches squares one after the other: taps on a phone. */
async function touch(table: TestTable, isMobile: boolean, ...squares: number[]): Promise<void> {
  for (const square of squares) {
    if (isMobile) await table.square(square).tap();
    else await table.square(square).click();
  }
}

const line = (page: Page) => page.getByTestId('line');
const said = (page: Page) => page.getByTestId('said');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('damier-settings') ?? '{}');
    localStorage.setItem('damier-settings', JSON.stringify({ ...kept, speed: 'none' }));
  });
});

test('a lesson is learned by touch, with a wrong try and a star', async ({ page, table, isMobile }) => {
  await page.goto('/learn');
  await page.getByTestId('course-english').click();
  await page.getByRole('button', { name: '3. You must capture' }).click();
  await expect(line(page)).toHaveText('You must capture. Which of your men can?');

  await touch(table, isMobile, 32, 27);
  await expect(said(page)).toContainText('You must capture. These pieces can: 22.');
  await page.getByRole('button', { name: 'Show me' }).click();
  await touch(table, isMobile, 22, 15);
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(said(page)).toBeEmpty();
  await touch(table, isMobile, 21, 14);
  await expect(said(page)).toHaveText('Well done! A star for you!');
  await expect(page.getByRole('button', { name: '3. You must capture (done)' })).toBeVisible();

  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4. You may choose');
  await page.goto('/learn');
  await expect(page.getByTestId('course-english')).toContainText('one star');
});

test('a lesson is learned by keyboard alone', { tag: '@once' }, async ({ page, table }) => {
  await page.goto('/learn/jumbo-nl');
  await expect(line(page)).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await press('Control+Home', ...Array(6).fill('ArrowDown'), 'ArrowRight');
  await expect(table.square(32)).toBeFocused();
  await press('Enter', 'ArrowUp', 'ArrowRight');
  await expect(table.square(28)).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await press('Enter');
  await expect(line(page)).toHaveText('Move any of your men: always forward, never back.');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await press('Control+Home', ...Array(6).fill('ArrowDown'), 'ArrowRight');
  await expect(table.square(32)).toBeFocused();
  await press('Enter', 'ArrowUp', 'Enter');
  await expect(said(page)).toHaveText('Well done! A star for you!');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Capturing');
});

test('a forgotten capture is huffed, and a draw is agreed', async ({ page, table, isMobile }) => {
  await page.goto('/learn/djeco-fr');
  await page.getByRole('button', { name: '7. Forgotten captures' }).click();
  await touch(table, isMobile, 28);
  await touch(table, isMobile, 32, 28);
  await expect(said(page)).toHaveText('Well done! A star for you!');
  await page.getByRole('button', { name: '9. A draw' }).click();
  await touch(table, isMobile, 41, 47);
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(said(page)).toHaveText('Well done! A star for you!');
});

test('a puzzle is failed, then solved, and remembered', async ({ page, table, isMobile }) => {
  const [first = ''] = readFileSync('puzzles/puzzles-jumbo.txt', 'utf8').split('\n');
  const moves = first.split(';')[1]!.split(' ').map((move) => move.match(/\d+/g)!.map(Number));
  await page.goto('/puzzles/jumbo');
  await expect(page.getByTestId('to-move')).toHaveText('White to move and win');
  await touch(table, isMobile, 28, 23);
  await expect(said(page)).toHaveText('Not this one. Try again.');
  for (let i = 0; i < moves.length; i += 2) {
    await touch(table, isMobile, moves[i]![0]!, moves[i]![1]!);
    if (i + 2 < moves.length) await expect(said(page)).toHaveText('Right! Go on.');
  }
  await expect(said(page)).toHaveText('Solved!');
  await expect(page.getByTestId('count')).toHaveText('one puzzle solved');
  await page.reload();
  await expect(page.getByText('Puzzle 2 of')).toBeVisible();

  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(said(page)).toHaveText('That was the solution.');
  await expect(page.getByTestId('count')).toHaveText('one puzzle solved');
  await page.getByText('Hard', { exact: true }).click();
  await expect(page.getByText('Puzzle 1 of')).toBeVisible();
});

test('another move that wins, too, is not called wrong', async ({ page, table, isMobile }) => {
  // By chance the solution is to go to the far corner.
  await page.route(/puzzles-jumbo-[^/]*\.txt$/, (route) => route.fulfill({ body: 'W:WK50:B16;50-6;400\n' }));
  await page.goto('/puzzles/jumbo');
  await touch(table, isMobile, 50, 11);
  await expect(said(page)).toHaveText('Not this one. Try again.');
  await touch(table, isMobile, 50, 45);
  await expect(said(page)).toHaveText('That is good as well! Now look for the other move.');
  await expect(table.square(50)).toHaveAccessibleName(/king: White/);
  await touch(table, isMobile, 50, 6);
  await expect(said(page)).toHaveText('Solved!');
  await expect(page.getByTestId('count')).toHaveText('one puzzle solved');
});

test('everybody can use these pages', async ({ page }) => {
  await bringAxe(page);
  for (const path of ['/learn', '/learn/djeco-nl', '/puzzles/swedish']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/learn') await expect(page.getByRole('grid')).toBeVisible();
    await expectNoViolations(page);
  }
});

test('no such course and no such puzzles', async ({ page }) => {
  await page.goto('/learn/losing');
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await page.goto('/puzzles/losing');
  await expect(page.getByText('There is no such page.')).toBeVisible();
});
