/** A page that breaks says so, loses no game, and can be tried again. */

import { expect, test } from '@playwright/test';

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
