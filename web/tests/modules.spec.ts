/** The rules come first; the engine and the one network of a game only when they are needed. */

import type { Page } from '@playwright/test';
import { expect, test } from './damier';
import { fetchedFrom, moveBeforeEngine, OFF_THE_BOOK } from './main-paths';

const COMPUTER = { kind: 'computer', level: 3 } as const;
const movesOf = (page: Page) => page.getByRole('region', { name: 'Moves' }).getByRole('button');

test('the first move does not wait for the engine', { tag: '@wasm' }, async ({ page, table }) => {
  await moveBeforeEngine(page, () => table.open({ rules: 'jumbo/touch-free', start: OFF_THE_BOOK, black: COMPUTER }));
});

test('a game of two people needs no engine', { tag: '@wasm' }, async ({ page, table }) => {
  const [modules, networks] = [fetchedFrom(page, '.wasm'), fetchedFrom(page, '.net')];
  await table.open({ rules: 'jumbo/touch-free' });
  await table.type('32-28');
  await expect(movesOf(page)).toHaveText(['32-28']);
  await table.type('19-23');
  await expect(movesOf(page)).toHaveText(['32-28', '19-23']);
  expect([modules, networks]).toEqual([['rules'], []]);
});

test('a game loads its own network and no other', { tag: '@wasm' }, async ({ page, table }) => {
  const networks = fetchedFrom(page, '.net');
  for (const [rules, move, network] of [
    ['jumbo/touch-free', '32-28', 'international'],
    ['russian', 'c3-d4', 'russian'],
  ] as const) {
    await table.open({ rules, black: COMPUTER });
    await table.type(move);
    await expect(movesOf(page)).toHaveCount(2);
    expect(networks.splice(0)).toEqual([network]);
  }
});

test('without its network the computer plays all the same', { tag: '@wasm' }, async ({ page, table, complaints }) => {
  await page.route('**/*.net', (route) => route.abort());
  const networks = fetchedFrom(page, '.net');
  await table.open({ rules: 'jumbo/touch-free', start: OFF_THE_BOOK, black: COMPUTER });
  await table.type('32-28');
  await expect(movesOf(page)).toHaveCount(2);
  await expect(table.message).toHaveCount(0);
  expect(new Set(networks)).toEqual(new Set(['international']));
  // The browser complains of the request, and nobody else of anything.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.startsWith('Failed to load resource')));
});
