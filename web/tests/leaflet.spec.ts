/** By the leaflet: as on a wooden board, where the players watch each other. */

import { expect, PERSON, test, type Setup, type TestTable } from './damier';

/** Blue must take 22 with 28, and plays 37-32 instead. */
const MISSED: Setup = { rules: 'djeco', edition: 'djeco-fr', mode: 'leaflet', start: 'W:W28,37:B1,22' };
/** The same with eight by eight squares: 22 must take 18. */
const missedBy = (rules: string): Setup => ({ rules, mode: 'leaflet', start: 'W:W22,29:B18,1' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pulses = (table: TestTable) => table.page.locator('.b-above .m-pulse');
const phantom = (table: TestTable) => table.page.locator('.piece.is-phantom');

test('a touched piece must move, and another is refused', async ({ table }) => {
  await table.open({ rules: 'jumbo', mode: 'leaflet', start: 'W:W28,37:B1' });
  await table.click(28);
  await expect(table.turn).toHaveText('You touched the piece on 28: it must move.');
  await table.click(37);
  await expect(table.message).toContainText('You touched the piece on 28, so you must move it. (article 6)');
  await expect(table.square(28)).toHaveAttribute('aria-selected', 'true');
  await expect(table.button('Adjust')).toBeDisabled();
  await table.type('37-32');
  await expect(table.message).toContainText('You touched the piece on 28');
  await table.click(22);
  await expect(table.turn).toHaveText('Black is to move.');
  await expect.poll(() => table.stored()).toEqual(['white touch 28', 'white 28-22']);
});

test('a touch is remembered when the page is loaded again', { tag: '@once' }, async ({ table, page }) => {
  await table.open({ rules: 'jumbo', mode: 'leaflet', start: 'W:W28,37:B1' });
  await table.click(28);
  await expect.poll(() => table.stored()).toEqual(['white touch 28']);
  await page.reload();
  await expect(table.turn).toHaveText('You touched the piece on 28: it must move.');
  await expect(table.square(28)).toHaveAttribute('aria-selected', 'true');
});

test('a piece may be set right, where the leaflet knows touching', async ({ table }) => {
  await table.open({ rules: 'jumbo', mode: 'leaflet', start: 'W:W28,37:B1' });
  await table.button('Adjust').click();
  await expect(table.message).toHaveText(/Which piece do you want to set right\?/);
  await table.click(28);
  await expect.poll(() => table.stored()).toEqual(['white adjust 28']);
  await expect(table.turn).toHaveText('White is to move.');
  // It was not touched: another piece may move.
  await table.click(37, 32);
  await expect(table.turn).toHaveText('Black is to move.');
});

test('nothing binds a touched piece where the leaflet does not say so', { tag: '@once' }, async ({ table }) => {
  await table.open({ rules: 'djeco', mode: 'leaflet', start: 'W:W28,37:B1' });
  await expect(table.button('Adjust')).toHaveCount(0);
  await table.click(28);
  await table.click(37, 32);
  await expect(table.turn).toHaveText('Green is to move.');
  await expect.poll(() => table.stored()).toEqual(['white 37-32']);
});

test('nothing on the board tells what may be played', async ({ table, page }) => {
  await table.open(MISSED);
  await table.click(28);
  await expect(table.square(28)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.m-target, .m-take, .m-must')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /can capture|can move|you can go/ })).toHaveCount(0);
  await expect(table.button('Hint')).toHaveCount(0);
  await expect(page.locator('#typed')).toHaveAttribute('placeholder', 'Type a move');
});

test('a missed capture is accepted, and huffed', async ({ table }) => {
  await table.open(MISSED);
  await table.click(37, 32);
  await expect(table.turn).toHaveText('Green is to move.');
  await expect(table.message).toHaveCount(0);
  await expect(table.button('Have it taken back')).toHaveCount(0);
  // What was missed is not told before it is claimed.
  await expect(table.button('Why was that allowed?')).toHaveCount(0);
  await expect(pulses(table)).toHaveCount(0);

  await table.button('Huff').click();
  await expect(table.message).toContainText('Which piece failed to capture?');
  await table.click(32);
  await expect(table.message).toContainText('There is nothing to huff there. (the paragraph on capturing)');
  await expect(phantom(table)).toHaveCount(0);
  // A wrong claim costs nothing: the right one can still be made.
  await table.button('Huff').click();
  await table.click(28);
  await expect(table.message).toContainText('Green huffs the man on 28: it should have taken 22.');
  await expect(phantom(table)).toHaveCount(1);
  await expect(table.square(28)).toHaveAttribute('aria-label', '28, empty');
  await expect(table.turn).toHaveText('Green is to move.');
  await expect(table.button('Huff')).toBeDisabled();
  await table.click(22, 27);
  await expect(table.turn).toHaveText('Blue is to move.');
  await expect.poll(() => table.stored()).toEqual(['white 37-32', 'black huff 28', 'black 22-27']);
});

test('a missed capture stands when the opponent moves', async ({ table }) => {
  await table.open(MISSED);
  await table.click(37, 32);
  await expect(table.turn).toHaveText('Green is to move.');
  await table.click(1, 6);
  await expect(table.turn).toHaveText('Blue is to move.');
  await expect(table.square(28)).toHaveAttribute('aria-label', '28, man: Blue');
  // Now everybody may be told.
  await table.page.getByRole('button', { name: '37-32', exact: true }).click();
  await table.button('Why was that allowed?').click();
  await expect(table.message.first()).toContainText(
    '37-32 was carried out because this leaflet leaves it to the opponent to object.',
  );
});

test('a capture may be broken off, and is huffed for that', async ({ table }) => {
  await table.open({ rules: 'djeco', mode: 'leaflet', start: 'W:W48:B1,23,32,42' });
  await table.click(48, 37);
  await expect(table.message).toContainText('Go on capturing, or stop here.');
  await table.button('Stop here').click();
  await expect(table.turn).toHaveText('Green is to move.');
  await expect(table.square(32)).toHaveAttribute('aria-label', '32, man: Green');
  await expect(table.square(42)).toHaveAttribute('aria-label', '42, empty');
  await table.button('Huff').click();
  await table.click(37);
  await expect(table.turn).toHaveText(/^Green wins: Blue has no pieces left/);
});

test('in Sweden the opponent may huff or have the move taken back', async ({ table }) => {
  await table.open(missedBy('swedish'));
  await table.click(29, 25);
  await expect(table.turn).toHaveText('Black is to move.');
  await expect(table.button('Huff')).toBeVisible();
  await table.button('Have it taken back').click();
  await expect(table.turn).toHaveText('Your move was taken back: you must capture.');
  await expect(table.message).toContainText('29-25 is taken back: White must take 18.');
  await expect(table.square(29)).toHaveAttribute('aria-label', '29, man: White');
  await table.type('22-17');
  await expect(table.message.filter({ hasText: 'You must capture. You can do it from 22.' })).toBeVisible();
  await table.click(22, 15);
  await expect(table.turn).toHaveText('Black is to move.');
  await expect(table.square(18)).toHaveAttribute('aria-label', '18, empty');
});

for (const rules of ['norwegian', 'english']) {
  test(`by the ${rules} leaflet a move is taken back, and nobody huffs`, { tag: '@once' }, async ({ table }) => {
    await table.open(missedBy(rules));
    await table.click(29, 25);
    await expect(table.button('Huff')).toHaveCount(0);
    await table.button('Have it taken back').click();
    await expect(table.turn).toHaveText('Your move was taken back: you must capture.');
    await expect(table.message).toContainText('29-25 is taken back: White must take 18.');
    await expect(phantom(table)).toHaveCount(0);
    await table.click(22, 15);
    await expect(table.turn).toHaveText('Black is to move.');
  });
}

test('a wrong demand costs nothing', { tag: '@once' }, async ({ table }) => {
  await table.open({ rules: 'swedish', mode: 'leaflet', start: 'W:W22,29:B1' });
  await table.click(29, 25);
  await table.button('Have it taken back').click();
  await expect(table.message).toContainText('Your opponent did not miss a capture. (point 6)');
  await expect(table.turn).toHaveText('Black is to move.');
  await table.click(1, 5);
  await expect(table.turn).toHaveText('White is to move.');
});

test('a strong computer huffs what a person misses', { tag: '@once' }, async ({ table }) => {
  await table.open({ ...MISSED, white: PERSON, black: { kind: 'computer', level: 8 }, seed: 1 });
  await table.click(37, 32);
  await expect(table.square(28)).toHaveAttribute('aria-label', '28, empty');
  await expect(table.turn).toHaveText('It is your turn.');
  await expect.poll(async () => (await table.stored()).slice(0, 2)).toEqual(['white 37-32', 'black huff 28']);
});

test('a weak computer huffs, too, but sometimes overlooks it', { tag: '@once' }, async ({ table }) => {
  const answers: string[] = [];
  for (const seed of [1, 5]) {
    await table.open({ ...MISSED, black: { kind: 'computer', level: 1 }, seed });
    await table.click(37, 32);
    await expect.poll(async () => (await table.stored()).length).toBeGreaterThan(1);
    answers.push((await table.stored())[1] ?? '');
  }
  expect(answers[0]).not.toContain('huff');
  expect(answers[1]).toBe('black huff 28');
});
