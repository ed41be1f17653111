import { expect, test } from './damier';

test('the shelf shows every leaflet and every game of the world', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId(/^box-/)).toHaveCount(13);
  await expect(page.getByTestId(/^game-/)).toHaveCount(13);
});

test('a box leads to a game in three clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('box-jumbo-en').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByTestId('turn')).toHaveText('It is your turn.');
});
