/** How games end: by the rules, by a claim, by agreement, by giving up. */

import { expect, test, type TestTable } from './damier';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Both kings go to and fro, and stand as in the beginning after four moves. */
const KINGS = 'W:WK46:BK1';
const TO_AND_FRO = ['46-41', '1-6', '41-46', '6-1'];

async function play(table: TestTable, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const color = await table.turn.textContent();
    await table.type(move);
    await expect(table.turn).not.toHaveText(color ?? '');
  }
}

test('a draw can be claimed when, and only when, the position comes back', async ({ table }) => {
  await table.open({ rules: 'jumbo-fr/touch-free', start: KINGS });
  await play(table, [...TO_AND_FRO, ...TO_AND_FRO.slice(0, 3)]);
  await expect(table.button('Claim the draw')).toHaveCount(0);
  await play(table, TO_AND_FRO.slice(3));
  await table.button('Claim the draw').click();
  const dialog = table.page.getByRole('dialog');
  await expect(dialog).toContainText('Draw: the same position for the third time. (article 7)');
  await expect(table.page.getByTestId('result')).toHaveText('1-1');
  await dialog.getByRole('button', { name: 'Look at the board' }).click();
  await expect(table.turn).toHaveText(/^Draw: the same position/);
});

test('by the leaflet a draw may always be claimed, and a wrong claim is refused', async ({ table }) => {
  await table.open({ rules: 'jumbo-fr', edition: 'hh-fr', mode: 'leaflet' });
  await table.button('Claim the draw').click();
  await expect(table.message).toContainText('There is no draw to claim now.');
  await expect(table.button('Claim the draw')).toBeVisible();
});

test('a claim that was possible is gone with the next move', async ({ table }) => {
  await table.open({ rules: 'swedish/strict/touch-free', start: 'W:WK29,K32:BK4' });
  await expect(table.button('Claim the draw')).toBeVisible();
  await table.click(29, 25);
  await expect(table.turn).toHaveText('Black is to move.');
  await expect(table.button('Claim the draw')).toHaveCount(0);
});

test('a draw is claimed by itself where one wants that, for oneself alone', async ({ table, page }) => {
  const kings = { rules: 'swedish/strict/touch-free', start: 'W:WK29,K32:BK4' };
  await page.addInitScript(() => localStorage.setItem('damier-settings', '{"claimDraws":true,"speed":"none"}'));
  await table.open(kings);
  await expect(table.button('Claim the draw')).toBeVisible();
  expect(await table.stored()).toEqual([]);
  await table.open({ ...kings, black: { kind: 'computer', level: 1 } });
  await expect(page.getByTestId('result')).toHaveText('1-1');
  await expect.poll(async () => (await table.stored())[0]).toBe('white claim');
});

test('where the leaflet says so, the game is a draw by itself', async ({ table }) => {
  await table.open({ rules: 'jumbo/touch-free', start: KINGS });
  await play(table, [...TO_AND_FRO, ...TO_AND_FRO]);
  const dialog = table.page.getByRole('dialog');
  await expect(dialog).toContainText('Draw: the same position for the third time. (article 7)');
  await expect.poll(async () => (await table.stored()).at(-1)).toBe('over draw position3');
});

test('moves are counted down to a draw', async ({ table, page }) => {
  await table.open({ rules: 'international', start: KINGS });
  const countdown = page.getByTestId('countdown');
  await expect(countdown).toHaveText('Draw in 5 moves');
  await play(table, ['46-41', '1-6']);
  await expect(countdown).toHaveText('Draw in 4 moves');
  await play(table, ['41-47', '6-1', '47-36', '1-7', '36-47']);
  await expect(countdown).toHaveText('Draw in 2 moves');
  await play(table, ['7-1', '47-36', '1-12']);
  await expect(table.page.getByRole('dialog')).toContainText('Draw: ');
});

test('"Why was that allowed?" names the rules behind a move', async ({ table }) => {
  await table.open({ rules: 'jumbo/touch-free', start: 'W:W24,48:B19,32,42' });
  await table.click(48, 28);
  await table.button('Why was that allowed?').click();
  await expect(table.message).toContainText(
    'Yes, 48x28 is allowed. A capture was due. (article 4) It takes 2 pieces, and the most must be taken. (article 5)',
  );
  await table.message.getByText('Article 5', { exact: true }).click();
  await expect(table.message).toContainText('must choose one that takes the most pieces');
});

test('"Why was that allowed?" says more than yes to a quiet move', async ({ table }) => {
  await table.open({ rules: 'jumbo/touch-free' });
  await table.click(32, 28);
  await table.button('Why was that allowed?').click();
  await expect(table.message).toContainText(
    'Yes, 32-28 is allowed. A man moves one square diagonally forwards, onto an empty square. (article 1) There was nothing to capture. (article 4)',
  );
});

/** Whoever offers a draw to the computer is asked whether he means it. */
async function offer(table: TestTable): Promise<void> {
  await table.button('Offer a draw').click();
  await table.message.getByRole('button', { name: 'Offer a draw' }).click();
}

test('two people agree on a draw, after one has declined', async ({ table }) => {
  await table.open({ rules: 'jumbo/touch-free' });
  await table.button('Offer a draw').click();
  await expect(table.message).toContainText('White offers a draw. Black answers:');
  await table.button('Decline').click();
  await expect(table.button('Accept')).toHaveCount(0);
  await table.click(32, 28);
  await expect(table.turn).toHaveText('Black is to move.');
  await table.button('Offer a draw').click();
  await table.button('Accept').click();
  await expect(table.page.getByRole('dialog')).toContainText('Draw by agreement.');
  await expect(table.page.getByTestId('result')).toHaveText('1-1');
});

test('the computer declines a draw at the start and accepts one that is due', async ({ table }) => {
  await table.open({ rules: 'jumbo/touch-free', black: { kind: 'computer', level: 2 } });
  await offer(table);
  await expect.poll(() => table.stored()).toContain('black decline');
  await expect(table.message).toHaveText('The computer declines the draw.');
  await expect(table.turn).toHaveText('It is your turn.');
  await table.click(32, 28);
  await expect(table.message).toHaveCount(0);
  await table.open({ rules: 'jumbo/touch-free', start: KINGS, black: { kind: 'computer', level: 2 } });
  await offer(table);
  await expect(table.page.getByRole('dialog')).toContainText('Draw by agreement.');
});

test('resigning asks first, and a rematch swaps the colors', async ({ table, page }) => {
  await table.open({ rules: 'jumbo/touch-free', black: { kind: 'computer', level: 1 } });
  await table.button('Resign').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Do you really want to resign?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await table.stored()).toEqual([]);
  await table.button('Resign').click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(dialog).toContainText('Black wins: White resigns.');
  await expect(page.getByTestId('result')).toHaveText('0-2');
  await dialog.getByRole('button', { name: 'Play again, colours swapped' }).click();
  await expect(page).not.toHaveURL(new RegExp(table.id));
  await expect(page.getByTestId('seat-white')).toContainText('Computer, level 1');
  // The computer begins, and the person's men are below.
  await expect(table.turn).toHaveText('It is your turn.');
  const [first, last] = await Promise.all([table.square(1).boundingBox(), table.square(50).boundingBox()]);
  expect(first?.y).toBeGreaterThan(last?.y ?? Infinity);
});

test('after a game, the same is offered beside the board as above it', async ({ table, page }) => {
  await table.open({ rules: 'jumbo/touch-free', start: 'W:W28,45:B22', black: { kind: 'computer', level: 1 } });
  await table.click(28, 17);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('White wins: Black has no pieces left.');
  await dialog.getByRole('button', { name: 'Look at the board' }).click();
  await expect(dialog).toHaveCount(0);
  // Nothing is left to be moved.
  await expect(page.locator('#typed')).toHaveCount(0);
  const waiting = page.waitForEvent('download');
  await table.button('Save as PDN file').click();
  expect((await waiting).suggestedFilename()).toBe(`damier-${table.id}.pdn`);
  await expect(table.button('Play again, colours swapped')).toBeVisible();
  await page.reload();
  await page.getByTestId('afterwards').getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByTestId('moves')).toContainText('28x17');
});
