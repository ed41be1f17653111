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
  await expect(said(page)).toContainText('You must capture. You can do it from 22.');
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
  await expect(line(page)).toHaveText('Move any of your men: always forwards, never back.');
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
  await expect(line(page)).toHaveText(/The other side forgot to capture! Huff the man/);
  await touch(table, isMobile, 28);
  await expect(said(page)).toHaveText('Well done! The man is yours. Now make your move.');
  await expect(line(page)).toHaveText('Huffing is not a move: now make yours.');
  await expect(table.square(28)).toHaveAccessibleName(/empty/);
  await touch(table, isMobile, 32, 28);
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: '9. A draw' }).click();
  await touch(table, isMobile, 41, 47);
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(said(page)).toHaveText('Well done! A star for you!');
});

test('whom to huff, and what becomes of a capture that one forgets', async ({ page, table, isMobile }) => {
  await page.goto('/learn/djeco-fr');
  await page.getByRole('button', { name: '7. Forgotten captures' }).click();
  await touch(table, isMobile, 28);
  await expect(line(page)).toHaveText('Huffing is not a move: now make yours.');
  await touch(table, isMobile, 32, 28);
  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(line(page)).toHaveText(/only one of them could have captured/);
  await touch(table, isMobile, 29);
  await expect(said(page)).toHaveText('That man could not capture. Look again.');
  await page.getByRole('button', { name: 'Show me' }).click();
  await touch(table, isMobile, 28);
  await expect(said(page)).toHaveText('Well done! The man is yours. Now make your move.');
  await touch(table, isMobile, 32, 28);
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(line(page)).toHaveText(/forget it on purpose/);
  await touch(table, isMobile, 32, 23);
  await expect(said(page)).toHaveText('That is allowed, but look for something else.');
  await touch(table, isMobile, 46, 41);
  await expect(said(page)).toHaveText('Off it goes! Your man is huffed, and the other side moves as well.');
  await expect(table.square(32)).toHaveAccessibleName(/empty/);
  await expect(line(page)).toHaveText('You can capture again. Do not forget it this time!');
  await touch(table, isMobile, 39, 28);
  await expect(said(page)).toHaveText('Well done! A star for you!');
});

test('a move is taken back once the man is found that should have captured', async ({ page, table, isMobile }) => {
  await page.goto('/learn/english');
  await page.getByRole('button', { name: '7. Forgotten captures' }).click();
  await page.getByRole('button', { name: 'Have it taken back' }).click();
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(line(page)).toHaveText(/Which man should have done it\? Touch it\./);
  await touch(table, isMobile, 19);
  await expect(said(page)).toHaveText('That man could not capture. Look again.');
  await touch(table, isMobile, 18);
  await expect(said(page)).toHaveText('Right, it is that one!');
  await expect(line(page)).toHaveText('Now have the move taken back.');
  await page.getByRole('button', { name: 'Have it taken back' }).click();
  await expect(said(page)).toHaveText('Well done!');
  await page.getByRole('button', { name: 'Go on' }).click();
  await touch(table, isMobile, 22, 15);
  await page.getByRole('button', { name: 'Go on' }).click();

  await touch(table, isMobile, 29, 25);
  await expect(said(page)).toHaveText('The other side has your move taken back.');
  await expect(line(page)).toHaveText('Now you must capture.');
  await touch(table, isMobile, 22, 15);
  await expect(said(page)).toHaveText('Well done! A star for you!');
});

test('praise is spoken once', { tag: '@once' }, async ({ page, table }) => {
  // Everything that any live region ever says.
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status], [role=alert]'),
      );
      for (const region of new Set(regions)) if (region?.textContent) spoken.push(region.textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await page.goto('/learn/english');
  await table.click(22, 18);
  await expect(said(page)).toHaveText('Well done!');
  expect((await spoken()).filter((words) => words.includes('Well done'))).toHaveLength(1);

  await page.goto('/puzzles/finnish');
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(said(page)).toHaveText('That was the solution.');
  const told = await spoken();
  expect(told.filter((words) => words.includes('That was the solution'))).toHaveLength(1);
  expect(told.join()).not.toContain('Solved!');
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
  await expect(page.getByText('Puzzle 1 of')).toBeVisible();
  await expect(page.getByText('You have solved this one.')).toBeVisible();
  await page.goto('/puzzles/jumbo');
  await expect(page.getByText('Puzzle 2 of')).toBeVisible();

  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(said(page)).toHaveText('That was the solution.');
  await expect(page.getByTestId('count')).toHaveText('one puzzle solved');
  await page.getByText('Hard', { exact: true }).click();
  await expect(page.getByText('Puzzle 1 of')).toBeVisible();
});

test('credit is for the puzzle solved, and none for one shown', async ({ page, table, isMobile }) => {
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('damier-puzzles') ?? '{}'));
  await page.goto('/puzzles/jumbo');
  for (let shown = 0; shown < 3; shown++) {
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect(said(page)).toHaveText('That was the solution.');
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page.getByText(`Puzzle ${shown + 2} of`)).toBeVisible();
    await expect(page.getByText('You have solved this one.')).toBeHidden();
    await expect(page.getByTestId('count')).toHaveText('0 puzzles solved');
  }
  expect(await kept()).toEqual({});

  const [first = ''] = readFileSync('puzzles/puzzles-finnish.txt', 'utf8').split('\n');
  await page.goto('/puzzles/finnish');
  await touch(table, isMobile, 26, 31);
  await expect(said(page)).toHaveText('Right! Go on.');
  await touch(table, isMobile, 31, 13);
  await expect(said(page)).toHaveText('Solved!');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText('Puzzle 2 of')).toBeVisible();
  await expect(page.getByText('You have solved this one.')).toBeHidden();
  await expect(page.getByTestId('count')).toHaveText('one puzzle solved');
  expect(await kept()).toEqual({ finnish: [first.split(';')[0]] });
});

test('a puzzle is left while its solution is being played', { tag: '@once' }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Svelte's own, which name its site.
    if (message.type() === 'warning' && message.text().includes('svelte')) warnings.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('damier-settings', JSON.stringify({ speed: 'slow' })));
  await page.goto('/puzzles/jumbo');
  for (let left = 1; left <= 3; left++) {
    await expect(page.getByText(`Puzzle ${left} of`)).toBeVisible();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
    await page.getByRole('button', { name: 'Another one' }).click();
  }
  // The last one goes on as if nothing had been.
  await expect(page.getByText('Puzzle 4 of')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(said(page)).toHaveText('That was the solution.');
  await expect(page.getByTestId('count')).toHaveText('0 puzzles solved');
  expect(warnings).toEqual([]);
});

test('a solution is read, stepped through and analysed', async ({ page, table, isMobile }) => {
  await page.goto('/puzzles/finnish');
  await expect(page.getByTestId('solution')).toBeHidden();
  await touch(table, isMobile, 26, 31);
  await expect(said(page)).toHaveText('Right! Go on.');
  await touch(table, isMobile, 31, 13);
  await expect(page.getByTestId('solution')).toHaveText('Solution: 26-31 (24-19) 31x13');

  const step = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(step('Forward')).toBeDisabled();
  await step('First position').click();
  await expect(table.square(26)).toHaveAccessibleName(/man/);
  await expect(step('First position')).toBeDisabled();
  await step('Forward').click();
  await expect(table.square(26)).toHaveAccessibleName(/empty/);
  await expect(table.square(31)).toHaveAccessibleName(/king|man/);
  await step('Last position').click();
  await expect(table.square(13)).toHaveAccessibleName(/king|man/);

  await page.getByRole('link', { name: 'Analyse from here' }).click();
  await expect(page).toHaveURL(/\/study\?rules=finnish&fen=/);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(table.square(26)).toHaveAccessibleName(/man/);
});

test('every puzzle has an address', async ({ page }) => {
  await page.goto('/puzzles/jumbo-nl');
  await expect(page).toHaveURL(/\/puzzles\/jumbo-nl\/easy\/1$/);
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(page).toHaveURL(/\/puzzles\/jumbo-nl\/easy\/2$/);
  await page.getByText('Hard', { exact: true }).click();
  await expect(page).toHaveURL(/\/puzzles\/jumbo-nl\/hard\/1$/);

  await page.goto('/puzzles/jumbo/medium/7');
  await expect(page.getByText('Puzzle 7 of')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  const squares = () => page.getByRole('grid').ariaSnapshot();
  await expect(page.getByRole('grid')).toBeVisible();
  const before = await squares();
  await page.reload();
  await expect(page.getByText('Puzzle 7 of')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await squares()).toBe(before);

  for (const name of ['medium/7000', 'medium/0', '7', 'easy']) {
    await page.goto(`/puzzles/jumbo/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such puzzle.');
  }
  await page.getByRole('link', { name: 'To the puzzles of this game' }).click();
  await expect(page.getByText('Puzzle 1 of')).toBeVisible();
  await expect(page).toHaveURL(/\/puzzles\/jumbo\/easy\/1$/);
});

test('six puzzles go to paper with their solutions, from the one that is shown', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    // Paper is looked at below; nobody closes a dialog here.
    window.print = () => undefined;
  });
  await page.goto('/puzzles/finnish/easy/3');
  await page.getByRole('button', { name: 'Print six puzzles' }).click();
  const sheet = page.getByTestId('sheet');
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await expect(sheet.locator('li')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('listitem').first()).toContainText('3. ');
  await expect(sheet.getByRole('listitem').first()).toContainText('to move and win');
  const third = readFileSync('puzzles/puzzles-finnish.txt', 'utf8').split('\n')[2]!.split(';')[1]!;
  const [first = ''] = third.split(' ').map((move) => move.match(/\d+[-x]\d+/)![0]);
  await expect(sheet.locator('.solutions p').first()).toContainText(first);
  await expect(page.getByTestId('board')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('any puzzle of a level is chosen by its number', async ({ page }) => {
  await page.goto('/puzzles/jumbo');
  await page.getByRole('button', { name: '17', exact: true }).click();
  await expect(page).toHaveURL(/\/puzzles\/jumbo\/easy\/17$/);
  await expect(page.getByText('Puzzle 17 of')).toBeVisible();
  await expect(page.getByRole('button', { name: '17', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('the boxes are named, those of the reader first', async ({ page }) => {
  await page.goto('/learn');
  const cards = page.locator('[data-testid^=course-]');
  await expect(page.getByTestId('course-djeco')).toContainText('Djeco');
  await expect(page.getByTestId('course-jumbo')).toContainText('Jumbo · Huisman en Hötte');
  await page.getByLabel('Language').selectOption('sv');
  await expect(cards.first()).toHaveAttribute('data-testid', 'course-swedish');
  await expect(cards.first()).toContainText('Huisman en Hötte');
  await page.getByLabel('Språk').selectOption('fr');
  await expect(cards.nth(1)).toHaveAttribute('data-testid', 'course-djeco');
  await page.getByTestId('course-djeco').click();
  await expect(page.getByTestId('where')).toContainText('Djeco, Dames');
  await page.goto('/puzzles/jumbo');
  await expect(page.getByTestId('where')).toContainText('Jumbo, ');
  await page.goto('/puzzles/russian');
  await expect(page.getByTestId('where')).not.toContainText(',');
});

const WINDOWS = [
  [844, 390],
  [640, 360],
  [390, 844],
  [320, 568],
  [820, 1180],
  [1280, 720],
  [2560, 1440],
] as const;

for (const [width, height] of WINDOWS) {
  test(`the whole board is in sight with its task at ${width}×${height}`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // On the smallest phones the buttons of a lesson may need a touch of scrolling.
    const isSmall = width * height < 200_000;
    const inSight = [page.getByRole('grid'), page.getByRole('heading', { level: 1 })];
    await page.goto('/puzzles/djeco-fr');
    const puzzle = [...inSight, page.getByRole('button', { name: 'Another one' })];
    for (const seen of puzzle) await expect(seen).toBeInViewport({ ratio: 0.99 });

    await page.goto('/learn/djeco-fr');
    await page.getByRole('button', { name: '7. Forgotten captures' }).click();
    const lesson = [...inSight, line(page)];
    if (!isSmall) lesson.push(page.getByRole('button', { name: 'Show me' }));
    for (const seen of lesson) await expect(seen).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

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
