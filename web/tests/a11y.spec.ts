/** Everybody can use every page: axe-core finds nothing, and the board speaks. */

import { bringAxe, expectNoViolations } from './axe';
import { expect, PERSON, test } from './damier';
import { makeHasty, Person } from './person';

/** One leaflet for each look, and a game of the world. */
const LOOKS = [
  { edition: 'jumbo-nl', rules: 'jumbo/touch-free' },
  { edition: 'djeco-fr', rules: 'djeco/strict' },
  { edition: 'hh-sv', rules: 'swedish/strict/touch-free' },
  { edition: null, rules: 'russian' },
];
const COMPUTER = { kind: 'computer', level: 1 } as const;
/** White can take the last of Black's men. */
const NEARLY_OVER = { rules: 'jumbo/touch-free', edition: 'jumbo-en', start: 'W:W28:B22' };

/** What is wrong is told in words. */
test.use({ trace: 'off' });

test.beforeEach(async ({ page, table }) => {
  test.slow();
  await bringAxe(page);
  await makeHasty(table);
});

test('the shelf has no violations', async ({ page, table }) => {
  await table.open({ rules: 'djeco/strict', edition: 'djeco-fr' });
  await table.type('32-28');
  await expect.poll(() => table.stored()).toEqual(['white 32-28']);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await expect(page.getByTestId(/^game-/)).toHaveCount(13);
  await expectNoViolations(page);
});

test('a new game has no violations', async ({ page }) => {
  await page.goto('/new/hh-sv');
  await expect(page.getByLabel('How well should the computer play?')).toBeVisible();
  await expectNoViolations(page);
  await page.getByText('Two of us at this board').click();
  await page.getByLabel('Clock').selectOption('Another clock');
  await expect(page.getByLabel('Minutes for each player')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Read the leaflet' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectNoViolations(page);
});

for (const look of LOOKS) {
  test(`a game of ${look.edition ?? look.rules} has no violations with a piece in hand`, async ({ page, table }) => {
    await table.open({ ...look, black: COMPUTER });
    const first = page.getByRole('gridcell', { name: /can move/ }).first();
    await first.click();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(page);
  });
}

test('a game has no violations as it begins', async ({ page, table }) => {
  await table.open({ ...LOOKS[0]!, black: COMPUTER });
  await expectNoViolations(page);
});

test('a refusal, a hint and a reason have no violations', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-nl', start: 'W:W28,32,45:B22,10,5' });
  await table.type('32-27');
  await expect(table.message).toContainText('article');
  await table.message.getByRole('group').getByText(/article/i).click();
  await expectNoViolations(page);
  await table.button('Hint').click();
  await expect(table.message).toContainText('Look at the man on 28.');
  await expectNoViolations(page);
  await table.type('28x17');
  await table.button('Why was that allowed?').click();
  await table.button('Offer a draw').click();
  await table.button('Back').click();
  await expect(table.button('Accept')).toBeVisible();
  await expectNoViolations(page);
});

test('the choice of a route has no violations', async ({ page, table }) => {
  await table.open({ rules: 'english/strict', edition: 'hh-gb', start: 'W:W26:B14,15,22,23' });
  await table.click(26, 10);
  await expect(page.locator('.b-live')).toContainText('Choose one by its number');
  await expectNoViolations(page);
});

test('a game by the leaflet with a clock has no violations', async ({ page, table }) => {
  const clock = { kind: 'fischer', minutes: 5, seconds: 3 } as const;
  await table.open({ rules: 'swedish', edition: 'hh-sv', mode: 'leaflet', clock, start: 'W:W21,32:B17,1' });
  await table.type('32-28');
  await expect(table.button('Huff')).toBeVisible();
  await expectNoViolations(page);
  await table.button('Huff').click();
  await expect(table.message.filter({ hasText: 'Which piece failed to capture?' })).toBeVisible();
  await expectNoViolations(page);
});

test('the dialogs of a game have no violations', async ({ page, table }) => {
  await table.open({ ...NEARLY_OVER, black: COMPUTER });
  const dialog = page.getByRole('dialog');
  await table.button('More').click();
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'The leaflet' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await expectNoViolations(page);
  await table.button('Resign').click();
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await table.type('28x17');
  await expect(page.getByTestId('result')).toHaveText('2-0');
  await expectNoViolations(page);
});

test('the settings have no violations', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('the saved games have no violations', async ({ page, table }) => {
  await table.open({ ...NEARLY_OVER });
  await table.type('28x17');
  await expect.poll(() => table.stored()).toHaveLength(2);
  await table.open({ rules: 'danish/touch-free', edition: 'hh-da' });
  await page.goto('/games');
  // Its own game: others are being played on the same server.
  const own = page.locator(`#game-${table.id}`);
  await own.getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectNoViolations(page);
  await own.getByRole('button', { name: 'Undo' }).click();
});

test('the pages for what is not there have no violations', async ({ page, complaints }) => {
  for (const path of ['/nowhere', '/new/nothing', '/game/00000000000000000000000000']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Back to the shelf' })).toHaveCount(2);
    await expectNoViolations(page);
  }
  // Asking for a page or a game that is not there is a failure in the eyes of the browser.
  expect(complaints.splice(0)).toHaveLength(2);
});

test('every square says its name and what stands there', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-nl', start: 'W:W28,K45:B22,K5' });
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(10);
  await expect(page.getByRole('gridcell')).toHaveCount(50);
  await expect(table.square(1)).toHaveAccessibleName('1, empty');
  await expect(table.square(45)).toHaveAccessibleName('45, king: White');
  await expect(table.square(22)).toHaveAccessibleName('22, man: Black');
  await expect(table.square(28)).toHaveAccessibleName(/^28, man: White, .*22$/);
});

test('the move of the computer is spoken', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free', edition: 'jumbo-nl', white: COMPUTER, black: PERSON });
  const person = new Person(table, (square) => square.click(), 1);
  const { history } = await person.turn();
  const live = page.locator('[aria-live=polite]', { hasText: history[0]!.spoken });
  await expect(live).toHaveCount(1);
  expect(history[0]!.spoken).toMatch(/^White moves from \d+ to \d+\.$/);
});
