import type { Browser, Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test, TestTable } from './damier';

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const choose = (page: Page, label: string) => page.locator('label', { hasText: label }).first().click();
const play = (page: Page) => page.getByRole('link', { name: 'Play by these rules' });

async function edit(page: Page, rules: string): Promise<void> {
  await page.goto(`/house/${rules}`);
  await page.getByRole('button', { name: 'Change these rules' }).click();
}

/** Starts the game that is set up, and makes moves until each player has made this many. */
async function playOn(page: Page, rounds: number): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const address = `/api/v1/games/${new URL(page.url()).pathname.split('/').at(-1)}`;
  for (let round = 1; round <= rounds; round++) {
    await expect(page.getByTestId('turn')).toHaveText('It is your turn.');
    const { header, entries } = await (await page.request.get(address)).json();
    const data = { ask: 'view', lang: 'en', game: { header, entries } };
    const view = await (await page.request.post('/api/v1/ask', { data })).json();
    expect(view.board.size).toBe(8);
    await page.locator('#typed').fill(view.moves[0].text);
    await page.locator('#typed').press('Enter');
    const stored = async () => (await (await page.request.get(address)).json()).entries.length;
    await expect.poll(stored).toBeGreaterThanOrEqual(2 * round);
  }
}

async function inFreshProfile(browser: Browser, link: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(link);
  await look(page);
  expect(complaints).toEqual([]);
  await context.close();
}

test('a family makes its rules, plays by them and shares the link', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByTestId('house-new').click();
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  await choose(page, '8 × 8 squares');
  // Four rows each do not fit: it is said beside both fields, and nobody can play.
  await expect(field(page, 'size')).toContainText('two rows must stay empty');
  await expect(field(page, 'rows')).toContainText('two rows must stay empty');
  await expect(page.getByTestId('conflicts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play by these rules' })).toBeDisabled();
  await field(page, 'rows').getByRole('button', { name: 'Change to: Rows of men for each player – 3' }).click();
  await expect(page.getByTestId('conflicts')).toHaveCount(0);
  await expect(field(page, 'rows').getByRole('spinbutton')).toHaveValue('3');
  await choose(page, 'only forwards');
  await expect(page.getByTestId('differences').getByRole('listitem')).toHaveText([
    'Board – 8 × 8 squares (printed: 10 × 10 squares)',
    'Rows of men for each player – 3 (printed: 4)',
    'Men capture – only forwards (printed: forwards and backwards)',
  ]);
  await expect(page).toHaveURL(/\/house\/jumbo\/8x8\/rows=3\/forward$/);
  await page.getByLabel('Name of your rules').fill('Class 4B & <crazy> draughts');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await play(page).click();
  await playOn(page, 2);

  // Whoever gets the link reads the name, is offered to keep it, and plays by it.
  await inFreshProfile(browser, link, async (fresh) => {
    const heading = fresh.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Class 4B & <crazy> draughts');
    await expect(fresh.getByLabel('Name of your rules')).toHaveValue('Class 4B & <crazy> draughts');
    await expect(fresh.getByTestId('differences')).toContainText('Men capture – only forwards');
    await expect(fresh.getByText('It does not capture backwards.')).toBeVisible();
    await play(fresh).click();
    await expect(heading).toHaveText('Class 4B & <crazy> draughts');
    await expect(fresh.getByText('Draughts on 64 squares, with house rules.')).toBeVisible();
    await playOn(fresh, 1);
  });
});

test('saved rules stand on the shelf, and can be renamed and deleted', async ({ page }) => {
  await page.goto('/house/djeco/rows=3');
  await page.getByLabel('Name of your rules').fill('At Grandmother’s');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('there is a box for it on the shelf')).toBeVisible();
  // It opens a game as every other box does; its rules are changed by a link of their own.
  await page.goto('/');
  await page.getByTestId('house').click();
  await expect(page.getByRole('heading', { name: 'At Grandmother’s' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Change these rules: At Grandmother’s' }).click();
  await expect(page.getByRole('heading', { name: 'At Grandmother’s' })).toBeVisible();
  await page.getByLabel('Name of your rules').fill('<b>Sunday</b>');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.goto('/');
  await expect(page.getByTestId('house')).toHaveCount(1);
  await expect(page.getByTestId('house')).toContainText('<b>Sunday</b>');
  await page.getByRole('link', { name: /^Change these rules: / }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.goto('/');
  await expect(page.getByTestId('house-new')).toBeVisible();
  await expect(page.getByTestId('house')).toHaveCount(0);
});

test('a box is called and told by what was changed', async ({ page }) => {
  await page.goto('/house/english/10x10/capture_axes=straight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('English draughts (10 × 10), with house rules');
  await page.getByLabel('Name of your rules').fill('Rook draughts');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/');
  const box = page.getByTestId('house');
  await expect(box).toContainText('English draughts (10 × 10), with house rules');
  await expect(box).toContainText('10 × 10 squares, 15 men each');
  await expect(box).toContainText('captures only along rows and columns');
});

test('a contradiction in a link is mended by one click, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/house/swedish/one');
  const conflicts = page.getByTestId('conflicts');
  await expect(conflicts.getByRole('button')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await conflicts.getByRole('button').last().click();
  await expect(conflicts).toHaveCount(0);
  await expect(play(page)).toBeVisible();
});

test('what was changed stays changed in another game, until all is undone', async ({ page }) => {
  await edit(page, 'jumbo/flying');
  // The second choice is made before the first is answered.
  await page.route('**/api/v1/ask', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByLabel('first of all').selectOption({ label: 'made by a king' });
  await page.getByLabel('then').selectOption({ label: 'the most pieces' });
  await expect(page).toHaveURL(/\/house\/jumbo\/with_king\+count$/);
  await page.getByLabel('Which game do you start from?').selectOption({ label: 'Danish draughts' });
  await expect(page).toHaveURL(/\/house\/danish\/with_king\+count$/);
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await expect(page).toHaveURL(/\/house\/danish$/);
});

test('rules made for huffing are played with huffing', async ({ page }) => {
  await page.goto('/new/jumbo/huff');
  await expect(page.getByRole('radio', { name: 'By the house rules' })).toBeChecked();
  await page.goto('/new/jumbo/rows=3');
  await expect(page.getByRole('radio', { name: 'Friendly' })).toBeChecked();
});

test('whoever does not capture in the family game goes on as if nothing had happened', async ({ page }) => {
  await edit(page, 'jumbo');
  const label = 'nothing happens: everyone captures or not, as they like';
  await page.getByLabel('A player who fails to capture').selectOption({ label });
  await expect(page).toHaveURL(/\/house\/jumbo\/optional$/);
  await expect(page.getByText('Nobody has to capture.')).toHaveCount(1);
  await expect(page.getByText('Whoever can capture must capture.')).toHaveCount(0);
  await play(page).click();
  await choose(page, 'Two of us at this board');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const table = new TestTable(page);
  table.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const [i, move] of ['32-28', '19-23'].entries()) {
    await table.type(move);
    await expect.poll(async () => (await table.stored()).length).toBe(i + 1);
  }
  // White could take 23, and moves another man instead.
  await expect(table.square(28)).toHaveAccessibleName(/can capture 23/);
  await expect(table.square(37)).toHaveAccessibleName(/can move/);
  await table.click(37, 32);
  await expect.poll(() => table.stored()).toEqual(['white 32-28', 'black 19-23', 'white 37-32']);
  await expect(table.turn).toContainText('Black');
  await expect(page.getByRole('button', { name: /Huff|capture/i })).toHaveCount(0);
  await table.type('14-19');
  await expect.poll(async () => (await table.stored()).length).toBe(4);
});

test('a capture may stop half way in the family game', async ({ table }) => {
  const game = { rules: 'jumbo/optional/touch-free', start: 'W:W38,50:B1,23,33' };
  await table.open(game);
  await table.type('38x29');
  await expect.poll(() => table.stored()).toEqual(['white 38x29{33}']);
  await table.open(game);
  await table.type('38x18');
  await expect.poll(() => table.stored()).toEqual(['white 38x18{23,33}']);
  // By hand the far square is the whole capture; on the way there one may stop.
  await table.open(game);
  await table.click(38, 18);
  await expect.poll(() => table.stored()).toEqual(['white 38x18{23,33}']);
  await table.open(game);
  await table.click(38, 29);
  await table.button('Stop here').click();
  await expect.poll(() => table.stored()).toEqual(['white 38x29{33}']);
});

test('rules go into a file and come out of it', async ({ page }) => {
  await page.goto('/house/english/flying/rep3');
  await page.getByLabel('Name of your rules').fill('Pub rules');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Pub-rules.damier-rules');
  await page.goto('/house');
  const open = page.locator('input[type=file]');
  await open.setInputFiles(await file.path());
  await expect(page).toHaveURL(/\/house\/english\/flying\/rep3\?name=Pub\+rules$/);
  await expect(page.getByLabel('Name of your rules')).toHaveValue('Pub rules');

  const give = (text: string) =>
    open.setInputFiles({ name: 'x.damier-rules', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const bad of ['<script>alert(1)</script>', '[]', 'null', '{"rules":"jumbo"}', 'x'.repeat(100_000)]) {
    await give(bad);
    await expect(page.getByText('This file has no house rules in it.')).toBeVisible();
  }
  await give('{"kind":"damier house rules","version":1,"name":"","rules":"chess"}');
  await expect(page.getByRole('alert')).toHaveText('No game is called “chess”.');
  await expect(page).toHaveURL(/\/house\/english\/flying\/rep3\?name=Pub\+rules$/);
});

test('a hostile link is refused with a reason, and nothing of it runs', async ({ page }) => {
  page.on('dialog', () => expect.soft(false, 'a script ran').toBe(true));
  const links = [
    ['<img src=x onerror=alert(1)>', 'No game is called'],
    ['"><svg onload=alert(1)>', 'No game is called'],
    ['javascript:alert(1)', 'No game is called'],
    ['a.b', 'No game is called'],
    ['jumbo/rows=3.5', 'No house rule is called'],
    ['jumbo/<b>rows</b>=3', 'No house rule is called'],
    ['jumbo/rows=99999999999999999999', 'No house rule is called'],
    ['jumbo/__proto__=1', 'No house rule is called'],
    ['jumbo/rows=1/rows=2', 'This is decided twice'],
    [`jumbo/${'rows=3/'.repeat(800)}`, 'The text is longer'],
  ] as const;
  for (const [rules, reason] of links) {
    const path = rules.split('/').map(encodeURIComponent).join('/');
    await page.goto(`/house/${path}`);
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(page.locator('main img, main b, main script')).toHaveCount(0);
  }
  await page.goto(`/new/${encodeURIComponent('<img src=x onerror=alert(1)>')}/x`);
  await expect(page.getByText('There is no such page.')).toBeVisible();
  // Rules that contradict themselves can be mended, not played.
  await page.goto('/house/jumbo/8x8');
  await expect(page.getByTestId('conflicts')).toBeVisible();
  await expect(play(page)).toHaveCount(0);
  await page.goto('/new/jumbo/8x8');
  await expect(page.getByText('There is no such page.')).toBeVisible();
});

test('everybody can use the editor', async ({ page }) => {
  await bringAxe(page);
  await page.goto('/house/swedish/one/rows=2');
  for (const isEditing of [false, true]) {
    if (isEditing) await page.getByRole('button', { name: 'Change these rules' }).click();
    await expect(page.getByTestId('conflicts')).toBeVisible();
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
