/** A page that breaks says so, keeps the game, and can be tried again. */

import { expect as plain, test as bare } from '@playwright/test';

// Without the house's rule that no page may log an error: this one has to.
bare('a page that breaks says so, and the game goes on where it was', async ({ page, request }) => {
  const header = { rules: 'jumbo/touch-free' };
  const { id } = await (await request.post('/api/v1/games', { data: { header } })).json();
  await request.post(`/api/v1/games/${id}/entries`, { data: { seen: 0, entries: ['white 32-28'] } });
  await page.addInitScript(() => localStorage.setItem('damier-settings', JSON.stringify({ language: 'en' })));
  let breaks = true;
  // A server that has lost its mind: the header has no players.
  await page.route(`**/api/v1/games/${id}`, async (route) => {
    if (!breaks) return route.fallback();
    const game = await (await route.fetch()).json();
    game.header.white = null;
    await route.fulfill({ json: game });
  });
  await page.goto(`/game/${id}`);
  await plain(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await plain(page.getByText('Nothing of your game is lost')).toBeVisible();
  breaks = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await plain(page.getByRole('grid')).toBeVisible();
  await plain(page.getByTestId('turn')).toHaveText('Black is to move.');
});
