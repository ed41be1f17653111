/** What the board answers, and what is drawn on it. */

import type { Page } from '@playwright/test';
import { expect, test, type TestTable } from './damier';
import { makeHasty } from './person';

const JUMBO = 'jumbo/touch-free';
/** White must capture from 32; 47 cannot go anywhere. */
const DUE = 'W:W32,37,41,42,46,47:B28,19,1';

const caption = (page: Page) => page.locator('.b-caption');
const isSelected = (table: TestTable, square: number) => expect(table.square(square)).toHaveAttribute('aria-selected', 'true');
const isNotSelected = (table: TestTable, square: number) => expect(table.square(square)).toHaveAttribute('aria-selected', 'false');

/** Names are kept in this browser. */
async function setting(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('damier-settings', JSON.stringify(kept)), settings);
}

test.describe('the first click is answered', () => {
  test('a piece that is blocked says so and is not taken up', async ({ table }) => {
    await table.open({ rules: JUMBO });
    await table.click(47);
    await expect(table.message).toContainText('The piece on 47 is blocked');
    await isNotSelected(table, 47);
    // Where it should have gone may still be told.
    await table.click(29);
    await expect(table.message).toContainText('Your own piece on 42 is in the way.');
  });

  test('a piece that must wait for a capture says which pieces can make it', async ({ table }) => {
    await table.open({ rules: JUMBO, start: DUE });
    await table.click(37);
    await expect(table.message).toContainText('You must capture. You can do it from 32.');
    await isNotSelected(table, 37);
    await table.click(32);
    await isSelected(table, 32);
  });

  test('a piece of the opponent says whose it is', async ({ table }) => {
    await table.open({ rules: JUMBO });
    await table.click(20);
    await expect(table.message).toContainText("The piece on 20 is your opponent's.");
  });

  test('an empty square asks for a piece, for a moment', async ({ table, page }) => {
    await table.open({ rules: JUMBO });
    await table.click(28);
    await expect(caption(page)).toHaveText('Choose one of your own pieces first.');
    await expect(page.locator('.b-live')).toContainText('Choose one of your own pieces first.');
    await expect(table.message).toBeHidden();
    await table.click(32);
    await expect(caption(page)).toBeHidden();
  });

  test('a piece of the computer says whose turn it is while that thinks', async ({ table, page }) => {
    // The computer never stops thinking while no time goes by.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await table.open({ rules: JUMBO, white: { kind: 'computer', level: 5 } });
    await table.click(32);
    await expect(caption(page)).toHaveText("It is the computer's turn.");
    await expect(table.message).toBeHidden();
    await page.clock.resume();
    await expect(table.turn).toHaveText('It is your turn.');
    await expect(caption(page)).toBeHidden();
  });

  test('Enter and a typed square do as a click does', async ({ table, page }) => {
    await table.open({ rules: JUMBO, start: DUE });
    await table.square(47).focus();
    await page.keyboard.press('Enter');
    await expect(table.message).toContainText('The piece on 47 is blocked');
    await expect(page.locator('.b-live')).toContainText('The piece on 47 is blocked');
    await table.type('37');
    await expect(table.message).toContainText('You must capture');
  });

  test('by the leaflet nothing is given away, but blocked is blocked', async ({ table }) => {
    await table.open({ rules: 'jumbo', mode: 'leaflet', start: DUE });
    await table.click(37);
    await isSelected(table, 37);
    await expect(table.message).toBeHidden();
    await table.click(47);
    await expect(table.message).toContainText('The piece on 47 is blocked');
    await isNotSelected(table, 47);
    await table.click(1);
    await expect(table.message).toContainText("The piece on 1 is your opponent's.");
  });
});

test.describe('marks', () => {
  test.beforeEach(async ({ table }) => makeHasty(table));

  test('no ring stays where a piece stood that had several captures', async ({ table, page }) => {
    await table.open({ rules: JUMBO, start: 'W:WK4,43,45:B24,11,2,10,5,38,16,6' });
    await expect(page.locator('.m-must')).toHaveCount(1);
    await table.click(4, 42);
    await expect(table.turn).toHaveText('Black is to move.');
    await expect(page.locator('.m-must, .m-must-under')).toHaveCount(0);
  });

  test('what must capture is round, what moved last has corners', async ({ table, page }) => {
    await table.open({ rules: JUMBO, start: 'W:W28,32,37,41,50:B12,14,8,19,5' });
    await table.click(28, 23);
    await expect(table.turn).toHaveText('Black is to move.');
    await expect(page.locator('circle.m-must')).not.toHaveCount(0);
    await expect(page.locator('rect.m-last-to')).toHaveCount(1);
    await expect(page.locator('path.m-last-from')).toHaveCount(1);
  });

  test('several ways are said to be there where they can be seen', async ({ table, page }) => {
    await table.open({ rules: JUMBO, start: 'W:W28,38:B22,12,23,13' });
    await table.click(28, 8);
    await expect(caption(page)).toHaveText('There are several ways. Choose one by its number.');
    // It does not lie over the ways.
    const words = (await caption(page).boundingBox())!;
    const man = (await table.square(28).boundingBox())!;
    expect(words.y).toBeGreaterThan(man.y + man.height);
    await page.keyboard.press('2');
    await expect(caption(page)).toBeHidden();
    await isSelected(table, 8);
  });
});

test('numbers on the squares of a small board leave the men alone', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setting(page, { coordinates: 'squares', speed: 'none', sound: false });
  await table.open({ rules: JUMBO });
  const name = (square: number) => page.locator('.t-name').nth(square - 1);
  await expect(name(32)).toBeHidden();
  await expect(name(28)).toBeVisible();
  await table.click(32, 28);
  await expect(name(32)).toBeVisible();
  await expect(name(28)).toBeHidden();
  // The corner of the last move is to be seen beside the number.
  const from = (await page.locator('.m-last-from').boundingBox())!;
  const number = (await name(32).boundingBox())!;
  expect(number.x).toBeGreaterThan(from.x + 0.5);
});

/** How bright a color is, from 0 to 1. */
function luminance([r, g, b]: readonly number[]): number {
  const part = (value = 0) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const paint = async (page: Page, part: string, property: 'fill' | 'background-color') => {
  const value = await page.locator(part).first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  return (value.match(/\d+/g) ?? []).slice(0, 3).map(Number);
};

for (const scheme of ['light', 'dark']) {
  test(`in high contrast blue men are blue and green men green: ${scheme}`, async ({ table, page }) => {
    await setting(page, { contrast: true, scheme });
    await table.open({ edition: 'djeco-fr', rules: 'djeco/strict' });
    await expect(table.turn).toHaveText('Blue is to move.');
    const blue = await paint(page, '.piece.is-white .p-face', 'fill');
    const green = await paint(page, '.piece.is-black .p-face', 'fill');
    const square = await paint(page, '.t-dark', 'fill');
    expect(blue[2]).toBeGreaterThan(2 * Math.max(blue[0]!, blue[1]!));
    expect(green[1]).toBeGreaterThan(2 * Math.max(green[0]!, green[2]!));
    for (const [one, other] of [[blue, green], [blue, square], [green, square]] as const) {
      expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
    }
    expect(await paint(page, '[data-testid=seat-white] .man', 'background-color')).toEqual(blue);
    expect(await paint(page, '[data-testid=seat-black] .man', 'background-color')).toEqual(green);
  });
}

test('in high contrast small pictures have the same men', async ({ page }) => {
  await setting(page, { contrast: true });
  await page.goto('/puzzles');
  const picture = '.mini[data-theme=djeco]';
  await expect(page.locator(picture).first()).toBeVisible();
  expect(await paint(page, `${picture} .white`, 'fill')).toEqual([0, 43, 128]);
  expect(await paint(page, `${picture} .black`, 'fill')).toEqual([92, 255, 92]);
});

test('where the system chooses the colours, men and seats still differ', async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await table.open({ rules: JUMBO });
  const [white, black] = ['white', 'black'].map((color) => `[data-testid=seat-${color}] .man`) as [string, string];
  expect(contrast(await paint(page, white, 'background-color'), await paint(page, black, 'background-color'))).toBeGreaterThan(7);
  const face = (color: string) => paint(page, `.piece.is-${color} .p-face`, 'fill');
  expect(contrast(await face('white'), await face('black'))).toBeGreaterThan(7);
  await table.click(32);
  await expect(page.locator('.m-target')).toHaveCount(2);
  expect(contrast(await paint(page, '.m-target', 'fill'), await paint(page, '.t-dark', 'fill'))).toBeGreaterThanOrEqual(3);
});
