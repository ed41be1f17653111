/** The page speaks twelve languages, and changes at once. */

import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/contract';
import { expect, test } from './damier';
import { makeHasty, Person } from './person';

/** A picture of every change would take longer than the changes. */
test.use({ trace: 'off' });

/** What a browser asks for, and what it gets. */
const WANTED: [string, string][] = [
  ['nl-BE', 'nl'],
  ['fr-FR', 'fr'],
  ['de-AT', 'de'],
  ['en-US', 'en'],
  ['sv-SE', 'sv'],
  ['da-DK', 'da'],
  ['nb-NO', 'nb'],
  ['nn-NO', 'nb'],
  ['fi-FI', 'fi'],
  ['es-MX', 'es'],
  ['it-IT', 'it'],
  ['pt-BR', 'pt'],
  ['ru-RU', 'ru'],
  ['ja-JP', 'en'],
];

test('the language is that of the browser', async ({ browser, baseURL }) => {
  test.slow();
  const headings = new Map<string, string>();
  for (const [locale, language] of WANTED) {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('combobox')).toHaveValue(language);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(headings.get(language) ?? heading).toBe(heading);
    headings.set(language, heading);
    await context.close();
  }
  expect(new Set(headings.values()).size).toBe(LANGUAGES.length);
});

/** All that can be read or heard and looks like the name of a message. */
async function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) said.push(nodes.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title']) {
        said.push(element.getAttribute(name) ?? '');
      }
    }
    // Names of messages, and what is left of a value that was not given.
    const words = said.flatMap((text) => text.split(/\s+/));
    const isName = (word: string) => /^(app|shelf|new|play|board|games|settings|error|trait|spoken|why|continue)(-[a-z]+)+$/.test(word);
    return [...said.filter((text) => /^\s*[a-z]+(-[a-z]+)+\s*$|\{\s*\$/.test(text)), ...words.filter(isName)];
  });
}

const choose = (page: Page, language: string) => page.locator('header select').selectOption(language);

test('every page is translated into every language', async ({ page, table, complaints }) => {
  test.slow();
  await makeHasty(table);
  await table.open({
    rules: 'jumbo/touch-free',
    edition: 'jumbo-nl',
    start: 'W:W28,32,45:B22,10,5',
    clock: { kind: 'fischer', minutes: 5, seconds: 3 },
  });
  const visits: (() => Promise<unknown>)[] = [
    () => page.goto('/'),
    () => page.goto('/new/djeco-fr'),
    () => page.goto('/new/hh-gb').then(() => page.locator('input[value=two]').check({ force: true })),
    () => page.goto('/games').then(() => page.locator('header .tools button').click()),
    () => page.goto('/nowhere'),
    // Its messages are chosen by the rules.
    () => page.goto('/learn/djeco').then(() => page.getByRole('grid').waitFor()),
    async () => {
      await page.goto(`/game/${table.id}`);
      await table.type('32-27');
      await table.message.locator('summary').click();
      await table.button('More').click();
    },
  ];
  for (const visit of visits) {
    await choose(page, 'en').catch(() => undefined);
    await visit();
    for (const language of LANGUAGES) {
      // A dialog covers the field; the page must change all the same.
      await page.locator('header select').evaluate((select: HTMLSelectElement, value) => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await untranslated(page), `${language} ${page.url()}`).toEqual([]);
    }
  }
  // The page that is not there, in the eyes of the browser.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('the language changes in the middle of a game, which goes on', async ({ page, table, isMobile }) => {
  await makeHasty(table);
  await table.open({ rules: 'russian/touch-free', black: { kind: 'computer', level: 1 } });
  const person = new Person(table, (square) => (isMobile ? square.tap() : square.click()), 2);
  await person.move(await person.turn(), () => true, 'type');
  const before = await person.turn();
  const live = page.locator('.b-live');
  const first = page.getByRole('region').locator('button').first();
  await expect(live).toHaveText(before.history[1]!.spoken);
  await table.type('a1-h8');
  await expect(table.message).toBeVisible();
  const [english, square] = [await table.message.innerText(), await table.square(1).getAttribute('aria-label')];

  await choose(page, 'nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(table.turn).toHaveText('Jij bent aan zet.');
  await expect(table.square(1)).not.toHaveAttribute('aria-label', square!);
  await expect(first).toHaveText(before.history[0]!.text);
  await table.type('a1-h8');
  await expect(table.message).toBeVisible();
  expect(await table.message.innerText()).not.toBe(english);

  await person.move(before, () => true, 'point');
  const { history } = await person.turn();
  expect(history).toHaveLength(4);
  await expect(live).not.toHaveText(history[3]!.spoken);
  await expect(live).toContainText(/^Zwart/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
