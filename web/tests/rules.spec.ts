/** The rules pages: read, tried, compared, printed. */

import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

const EDITIONS: Record<string, number> = {
  'jumbo-nl': 10,
  'jumbo-fr': 10,
  'jumbo-de': 10,
  'jumbo-en': 10,
  'djeco-fr': 11,
  'djeco-nl': 11,
  'hh-nl': 10,
  'hh-fr': 10,
  'hh-gb': 8,
  'hh-sv': 10,
  'hh-da': 10,
  'hh-nb': 10,
  'hh-fi': 10,
};

test('every article of every edition stands there with its diagram', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [id, articles] of Object.entries(EDITIONS)) {
    await page.goto(`/rules/${id}`);
    const sections = page.getByTestId(/^article-/);
    await expect(sections).toHaveCount(articles);
    const bare = await sections.evaluateAll((all) =>
      all.filter((section) => !section.querySelector('[data-testid=diagram] [role=grid]')).map(({ id }) => id),
    );
    expect(bare, id).toEqual([]);
  }
});

test('a diagram is played wrong, right, and again', async ({ page }) => {
  await page.goto('/rules/hh-gb');
  const diagram = page.getByTestId('article-2').getByTestId('diagram').first();
  const square = (number: number) => diagram.locator(`[data-square="${number}"]`);
  await square(14).click();
  await square(23).click();
  await expect(diagram.getByTestId('said')).toContainText('does not capture backward');
  await expect(diagram.getByTestId('said').getByRole('link')).toHaveText('Article 2');
  // The piece stays in the hand.
  await square(9).click();
  await expect(diagram.getByTestId('said')).toContainText('14-9');
  await diagram.getByRole('button', { name: 'Again' }).click();
  await expect(diagram.getByTestId('said')).toHaveCount(0);
  await diagram.getByRole('button', { name: 'Show me' }).click();
  await expect(diagram.getByText('Right: 14-9, 14-10')).toBeVisible();
});

test('a missed capture is huffed on the diagram', async ({ page }) => {
  await page.goto('/rules/djeco-fr#capturing');
  const diagram = page.getByTestId('article-capturing').getByTestId('diagram').nth(1);
  await diagram.getByRole('button', { name: 'Huff', exact: true }).click();
  await diagram.locator('[data-square="28"]').click();
  await expect(diagram.getByTestId('said')).toBeVisible();
  await expect(diagram.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('a link leads to an article, a refusal to its link', async ({ page, table }) => {
  await page.goto('/rules/hh-sv#5');
  await expect(page.getByTestId('article-5')).toBeInViewport();
  await expect(page.getByTestId('article-opening')).not.toBeInViewport();
  await table.open({ edition: 'hh-sv', rules: 'swedish/strict/touch-free', start: 'W:W26:B1,15,22,23' });
  await table.type('26x17');
  await table.message.locator('summary').click();
  await table.message.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/hh-sv#5$/);
  await expect(page.getByTestId('article-5')).toBeInViewport();
});

test('the leaflet is read in its own language', async ({ page }) => {
  await page.goto('/rules/hh-sv');
  await page.getByLabel(/In the leaflet's language/).check();
  await expect(page.getByRole('heading', { name: 'Punkt 4' })).toHaveAttribute('lang', 'sv');
});

test('the contents mark the article that is read', async ({ page }) => {
  await page.goto('/rules/hh-sv');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(page.getByTestId('article-5').getByRole('grid').first()).toBeVisible();
  await contents.getByRole('link', { name: 'Point 5' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Point 5');
  await expect(contents.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  await contents.getByRole('link', { name: 'Point 7' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Point 7');
});

test('a large diagram stands beside its text, or under it on a phone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/rules/hh-sv');
  const article = page.getByTestId('article-1');
  const places = async () => ({
    text: (await article.locator('p').first().boundingBox())!,
    board: (await article.getByRole('grid').boundingBox())!,
  });
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { text, board } = await places();
    expect(board.x, String(width)).toBeGreaterThan(text.x + text.width - 1);
    expect(board.width, String(width)).toBeGreaterThan(280);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const { text, board } = await places();
  expect(board.y).toBeGreaterThan(text.y + text.height - 1);
  expect(board.width).toBeGreaterThan(320);
});

test('the other reading of a point is played', async ({ page }) => {
  await page.goto('/rules/hh-da#2');
  await page.getByTestId('article-2').getByRole('link', { name: 'Play the other reading' }).first().click();
  await expect(page).toHaveURL(/\/new\/danish\/end$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danish draughts, with house rules');
});

test('English and Finnish draughts are compared', async ({ page }) => {
  await page.goto('/rules/hh-gb');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\/hh-gb\/hh-fi$/);
  const kings = page.getByTestId('difference').filter({ hasText: 'How kings move' });
  await expect(kings.getByRole('grid')).toHaveCount(2);
  await expect(kings.getByText('The same position in both games:')).toBeVisible();
  await expect(kings.getByText('Allowed: 18-14, 18-15, 18-22, 18-23', { exact: true })).toBeVisible();
});

test('a move that missed a capture may be let stand on the diagram', async ({ page }) => {
  await page.goto('/rules/hh-gb#5');
  const diagram = page.getByTestId('article-5').getByTestId('diagram');
  await diagram.getByRole('button', { name: 'Let it stand' }).click();
  await expect(diagram.getByTestId('said')).toBeVisible();
  await expect(diagram.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('an example says which diagram of the leaflet it stands for', async ({ page }) => {
  await page.goto('/rules/hh-nb');
  const point = page.getByTestId('article-4');
  await expect(point.getByText('An example of ours; the leaflet has its diagram 3 here.')).toBeVisible();
  await expect(page.getByTestId('article-1').getByText('the leaflet has its diagram')).toHaveCount(0);
  await page.goto('/rules/jumbo-en');
  const told = page.getByTestId('article-2').getByText('on the left, the black man does not become a king');
  await expect(told).toBeVisible();
  // Only where there is something to claim is it offered.
  await page.goto('/rules/hh-fr');
  await expect(page.getByTestId('article-7').getByRole('button', { name: 'Claim the draw' })).toBeVisible();
  await expect(page.getByTestId('article-6').getByRole('button', { name: 'Claim the draw' })).toHaveCount(0);
});

test('the page of a box says what is printed on it', async ({ page }) => {
  await page.goto('/rules/djeco-fr');
  await expect(page.getByText('Dames – Draughts', { exact: true })).toBeVisible();
  await expect(page.getByTestId('facts')).toHaveText('For 2 players aged 6 to 99; a game takes 15 minutes.');
  await page.goto('/rules/jumbo-nl');
  await expect(page.getByTestId('facts')).toContainText('item number 12200');
  await expect(page.getByTestId('article-opening')).toContainText('The players draw lots for the white men. White moves first');
});

test('nonsense has no rules', async ({ page }) => {
  await page.goto('/rules/<script>alert(1)</script>');
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await page.goto('/compare/hh-gb/nonsense/1');
  await expect(page.getByText('There is no such page.')).toBeVisible();
});

test('the rules are printed on one sheet', async ({ page }) => {
  await page.goto('/rules/hh-sv');
  await expect(page.getByTestId('diagram').first()).toBeVisible();
  const invitation = page.getByText('Play on the diagrams');
  await expect(invitation).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(invitation).toBeHidden();
  // Paper cannot be asked: every question has its answer.
  await expect(page.getByTestId('article-1')).toContainText('Where can the man go?');
  await expect(page.getByTestId('article-1').getByText('Right: 18-14, 18-15')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByTestId('article-4').getByTestId('diagram').first()).toBeVisible();
  await expect(page.getByTestId('article-4').getByTestId('diagram').nth(1)).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a printed sheet is used from side to side and most of the way down', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const id of ['hh-gb', 'jumbo-en', 'djeco-fr']) {
    await page.goto(`/rules/${id}`);
    await expect(page.getByTestId('diagram').last()).toBeVisible({ timeout: 20_000 });
    await page.emulateMedia({ media: 'print' });
    const { width, height } = (await page.getByRole('article').boundingBox())!;
    expect(width).toBeGreaterThan(700);
    expect(height, id).toBeGreaterThan(1047 * 0.7);
    expect(height, id).toBeLessThan(1047);
    const board = (await page.locator('.damier-board').first().boundingBox())!;
    expect(board.width).toBeGreaterThan(90);
    await page.emulateMedia({ media: null });
  }
});

test('everybody can read and try the rules', async ({ page }) => {
  test.setTimeout(60_000);
  await bringAxe(page);
  await page.goto('/rules/hh-gb');
  const diagram = page.getByTestId('article-2').getByTestId('diagram').first();
  await diagram.getByRole('button', { name: /^Try 14x23/ }).click();
  await expect(diagram.getByTestId('said')).toBeVisible();
  await expectNoViolations(page);
});

test('everybody can compare the rules', async ({ page }) => {
  test.setTimeout(60_000);
  await bringAxe(page);
  await page.goto('/compare/hh-sv/hh-da');
  await expect(page.getByTestId('difference').first()).toBeVisible();
  await expectNoViolations(page);
});
