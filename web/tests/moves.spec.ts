/** Every way to move a piece, and to look at what was moved. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, type TestTable } from './damier';
import { DAMIER } from './server';

const JUMBO = 'jumbo/touch-free';
/** 48 takes 42, 32 and 23, over 37 and 28, and lands on 19. */
const LONG = { rules: JUMBO, start: 'W:W48:B1,23,32,42' };
/** 4 goes to 15 in two ways: one takes 32, the other takes 37. */
const TWO_WAYS = { rules: JUMBO, start: 'W:WK4:B1,13,32,37,20' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ghosts = (table: TestTable) => table.page.locator('.piece.is-ghost');
const blackToMove = (table: TestTable) => expect(table.turn).toHaveText('Black is to move.');

async function center(table: TestTable, square: number): Promise<{ x: number; y: number }> {
  const box = await table.square(square).boundingBox();
  if (!box) throw new Error(`square ${square} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws a piece from one square to another, with a mouse or a finger. */
async function drag(table: TestTable, isMobile: boolean, from: number, to: number): Promise<void> {
  const { page } = table;
  await table.square(from).scrollIntoViewIfNeeded();
  const [start, end] = [await center(table, from), await center(table, to)];
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  if (!isMobile) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(between.x, between.y);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  await touch('touchMove', [between]);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
}

test('a piece moves by two clicks, or two taps', async ({ table, isMobile }) => {
  await table.open({ rules: JUMBO });
  for (const square of [32, 28]) {
    if (isMobile) await table.square(square).tap();
    else await table.square(square).click();
  }
  await blackToMove(table);
  await expect.poll(() => table.stored()).toEqual(['white 32-28']);
});

test('a piece moves by dragging', async ({ table, isMobile }) => {
  await table.open({ rules: JUMBO });
  await drag(table, isMobile, 32, 28);
  await blackToMove(table);
  await expect(table.square(28)).toHaveAttribute('aria-label', /^28, man: White/);
});

test('a piece that is dropped where it may not go stays, and why is told', async ({ table, isMobile }) => {
  await table.open({ rules: JUMBO });
  await drag(table, isMobile, 32, 23);
  await expect(table.message).toContainText('(article 1)');
  await expect(table.square(32)).toHaveAttribute('aria-label', /^32, man: White/);
});

test('a long capture is dragged leg by leg', async ({ table, isMobile }) => {
  await table.open(LONG);
  await drag(table, isMobile, 48, 37);
  await expect(ghosts(table)).toHaveCount(1);
  await drag(table, isMobile, 37, 28);
  await expect(ghosts(table)).toHaveCount(2);
  expect(await table.stored()).toEqual([]);
  await drag(table, isMobile, 28, 19);
  await blackToMove(table);
  await expect(ghosts(table)).toHaveCount(0);
  await expect.poll(() => table.stored()).toEqual(['white 48x19{23,32,42}']);
});

test('a long capture is made by its last square', async ({ table }) => {
  await table.open(LONG);
  await table.click(48, 19);
  await blackToMove(table);
  await expect.poll(() => table.stored()).toEqual(['white 48x19{23,32,42}']);
});

test('a long capture is clicked leg by leg, and Escape goes back a leg', async ({ table, page }) => {
  await table.open(LONG);
  await table.click(48, 37, 28);
  await expect(ghosts(table)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(ghosts(table)).toHaveCount(1);
  await expect(table.square(37)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(table.square(48)).toHaveAttribute('aria-selected', 'true');
  await table.click(37, 28, 19);
  await blackToMove(table);
});

test('between two ways the number on the board is clicked', async ({ table, page }) => {
  await table.open(TWO_WAYS);
  await table.click(4, 15);
  await expect(page.locator('.b-live')).toContainText('Way 2: captures');
  expect(await table.stored()).toEqual([]);
  const box = await page.locator('.m-badge-text', { hasText: '2' }).boundingBox();
  if (!box) throw new Error('no number is shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await blackToMove(table);
  await expect.poll(() => table.stored()).toEqual(['white 4x15{13,20,37}']);
});

test('between two ways a number is pressed, and Escape leaves it open', async ({ table, page }) => {
  await table.open(TWO_WAYS);
  await table.click(4, 15);
  await page.keyboard.press('Escape');
  await expect(page.locator('.m-badge-text')).toHaveCount(0);
  await table.click(15);
  await expect(page.locator('.m-badge-text')).toHaveCount(2);
  await page.keyboard.press('1');
  await blackToMove(table);
  await expect.poll(() => table.stored()).toEqual(['white 4x15{13,20,32}']);
});

test('moves are typed in every form that people write', { tag: '@once' }, async ({ table }) => {
  test.slow();
  await table.open({ rules: JUMBO });
  for (const form of ['32-28', '3228', '32 28', '32 – 28', 'd4-e5', 'd4e5', 'D4-E5']) {
    await test.step(form, async () => {
      await table.type(form);
      await blackToMove(table);
      await expect(table.square(28)).toHaveAttribute('aria-label', /^28, man: White/);
      await table.button('Take back').click();
      await expect(table.turn).toHaveText('White is to move.');
      await expect(table.square(32)).toHaveAttribute('aria-label', /^32, man: White/);
    });
  }
  await table.open(LONG);
  for (const form of ['48x19', '48:19', '48x37x28x19', '48 37 28 19']) {
    await test.step(form, async () => {
      await table.type(form);
      await blackToMove(table);
      await table.button('Take back').click();
      await expect(table.turn).toHaveText('White is to move.');
    });
  }
});

test('what cannot be read as a move is said, and a typed move may be left open', { tag: '@once' }, async ({ table, page }) => {
  await table.open(TWO_WAYS);
  await table.type('hello');
  await expect(table.message).toContainText('This does not read as a move: hello.');
  await table.type('4-77');
  await expect(table.message).toContainText('The board has no square 77.');
  await table.type('4x15');
  await expect(page.locator('.m-badge-text')).toHaveCount(2);
  await table.type('4x31x42x15');
  await blackToMove(table);
  await expect.poll(() => table.stored()).toEqual(['white 4x15{13,20,37}']);
});

test('the turned board has every square where its number is', async ({ table, page }) => {
  await page.addInitScript(() => localStorage.setItem('damier-settings', '{"coordinates":"squares"}'));
  await table.open({ rules: JUMBO });
  // A small board names only its empty squares.
  const namesFit = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('.b-names text')].filter((text) => text.checkVisibility());
      return shown.length >= 10 && shown.every((text) => {
        const cell = document.querySelector(`[data-square="${text.textContent}"]`)?.getBoundingClientRect();
        const { x, y, width, height } = text.getBoundingClientRect();
        const [h, v] = [x + width / 2, y + height / 2];
        return cell && h > cell.x && h < cell.right && v > cell.y && v < cell.bottom;
      });
    });
  await expect(page.locator('.b-names text')).toHaveCount(50);
  expect(await namesFit()).toBe(true);
  await table.button('More').click();
  await table.button('Turn the board').click();
  expect((await center(table, 1)).y).toBeGreaterThan((await center(table, 50)).y);
  expect(await namesFit()).toBe(true);
  await table.click(32, 28);
  await blackToMove(table);
  await expect.poll(() => table.stored()).toEqual(['white 32-28']);
});

test('squares may be called by letter and number', { tag: '@once' }, async ({ table, page }) => {
  await table.open({ rules: JUMBO });
  await table.click(32, 28);
  await table.button('Settings').click();
  await page.getByText('by letter and number').click();
  await page.keyboard.press('Escape');
  await expect(table.square(28)).toHaveAttribute('aria-label', /^e5, man: White/);
  await expect(table.button('d4-e5')).toBeVisible();
  await table.click(16, 32);
  await expect(table.message).toContainText('(article 1)');
});

test('two people take back one move at a time', { tag: '@once' }, async ({ table }) => {
  await table.open({ rules: JUMBO });
  await table.click(32, 28);
  await blackToMove(table);
  await table.click(17, 21);
  await expect(table.turn).toHaveText('White is to move.');
  await table.button('Take back').click();
  await blackToMove(table);
  await table.button('Take back').click();
  await expect(table.turn).toHaveText('White is to move.');
  await expect(table.button('Take back')).toBeDisabled();
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 17-21', 'undo', 'undo']);
});

test('taking back against the computer takes back its answer, too', { tag: '@once' }, async ({ table }) => {
  await table.open({ rules: JUMBO, black: { kind: 'computer', level: 1 } });
  await table.click(32, 28);
  await expect(table.page.getByRole('region', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
  await expect(table.turn).toHaveText('It is your turn.');
  await table.button('Take back').click();
  await expect(table.square(32)).toHaveAttribute('aria-label', /^32, man: White/);
  await expect(table.turn).toHaveText('It is your turn.');
  await expect(table.page.getByText('No moves yet.')).toBeVisible();
});

test('the list of moves leads to every position, and back', async ({ table, page }) => {
  await table.open({ rules: JUMBO });
  for (const move of ['32-28', '17-21', '37-32']) {
    const turn = (await table.turn.textContent()) ?? '';
    await table.type(move);
    await expect(table.turn).not.toHaveText(turn);
  }
  await table.button('32-28').click();
  await expect(table.message).toContainText('You are looking at an earlier position.');
  await expect(table.square(17)).toHaveAttribute('aria-label', '17, man: Black');
  // Words may be typed there, but no move.
  await table.type('33-29');
  await expect(page.getByTestId('answered')).toHaveText('You are looking at an earlier position.');
  await table.button('Forward').click();
  await expect(table.square(21)).toHaveAttribute('aria-label', '21, man: Black');
  await table.button('First position').click();
  await expect(table.square(32)).toHaveAttribute('aria-label', '32, man: White');
  await table.button('Back to the game').click();
  await expect(table.square(37)).toHaveAttribute('aria-label', '37, empty');
  await expect(table.message).toHaveCount(0);
  await table.click(21, 26);
  await expect(table.turn).toHaveText('White is to move.');
});

test('a game is copied and downloaded as PDN that is in order', { tag: '@once' }, async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open({ rules: JUMBO });
  await table.click(32, 28);
  await blackToMove(table);
  await table.click(17, 21);
  await expect(table.turn).toHaveText('White is to move.');
  await table.button('More').click();
  await table.button('Copy as PDN').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const waiting = page.waitForEvent('download');
  await table.button('Save as PDN file').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`damier-${table.id}.pdn`);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toBe(copied);
  expect(copied).toContain('1. 32-28 17-21');
  execFileSync(DAMIER, ['pdn', 'check', path]);
});

test('a clock runs, gives time back, and is kept', { tag: '@once' }, async ({ table, page }) => {
  await table.open({ rules: JUMBO, clock: { kind: 'fischer', minutes: 1, seconds: 30 } });
  const clock = (color: string) => page.getByTestId(`seat-${color}`).getByRole('timer');
  await expect(clock('white')).toHaveText('1:00');
  await table.click(32, 28);
  // The first move sets the clock going; the second earns its seconds.
  await expect(clock('black')).toHaveText('0:59');
  await table.click(17, 21);
  await expect(clock('black')).toHaveText(/^1:2\d$/);
  await expect(clock('white')).toHaveText('0:59');
  await expect.poll(async () => (await table.stored()).filter((line) => line.startsWith('clock')).length).toBe(2);
  await page.reload();
  await expect(clock('black')).toHaveText(/^1:2\d$/);
});

test('whose time is up has lost', { tag: '@once' }, async ({ table, page }) => {
  await table.open({ rules: JUMBO, clock: { kind: 'delay', minutes: 0.02, seconds: 0 } });
  await table.click(32, 28);
  await expect(page.getByRole('dialog')).toContainText("White wins: Black's time is up.");
  await expect(page.getByTestId('result')).toHaveText('2-0');
  await expect.poll(async () => (await table.stored()).some((line) => line.startsWith('over white timeout'))).toBe(true);
});

test('the board turns to whoever is to move, if they want it', async ({ table }) => {
  await table.open({ rules: JUMBO, options: { turns: true } });
  expect((await center(table, 50)).y).toBeGreaterThan((await center(table, 1)).y);
  await table.click(32, 28);
  await blackToMove(table);
  await expect.poll(async () => (await center(table, 1)).y > (await center(table, 50)).y).toBe(true);
});

test('who wants no movement sees none', async ({ table, page }) => {
  await table.open(LONG);
  await table.click(48, 19);
  const moving = await page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  expect(moving).toBe(0);
  await blackToMove(table);
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a captured piece is a ghost until the piece has landed', async ({ table }) => {
    await table.open(LONG);
    await table.click(48, 19);
    await expect(ghosts(table)).not.toHaveCount(0);
    await expect(ghosts(table)).toHaveCount(0);
    await expect(table.square(42)).toHaveAttribute('aria-label', '42, empty');
  });

  test('a move that is typed while another one is shown is not lost', async ({ table }) => {
    await table.open(LONG);
    await table.type('48x19');
    await blackToMove(table);
    await table.type('1-6');
    await expect(table.turn).toHaveText('White is to move.');
  });
});
