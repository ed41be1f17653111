/** Whole games, from the box on the shelf to the result. */

import type { Candidate } from '../src/contract';
import { expect, test, type TestTable } from './damier';
import { makeHasty, Person } from './person';

const EDITIONS = [
  'jumbo-nl',
  'jumbo-fr',
  'jumbo-de',
  'jumbo-en',
  'djeco-fr',
  'djeco-nl',
  'hh-nl',
  'hh-fr',
  'hh-gb',
  'hh-sv',
  'hh-da',
  'hh-nb',
  'hh-fi',
];
/** A picture of every move would take longer than the moves. */
test.use({ trace: 'off' });
test.beforeEach(() => test.slow());

/** The editions that leave it to the opponent to notice a missed capture. */
const LENIENT = ['djeco-fr', 'hh-sv', 'hh-nb', 'hh-gb'];

/** Every edition is played once: by mouse or by finger, in turn. */
const sizeOf = (at: number) => (at % 2 === 1 ? '@phone' : '@desktop');

async function begin(table: TestTable, edition: string, referee: 'Friendly' | 'By the leaflet') {
  const { page } = table;
  await makeHasty(table);
  await page.goto('/');
  await page.getByTestId(`box-${edition}`).click();
  await page.getByLabel('How well should the computer play?').fill('6');
  await page.getByRole('radio', { name: /^I play/ }).first().check({ force: true });
  if (referee === 'By the leaflet') await page.getByText(referee, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  table.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function playAndCheck(table: TestTable, isMobile: boolean, seed: number, prefer?: (move: Candidate) => boolean) {
  const { page } = table;
  const person = new Person(table, (square) => (isMobile ? square.tap() : square.click()), seed);
  const { ending, history } = await person.playToTheEnd(prefer);
  const { result, sentence } = ending!;
  // The page, the log and the list of games agree on what happened.
  await expect(page.getByTestId('result')).toHaveText(result);
  await expect(page.getByRole('dialog')).toContainText(sentence);
  expect(sentence).toMatch(/^(.+ wins: .+|Draw: .+|Draw by agreement)\b/);
  const moves = history.filter(({ kind }) => kind === 'move');
  await expect(page.getByRole('region', { name: 'Moves', includeHidden: true }).locator('button')).toHaveText(moves.map(({ text }) => text));
  expect(await person.summary()).toMatchObject({ result });
}

for (const [at, edition] of EDITIONS.entries()) {
  test(`a whole game by the box ${edition}`, { tag: sizeOf(at) }, async ({ table, isMobile }) => {
    await begin(table, edition, 'Friendly');
    await playAndCheck(table, isMobile, at);
  });
}

for (const [at, edition] of LENIENT.entries()) {
  test(`a whole game of missed captures by the leaflet ${edition}`, { tag: sizeOf(at) }, async ({ table, isMobile }) => {
    await begin(table, edition, 'By the leaflet');
    await playAndCheck(table, isMobile, at, ({ captures }) => captures.length === 0);
  });
}
