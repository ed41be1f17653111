/** Setting up positions, opening files, analysing, learning from mistakes. */

import type { Page } from '@playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { expect, test } from './damier';

test.beforeEach(({ page }) => {
  // The computer thinks, and axe-core looks at every look.
  test.slow();
  return bringAxe(page);
});

const square = (page: Page, number: number) => page.locator(`[role=grid] [data-square="${number}"]`);
const verdict = (page: Page) => page.getByTestId('verdict');
const fen = (page: Page) => page.getByLabel('The position as text (FEN)');

async function openFile(page: Page, name: string): Promise<void> {
  await page.goto('/study');
  await page.locator('input[type=file]').setInputFiles(`tests/files/${name}`);
}

test('a position is set up by hand and played from', async ({ page }) => {
  await page.goto('/setup/jumbo');
  await expect(verdict(page)).toContainText('can be played');
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await expect(verdict(page)).toContainText('There are no pieces');
  await square(page, 28).click();
  await page.getByTitle('king: Black').click();
  await square(page, 5).click();
  await square(page, 10).click();
  await square(page, 10).click();
  await expect(fen(page)).toHaveValue('W:W28:BK5');
  // Dragged from the palette, and dragged over the board.
  const box = async (number: number) => {
    const { x, y, width, height } = (await square(page, number).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await page.getByTitle('man: White').hover();
  await page.mouse.down();
  await page.mouse.move(...(await box(33)), { steps: 5 });
  await page.mouse.up();
  await expect(fen(page)).toHaveValue('W:W28,33:BK5');
  await page.mouse.move(...(await box(33)));
  await page.mouse.down();
  await page.mouse.move(...(await box(39)), { steps: 5 });
  await page.mouse.up();
  await expect(fen(page)).toHaveValue('W:W28,39:BK5');
  // By keyboard.
  await page.getByTitle('man: White').click();
  await square(page, 40).focus();
  await page.keyboard.press('Enter');
  await expect(fen(page)).toHaveValue('W:W28,39,40:BK5');
  await page.getByText('Black', { exact: true }).click();
  await expect(fen(page)).toHaveValue('B:W28,39,40:BK5');
  await expect(page).toHaveURL(/\/setup\/jumbo\?fen=B%3AW28%2C39%2C40%3ABK5$/);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Play from here' }).click();
  await expect(page.getByText('The game starts from the position that was set up.')).toBeVisible();
  await page.getByText('Two of us at this board').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('turn')).toHaveText('Black is to move.');
  await expect(square(page, 5)).toHaveAccessibleName(/king: Black/);
});

test('an impossible position says every reason', async ({ page }) => {
  await page.goto('/setup/jumbo?fen=' + encodeURIComponent('W:W1,2,60:B50'));
  await expect(verdict(page).locator('li')).toHaveCount(2);
  await expect(verdict(page)).toContainText('60');
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled();
  await fen(page).fill('<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Set this up' }).click();
  await expect(verdict(page).locator('li')).toHaveCount(1);
  await expect(verdict(page)).toContainText('W, B');
  await fen(page).fill('B:W46:B5');
  await fen(page).press('Enter');
  await expect(verdict(page)).toContainText('can be played');
  await page.getByLabel('Game', { exact: true }).selectOption('swedish');
  await expect(page.locator('[role=grid] [data-square]')).toHaveCount(32);
  await expectNoViolations(page);
});

test('rules and positions that are none leave the page alive', async ({ page, complaints }) => {
  await page.goto('/setup/nonsense');
  await expect(page.getByText('There are no such rules.')).toBeVisible();
  await page.goto('/study?rules=jumbo&fen=W:W99');
  await expect(page.getByText('99')).toBeVisible();
  await page.goto('/study/no-such-game');
  await expect(page.getByText('There is no such game.')).toBeVisible();
  // The browser tells of what is not there, too.
  expect(complaints.splice(0).join()).toContain('404');
  await page.goto('/new/jumbo-en?start=W:W1');
  await expect(page.getByText('This position is not possible:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
});

test('a file is listed, opened and gone through with its variations', async ({ page }) => {
  await openFile(page, 'evening.pdn');
  await expect(page.getByTestId('game-in-file')).toHaveCount(3);
  await expectNoViolations(page);
  await page.getByLabel('Search').fill('dora');
  await expect(page.getByTestId('game-in-file')).toHaveCount(1);
  for (const [words, count] of [['malmo', 1], ['2-0 anna', 1], ['nothing like it', 0]] as const) {
    await page.getByLabel('Search').fill(words);
    await expect(page.getByTestId('game-in-file'), words).toHaveCount(count);
  }
  await expect(page.getByText('No game in this file matches.')).toBeVisible();
  await page.getByLabel('Search').fill('');
  await page.getByTestId('game-in-file').first().click();
  const moves = page.getByTestId('moves');
  await expect(page.getByRole('heading', { name: 'Anna – Bram' })).toBeVisible();
  await expect(moves).toContainText('A quiet beginning.');
  await expect(moves).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(moves.locator('.variation')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(moves.locator('[aria-current]')).toHaveText('32-28');
  await moves.getByRole('button', { name: '46-41' }).click();
  await expect(square(page, 41)).toHaveAccessibleName(/man: White/);
  await expect(square(page, 46)).toHaveAccessibleName(/empty/);
  // Another move makes another variation, which can be taken away.
  await square(page, 17).click();
  await square(page, 21).click();
  await expect(moves.locator('[aria-current]')).toHaveText('17-21');
  await page.getByRole('button', { name: 'Remove this variation' }).click();
  await expect(moves.locator('[aria-current]')).toHaveText('46-41');
  await expect(moves).not.toContainText('17-21');

  await page.getByRole('link', { name: 'Back to the file' }).click();
  await page.getByTestId('game-in-file').nth(1).click();
  await expect(moves.locator('.finding')).toHaveCount(2);
  await expect(moves.locator('.finding').first()).toContainText('Line 18');
  await moves.getByRole('button', { name: '50-1' }).click();
  await expect(page.getByText('50-1 cannot be played.')).toBeVisible();
  await expectNoViolations(page);
});

/** As programs of different countries write: file, players, game, its moves as we write them. */
const DIALECTS = [
  ['compact.pdn', 'Ilse – Joost', 'International draughts', '32-28 19-23 28x19 14x23 37-32 10-14 41-37 14-19 46-41 20-25'],
  ['cyrillic.pdn', 'Кира – Лев', 'Russian draughts', '22-18 10-14 25-22 11-16 22-17 16-20 17x10 7x14 26-22'],
  ['tavern.pdn', 'Mona – Ned', 'English draughts', '9-13! 22-18 11-15! 18x11 8x15 25-22 24-20 4-8'],
] as const;

for (const [file, players, game, played] of DIALECTS) {
  test(`${file} is read as it was meant`, async ({ page }) => {
    await openFile(page, file);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(players);
    await expect(page.getByText(game)).toBeVisible();
    const moves = page.getByTestId('moves');
    await expect(moves.getByRole('button')).toHaveText(played.split(' '));
    await expect(moves.locator('.finding')).toHaveCount(0);
    // Every position of it can be played on.
    await page.keyboard.press('End');
    await expect(page.locator('.turn')).toContainText('is to move.');
  });
}

test('a torn file tells what is wrong with it, where it is wrong', async ({ page }) => {
  await openFile(page, 'torn.pdn');
  await expect(page.getByText('Things that are not right: 3')).toBeVisible();
  const moves = page.getByTestId('moves');
  await expect(moves).toContainText('The board has no such square.');
  await expect(moves).toContainText('This comment is never closed.');
  await expect(page.locator('main script')).toHaveCount(0);
  await moves.getByRole('button', { name: '14x23' }).click();
  await expect(square(page, 23)).toHaveAccessibleName(/man: Black/);
  await square(page, 33).click();
  await square(page, 28).click();
  await expect(moves.locator('[aria-current]')).toHaveText('33-28');
});

test('a position that was set up is analysed', async ({ page }) => {
  await page.goto('/setup/english');
  await fen(page).fill('B:WK2,K6:BK14,K15');
  await fen(page).press('Enter');
  await page.getByRole('link', { name: 'Analyse from here' }).click();
  await expect(page.getByTestId('lines').locator('li').first()).toBeVisible();
  await expect(page.getByText('White threatens 6-10.')).toBeVisible();
  await expect(page.locator('.m-arrow-threat').first()).toBeAttached();
});

test('a file stays until it is forgotten', async ({ page }) => {
  await openFile(page, 'evening.pdn');
  await page.getByTestId('game-in-file').nth(1).click();
  await expect(page.getByTestId('moves')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  for (let again = 0; again < 2; again++) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  }
  await page.getByRole('link', { name: 'Back to the file' }).click();
  await page.reload();
  await expect(page.getByTestId('game-in-file')).toHaveCount(3);
  await page.getByRole('link', { name: 'Open another file' }).click();
  await page.getByTestId('kept-file').click();
  await expect(page.getByTestId('game-in-file')).toHaveCount(3);
  await page.getByRole('button', { name: 'Forget this file' }).click();
  await expect(page.getByTestId('drop')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('drop')).toBeVisible();
  await expect(page.getByTestId('kept-file')).toHaveCount(0);
});

test('a missed capture is huffed on the desk', async ({ page }) => {
  await page.goto('/study?rules=djeco&fen=' + encodeURIComponent('W:W28,37:B1,22'));
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await square(page, 37).click();
  await square(page, 32).click();
  const moves = page.getByTestId('moves');
  await expect(moves.locator('[aria-current]')).toHaveText(/37-32/);
  const huff = page.getByRole('button', { name: 'Huff', exact: true });
  await huff.click();
  await square(page, 32).click();
  await expect(page.getByText('There is nothing to huff there.')).toBeVisible();
  await huff.click();
  await square(page, 28).click();
  await expect(square(page, 28)).toHaveAccessibleName(/empty/);
  await expect(page.locator('.turn')).toHaveText('Green is to move.');
  await page.getByRole('button', { name: 'Remove this variation' }).click();
  await expect(square(page, 28)).toHaveAccessibleName(/man: Blue/);
});

test('text is pasted or dropped, and what is no file is told', async ({ page }) => {
  await page.goto('/study');
  const paste = async (text: string) => {
    await page.getByLabel('Or paste its text').fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  const letter = 'Dear Ilse,\nthank you for the evening of 12-10. It was 1. nice and 2. long.\nYours, Joost';
  for (const text of ['   .', letter]) {
    await paste(text);
    await expect(page.locator('.trouble')).toHaveText('There is no game in this file.');
  }
  const drop = async (...parts: (string | number)[]) => {
    const transfer = await page.evaluateHandle((parts) => {
      const transfer = new DataTransfer();
      const bytes = parts.map((part) => (typeof part === 'number' ? new Uint8Array(part) : part));
      transfer.items.add(new File(bytes, 'a.pdn'));
      return transfer;
    }, parts);
    await page.getByTestId('drop').dispatchEvent('drop', { dataTransfer: transfer });
  };
  await drop((32 << 20) + 1);
  await expect(page.getByText('This file is larger than 32 MiB.')).toBeVisible();
  await drop('[White "Grandparent"] [Black "Child"] 1. 32-28 *');
  await expect(page.getByRole('heading', { name: 'Grandparent – Child' })).toBeVisible();
});

test('a position is analysed: lines, gauge and arrow', async ({ page }) => {
  await page.goto('/study?rules=jumbo&fen=' + encodeURIComponent('W:W28,38:B23,3'));
  const lines = page.getByTestId('lines');
  await expect(lines.locator('li').first()).toContainText('28x19');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /Chances: White \d+%, Black \d+%/);
  await expect(page.locator('.m-arrow-hint').first()).toBeAttached();
  await lines.getByRole('button', { name: '28x19' }).first().click();
  await expect(page.getByTestId('moves').locator('[aria-current]')).toHaveText('28x19');
  await expect(page.locator('.turn')).toHaveText('Black is to move.');
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('the mistakes of a game are drawn and become questions', async ({ page }) => {
  await openFile(page, 'mistake.pdn');
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await page.getByRole('button', { name: 'Analyse the whole game' }).click();
  const graph = page.getByTestId('graph');
  await expect(graph.locator('text').first()).toBeVisible({ timeout: 20_000 });
  await graph.focus();
  await page.keyboard.press('End');
  await expect(page.getByTestId('moves').locator('[aria-current]')).toHaveText(/38-32/);
  await expect(page.getByTestId('moves').locator('.mark').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Learn from the mistakes' })).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Learn from the mistakes' }).click();
  const lesson = page.getByTestId('lesson');
  await expect(lesson).toContainText('White played');
  // An earlier move may be called in question too; the last one loses for sure.
  while (!(await lesson.textContent())?.includes('White played 38-32 here')) {
    await lesson.getByRole('button', { name: 'Next question' }).click();
  }
  await square(page, 38).click();
  await square(page, 32).click();
  await expect(lesson).toContainText('38-32 is what was played');
  await lesson.getByRole('button', { name: 'Show me' }).click();
  // What was said about the answer before is said no more.
  await expect(lesson).not.toContainText('38-32');
  const better = /Better: (\d+)-(\d+)/.exec((await lesson.textContent()) ?? '');
  expect(better).not.toBeNull();
  await square(page, Number(better![1])).click();
  await square(page, Number(better![2])).click();
  await expect(lesson).toContainText('Well found');
  await lesson.getByRole('button', { name: 'Back to the game' }).click();
  await expect(graph).toBeVisible();
});

test('a game at one board can be analysed', async ({ page, table }) => {
  await table.open({ rules: 'jumbo/touch-free' });
  await table.click(32, 28);
  await expect(table.turn).toHaveText('Black is to move.');
  await table.button('More').click();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByTestId('moves')).toContainText('32-28');
  await expect(page.getByRole('link', { name: 'Back to the game' })).toBeVisible();
});
