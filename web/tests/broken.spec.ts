/** A page that breaks says so, loses no game, and can be tried again. */

import { expect, served as test } from './damier';

// Without the house's rule that no page may log an error: this one has to.
test('a page that breaks says so, and works when it is tried again', async ({ page, request }) => {
  const header = { rules: 'jumbo/touch-free', white: { kind: 'person', name: 'Brita' } };
  const { id } = await (await request.post('/api/v1/games', { data: { header } })).json();
  let breaks = true;
  // A server that has lost its mind: rules that are no text.
  await page.route('**/api/v1/games?*', async (route) => {
    if (!breaks) return route.fallback();
    const list = await (await route.fetch()).json();
    for (const game of list.games) game.header.rules = 5;
    await route.fulfill({ json: list });
  });
  await page.goto('/games');
  await expect(page.getByText('Nothing of your game is lost')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  breaks = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(`#game-${id}`)).toBeVisible();
});

test('a game that breaks while it is played keeps its moves', async ({ page, request }) => {
  const person = { kind: 'person', name: null };
  const header = { rules: 'jumbo/touch-free', start: null, white: person, black: person, seed: 1 };
  const { id } = await (await request.post('/api/v1/games', { data: { header } })).json();
  // A browser that can no longer draw, as long as the document is marked so.
  await page.addInitScript(() => {
    const create = Document.prototype.createElementNS;
    Document.prototype.createElementNS = function (this: Document, ...what: [string, string]) {
      if (this.documentElement.dataset['broken']) throw new Error('nothing can be drawn');
      return create.apply(this, what);
    } as typeof create;
  });
  const square = (number: number) => page.locator(`[role=grid] [data-square="${number}"]`);
  const breaks = (how: string) => page.evaluate((how) => (document.documentElement.dataset['broken'] = how), how);
  await page.goto(`/game/${id}`);
  await square(32).click();
  await square(28).click();
  await expect(page.getByTestId('turn')).toContainText('Black');
  await breaks('yes');
  // Turned around, the board is drawn anew.
  await page.getByRole('main').focus();
  await page.keyboard.press('f');
  await expect(page.getByText('Nothing of your game is lost')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await breaks('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(square(28)).toHaveAccessibleName(/28.*White/i);
  await expect(page.getByTestId('turn')).toContainText('Black');
  const { entries } = await (await request.get(`/api/v1/games/${id}`)).json();
  expect(entries).toHaveLength(1);
});
