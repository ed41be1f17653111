/** What hands and eyes do at the desk: keys, notes, previews, the gauge, going through by itself. */

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

test.beforeEach(({ page }) => {
  test.slow();
  return bringAxe(page);
});

const square = (page: Page, number: number) => page.locator(`[role=grid] [data-square="${number}"]`);
const moves = (page: Page) => page.getByTestId('moves');
const current = (page: Page) => moves(page).locator('[aria-current]');
const preview = (page: Page) => page.getByTestId('preview');
const PDN = '[White "Anna"][Black "Bram"][GameType "20"] 1. 32-28 19-23 (1... 20-25 2. 31-27) 2. 28x19 14x23 3. 37-32 *';

async function open(page: Page, pdn = PDN): Promise<void> {
  await page.goto('/study');
  await page.getByLabel('Or paste its text').fill(pdn);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(moves(page)).toBeVisible();
}

const silence = (page: Page) => page.getByRole('button', { name: 'Computer', exact: true }).click();

test('keys go through a game and its variations', async ({ page }) => {
  await open(page);
  await silence(page);
  await page.locator('body').press('j');
  await expect(current(page)).toHaveText('32-28');
  await page.keyboard.press('j');
  await expect(current(page)).toHaveText('19-23');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(current(page)).toHaveText('20-25');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('31-27');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(current(page)).toHaveText('19-23');
  await page.keyboard.press('k');
  await expect(current(page)).toHaveText('32-28');
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveText('37-32');
  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toHaveCount(0);
  const before = (await square(page, 46).boundingBox())!.y;
  await page.keyboard.press('f');
  await expect.poll(async () => (await square(page, 46).boundingBox())!.y).toBeLessThan(before);
});

test('keys ask the computer, follow it and hide what it shows', async ({ page }) => {
  await page.goto('/study?rules=english&fen=' + encodeURIComponent('B:WK2,K6:BK14,K15'));
  const [hint, threat] = [page.locator('.m-arrow-hint'), page.locator('.m-arrow-threat')];
  await expect(threat.first()).toBeAttached();
  await expect(hint.first()).toBeAttached();
  await page.locator('body').press('x');
  await expect(threat).toHaveCount(0);
  await expect(page.getByLabel('Threat')).not.toBeChecked();
  await page.keyboard.press('a');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.getByTestId('lines')).toHaveCount(0);
  await page.keyboard.press('l');
  const best = page.getByTestId('lines').locator('.step').first();
  await expect(best).toBeVisible();
  await page.keyboard.press('Space');
  await expect(current(page)).toHaveCount(1);
});

test('one key leaves nothing but the board, and Escape brings all back', async ({ page }) => {
  await open(page);
  await page.locator('body').press('z');
  await expect(moves(page)).toHaveCount(0);
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('j');
  await expect(square(page, 28)).toHaveAccessibleName(/man: White/);
  await page.keyboard.press('Escape');
  await expect(current(page)).toHaveText('32-28');
});

test('a capture of several legs has an arrow for each', async ({ page }) => {
  // 28 takes 22 and 12.
  await page.goto('/study?rules=international&fen=' + encodeURIComponent('W:W28,50:B22,12,1'));
  await expect(page.getByTestId('lines').locator('.step').first()).toHaveText('28x8');
  await expect(page.locator('path.m-head.m-arrow-hint')).toHaveCount(2);
});

test('the gauge has a tick at every eighth', async ({ page }) => {
  await page.goto('/study?rules=jumbo&fen=' + encodeURIComponent('W:W28,38:B23,3'));
  const gauge = page.getByRole('meter');
  await expect(gauge.locator('.tick')).toHaveCount(8);
  const box = (await gauge.boundingBox())!;
  const middle = (await gauge.locator('.middle').boundingBox())!;
  expect(Math.abs(middle.y + middle.height - (box.y + box.height / 2))).toBeLessThan(4);
});

test('a move that is pointed at shows its position, by mouse and by keyboard', async ({ page }) => {
  await open(page);
  await moves(page).getByRole('button', { name: '28x19' }).hover();
  await expect(preview(page)).toBeVisible();
  // A man less: each is drawn as two circles.
  const drawn = async () => (await preview(page).locator('path.black').getAttribute('d'))?.match(/M/g)?.length;
  await expect.poll(drawn).toBe(2 * 19);
  await page.mouse.move(5, 5);
  await expect(preview(page)).toHaveCount(0);
  await moves(page).getByRole('button', { name: '32-28' }).focus();
  await page.keyboard.press('Tab');
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('tab', { name: 'Moves' }).focus();
  await expect(preview(page)).toHaveCount(0);
  const step = page.getByTestId('lines').locator('.step').nth(1);
  await step.hover();
  await expect(preview(page)).toBeVisible();
  await expect(current(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  test('pressing a move shows nothing but the move', async ({ page }) => {
    await open(page);
    await moves(page).getByRole('button', { name: '28x19' }).tap();
    await expect(current(page)).toHaveText('28x19');
    await expect(preview(page)).toHaveCount(0);
  });
});

test('a game goes through by itself until its end, or until somebody steps elsewhere', async ({ page }) => {
  await open(page);
  await silence(page);
  await page.getByRole('button', { name: 'Play the moves' }).click();
  await expect(current(page)).toHaveText('32-28');
  await page.getByLabel('Time for each move').selectOption('1');
  await expect(current(page)).toHaveText('19-23', { timeout: 10_000 });
  await page.getByRole('button', { name: 'First position' }).click();
  await expect(page.getByRole('button', { name: 'Play the moves' })).toHaveAttribute('aria-pressed', 'false');
  await page.waitForTimeout(1500);
  await expect(current(page)).toHaveCount(0);
  await page.locator('body').press('p');
  await page.getByLabel('Time for each move').selectOption('0.5');
  await expect(current(page)).toHaveText('37-32', { timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Play the moves' })).toBeVisible();
  // How fast is remembered.
  await page.reload();
  await expect(moves(page)).toBeVisible();
  await page.keyboard.press('Home');
  await page.locator('body').press('p');
  await expect(page.getByLabel('Time for each move')).toHaveValue('0.5');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Play the moves' })).toBeVisible();
});

test('marks and comments are written, kept, and go along in the file', async ({ page }) => {
  await open(page);
  await silence(page);
  await moves(page).getByRole('button', { name: '28x19' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: '!?', exact: true }).click();
  await expect(page.getByRole('button', { name: '!?', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Comment').fill('Brave {or so} 1. 31-27');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(moves(page)).toContainText('28x19!?');
  await expect(moves(page)).toContainText('Brave {or so} 1. 31-27');
  await expect(page.getByText('stay in this browser')).toBeVisible();
  await page.reload();
  await expect(moves(page)).toContainText('28x19!?');
  await expect(moves(page)).toContainText('Brave');

  // A variation becomes what goes on with the line.
  await moves(page).getByRole('button', { name: '31-27' }).click();
  await page.getByRole('button', { name: 'Make this the main line' }).click();
  await expect(moves(page).locator('.run:not(.variation)').getByRole('button')).toHaveText(['32-28', '20-25', '31-27']);
  await expect(page.getByRole('button', { name: 'Make this the main line' })).toHaveCount(0);
  await page.reload();
  await expect(moves(page).locator('.run:not(.variation)').getByRole('button')).toHaveText(['32-28', '20-25', '31-27']);

  await page.getByRole('tab', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDN file' }).click();
  const written = readFileSync(await (await download).path(), 'utf8').replace(/\s+/g, ' ');
  expect(written).toContain('1. 32-28 20-25 ( 1... 19-23 2. 28x19!? {Brave {or so) 1. 31-27} 2... 14x23 3. 37-32 ) 2. 31-27');
  // It is read again as it was written.
  await open(page, written);
  await expect(moves(page)).toContainText('28x19!?');
  await expect(moves(page).locator('.finding')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('group', { name: 'How good is it?' })).toHaveCount(0);
});

test('a note is taken back, and starting again takes all away', async ({ page }) => {
  await open(page);
  await silence(page);
  await moves(page).getByRole('button', { name: '28x19' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: '??', exact: true }).click();
  await page.getByRole('button', { name: 'No mark' }).click();
  await page.getByLabel('Comment').fill('something');
  await page.getByLabel('Comment').fill('');
  // What is kept is kept in turn: coming back, one finds the last of it.
  await page.getByRole('link', { name: 'Back to the file' }).click();
  await page.getByTestId('game-in-file').click();
  await expect(moves(page)).toContainText('28x19');
  await page.reload();
  await expect(moves(page)).toContainText('28x19');
  await expect(moves(page)).not.toContainText('28x19??');
  await expect(moves(page)).not.toContainText('something');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('at 1280 by 720 moves, graph and what can be done are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/study');
  await page.locator('input[type=file]').setInputFiles('tests/files/mistake.pdn');
  await page.getByRole('button', { name: 'Analyse the whole game' }).click();
  await expect(page.getByRole('button', { name: 'Learn from the mistakes' })).toBeVisible({ timeout: 30_000 });
  const areInSight = async (...others: Locator[]) => {
    const learn = page.getByRole('button', { name: 'Learn from the mistakes' });
    for (const each of [page.getByTestId('lines'), learn, page.getByRole('button', { name: 'Play the moves' }), ...others]) {
      await expect(each).toBeInViewport({ ratio: 1 });
    }
  };
  await areInSight(page.getByTestId('graph'));
  await page.getByRole('tab', { name: 'Moves' }).click();
  await areInSight(moves(page));
  expect((await moves(page).boundingBox())!.height).toBeGreaterThan(90);
  // In a high window there is room for both.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect(page.getByRole('tab')).toHaveText(['Moves', 'Notes', 'More']);
  await areInSight(moves(page), page.getByTestId('graph'));
});
