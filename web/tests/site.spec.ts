/**
 * The page without a server, as `cargo xtask site` makes it: on hosts that know
 * nothing but files and folders, at the root and under a path.
 */

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeSite } from '../site.ts';
import { bringAxe, expectNoViolations, violations } from './axe';
import { expect, test as base, TestTable } from './damier';
import { Host } from './hosts';
import { findGames, moveBeforeEngine, OFF_THE_BOOK, playComputer, playGameOfTwo, watchRequests } from './main-paths';
import { isInstalled } from './proxies';
import { newFolder, throwAway } from './server';

const PATIENCE = { timeout: 15_000 };
const SUBPATH = '/spiele/damier/';
/** The one for this path that `cargo xtask site` has made, if `cargo xtask test` runs this. */
const MADE = process.env['DAMIER_SITE'];

/** What each address shows that it only shows when all of it is there. */
const SIGNS: Record<string, string> = {
  '': '[data-testid^=box-]',
  'new/hh-fi/': 'form',
  'new/?at=jumbo/touch-free': 'form',
  'rules/': 'main a[href$="rules/djeco-fr/"]',
  'rules/djeco-fr/': '[data-testid^=article-]',
  'rules/russian/index.html': '[data-testid^=article-]',
  'compare/': '[data-testid=difference]',
  'compare/?at=hh-gb/hh-fi': '[data-testid=difference]',
  'house/': '#base',
  'house/danish/': 'main h1',
  'house/?at=jumbo/8x8/rows%3D3&name=Ours': 'main h1',
  'setup/': '[role=grid]',
  'setup/jumbo/?fen=W:W28:B5': '[role=grid]',
  'study/': 'main h1',
  'study/?at=start/jumbo': '[role=grid]',
  'study/?at=seek': '[data-testid=board] [role=grid]',
  'embed/?rules=jumbo&moves=1.+32-28': '[data-testid=embedded] [role=grid]',
  'learn/': '[data-testid^=course-]',
  'learn/djeco/': '[role=grid]',
  'puzzles/russian/': '[role=grid]',
  'puzzles/?at=jumbo/easy/2': '[role=grid]',
  'games/': 'main h1',
  'statistics/': 'main h1',
  'manual/': 'nav.chapters',
  'manual/de/': 'nav.chapters',
};

type Program = 'python' | 'nginx';
interface Place {
  program: Program;
  at: string;
}

/** The hosts of a worker, each begun when it is first wanted. */
class Hosts {
  readonly #begun = new Map<string, Promise<Host>>();
  readonly #folders: string[] = [];

  /** With the path under which the site lies, on a host of this kind. */
  async urlOf({ program, at }: Place): Promise<string> {
    const key = program + at;
    if (!this.#begun.has(key)) this.#begun.set(key, this.#begin(program, at));
    const { origin } = new URL((await this.#begun.get(key)!).url);
    return origin + at;
  }

  #begin(program: Program, at: string): Promise<Host> {
    const folder = newFolder();
    this.#folders.push(folder);
    if (MADE !== undefined && at === SUBPATH) cpSync(MADE, join(folder, at), { recursive: true });
    else makeSite('dist', at, join(folder, at), ['gz']);
    return program === 'nginx' ? Host.nginx(join(folder, at), at) : Host.python(folder);
  }

  async stop(): Promise<void> {
    for (const host of this.#begun.values()) await (await host).stop();
    this.#folders.forEach(throwAway);
  }
}

interface Fixtures {
  place: Place;
  root: string;
  /** Requests that the page should not make. */
  astray: string[];
}

const test = base.extend<Fixtures, { hosts: Hosts }>({
  hosts: [
    async ({}, use) => {
      const hosts = new Hosts();
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  place: [{ program: 'python', at: '/' }, { option: true }],
  root: async ({ hosts, place }, use) => use(await hosts.urlOf(place)),
  astray: [
    async ({ page, root }, use) => {
      const astray = watchRequests(page, root);
      page.on('request', (request) => {
        if (request.url().includes('/api/')) astray.push(request.url());
      });
      await use(astray);
      expect(astray).toEqual([]);
    },
    { auto: true },
  ],
});

/** What is said where a server should be. */
const MISSING = /only on this device|Offline|not answering/;

const leftOut = (program: Program) => program === 'nginx' && !isInstalled(program);

for (const place of [
  { program: 'python', at: '/' },
  { program: 'python', at: SUBPATH },
  { program: 'nginx', at: '/' },
  { program: 'nginx', at: SUBPATH },
] as const) {
  test.describe(`at ${place.at} on ${place.program}`, { tag: ['@wasm', '@once'] }, () => {
    base.skip(leftOut(place.program), 'nginx is not installed');
    test.use({ place });

    test('every kind of address opens by itself, and again, and all its links are answered', async ({ page, root, request }) => {
      // What everybody can use at one place, everybody can at all of them.
      const isLookedAt = place.program === (leftOut('nginx') ? 'python' : 'nginx') && place.at === '/';
      if (isLookedAt) await bringAxe(page);
      const links = new Set<string>();
      for (const [address, sign] of Object.entries(SIGNS)) {
        await page.goto(root + address, { waitUntil: 'commit' });
        await expect(page.locator(sign).first(), address).toBeVisible(PATIENCE);
        // Nobody is missed, and nothing is promised that nobody could keep.
        await expect(page.getByText(MISSING), address).toHaveCount(0);
        if (isLookedAt) expect(await violations(page, { resultTypes: ['violations'] }), address).toEqual([]);
        const found = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        for (const link of found) links.add(link.replace(/#.*/, ''));
        const href = page.url();
        if (href === root + address) continue;
        // A page that has given itself another address is found there, too.
        const again = await page.reload({ waitUntil: 'commit' });
        // Rules that are being changed are told to whoever opens them.
        const shown = page.locator(address === 'house/' ? 'main h1' : sign).first();
        await expect(shown, `${address} again, at ${href}`).toBeVisible(PATIENCE);
        expect([href, again?.status()]).toEqual([href, 200]);
      }
      await page.goto(`${root}rules/hh-sv/#4`);
      await expect(page.locator('[id="4"]')).toBeInViewport(PATIENCE);

      expect(links.size).toBeGreaterThan(80);
      for (const link of links) {
        const answer = await request.get(link, { maxRedirects: 0 });
        expect([link, answer.status()]).toEqual([link, 200]);
      }
      if (place.program === 'nginx') await expectCompressed(page, request);
    });
  });
}

/** A host that is told to sends the smaller files that lie beside those of the site. */
async function expectCompressed(page: Page, request: APIRequestContext): Promise<void> {
  const fetched: string[] = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const kind of [/index-[^/]*\.js$/, /rules-[^/]*\.wasm$/]) {
    const file = fetched.find((name) => kind.test(name));
    expect(file, String(kind)).toBeDefined();
    const answer = await request.get(file!, { headers: { 'accept-encoding': 'gzip' } });
    expect([file, answer.headers()['content-encoding']]).toEqual([file, 'gzip']);
  }
}

for (const program of ['python', 'nginx'] as const) {
  const place = { program, at: program === 'nginx' ? SUBPATH : '/' };
  const missing = leftOut(program);

  test.describe(`on ${program}`, { tag: ['@wasm', '@once'] }, () => {
    base.skip(missing, 'nginx is not installed');
    test.use({ place });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        const kept = JSON.parse(localStorage.getItem('damier-settings') ?? '{}');
        localStorage.setItem('damier-settings', JSON.stringify({ speed: 'none', sound: false, ...kept }));
      });
    });

    test('games are played, kept, found, deleted and taken back', async ({ page, root }) => {
      await bringAxe(page);
      await playGameOfTwo(page, root);
      await expect(page).toHaveURL(new RegExp(`^${root}game/\\?at=local-\\w+$`));
      await expectNoViolations(page);
      await playComputer(page, root);
      await findGames(page, root, 2);
      await expect(page).toHaveURL(`${root}games/?search=jumbo-en`);
      await page.reload();
      await expect(page.locator('.card')).toHaveCount(1, PATIENCE);
      await expectNoViolations(page);
      await expect(page.getByText(MISSING)).toHaveCount(0);
      await page.locator('.card').click();
      await expect(page.locator('.list')).toContainText('28x19', PATIENCE);
    });

    test('a refusal leads to its article', async ({ page, root }) => {
      const table = new TestTable(page);
      await page.goto(`${root}new/hh-gb/`);
      await page.getByText('Two of us at this board').click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await table.type('11-14');
      await table.message.locator('summary').first().click();
      await table.message.getByRole('link', { name: 'Read it in full' }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${root}rules/hh-gb/#`));
      const { hash } = new URL(page.url());
      await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport(PATIENCE);
    });

    test('house rules come by a link, and are played', async ({ page, root }) => {
      const table = new TestTable(page);
      await page.goto(`${root}house/?at=jumbo/8x8/rows%3D3&name=Ours`);
      await expect(page.getByText('Ours').or(page.locator('input[value="Ours"]')).first()).toBeVisible(PATIENCE);
      await page.getByRole('link', { name: 'Play by these rules' }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${root}new/\\?at=jumbo/8x8/rows%3D3`));
      await page.getByText('Two of us at this board').click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByRole('gridcell')).toHaveCount(32, PATIENCE);
      await expect(table.turn).toBeVisible();
    });

    test('a file is read at the desk, a lesson learned, a puzzle solved', async ({ page, root }) => {
      const table = new TestTable(page);
      await page.goto(`${root}study/`);
      await page.locator('input[type=file]').setInputFiles('tests/files/evening.pdn');
      await expect(page).toHaveURL(new RegExp(`^${root}study/\\?at=file/`), PATIENCE);
      const { href } = new URL(page.url());
      await page.reload();
      await expect(page).toHaveURL(href);
      await expect(page.getByText('Endgame tables')).toHaveCount(0);

      // What the browser can build is known there; what it cannot is looked for.
      const lines = page.getByTestId('lines');
      await page.goto(`${root}setup/english/?fen=${encodeURIComponent('W:WK18,K23:BK1')}`);
      await page.getByRole('link', { name: 'Analyse' }).click();
      await expect(lines).toContainText('won in 10 moves', PATIENCE);
      await page.goto(`${root}setup/english/?fen=${encodeURIComponent('W:WK18,K23,K14:BK1')}`);
      await page.getByRole('link', { name: 'Analyse' }).click();
      await expect(lines.locator('li').first()).toBeVisible(PATIENCE);
      await expect(lines).not.toContainText('Endgame tables');

      await page.goto(`${root}learn/english/`);
      await page.getByRole('button', { name: '3. You must capture' }).click();
      await table.click(22, 15);
      await expect(page.getByTestId('said')).toHaveText('Well done!');

      await page.goto(`${root}puzzles/jumbo/`);
      await expect(page).toHaveURL(new RegExp(`^${root}puzzles/\\?at=jumbo/`), PATIENCE);
      await page.getByRole('button', { name: /solution/i }).first().click();
      await expect(page.getByTestId('said')).not.toBeEmpty(PATIENCE);
    });

    test('the first move does not wait for the engine', async ({ page, root }) => {
      await moveBeforeEngine(page, async () => {
        await page.goto(`${root}new/jumbo-en/?start=${OFF_THE_BOOK}`);
        await page.getByRole('radio', { name: /^I play/ }).first().check({ force: true });
        await page.getByRole('button', { name: 'Start the game' }).click();
      });
    });

    test('the page changes its language', async ({ page, root }) => {
      await page.goto(`${root}rules/`);
      await page.locator('header select').selectOption('fr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.goto(`${root}rules/russian/`);
      await expect(page.getByTestId(/^article-/).first()).toContainText(/dames|pion|damier/i, PATIENCE);
    });
  });

  test.describe(`without ${program}`, { tag: ['@wasm', '@once'] }, () => {
    base.skip(missing, 'nginx is not installed');
    test.use({ place, serviceWorkers: 'allow' });

    test('all of it is kept on the device', async ({ page, root, context, complaints }) => {
      await page.goto(root);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(root);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), PATIENCE).toBe('activated');
      await context.setOffline(true);
      for (const address of ['', 'new/hh-fi/', 'rules/djeco-fr/', 'learn/djeco/', 'compare/?at=hh-gb/hh-fi']) {
        await page.goto(root + address);
        await expect(page.locator(SIGNS[address]!).first(), address).toBeVisible(PATIENCE);
      }
      await playComputer(page, root);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Moves' }).getByRole('button')).toHaveCount(2, PATIENCE);
      await expect(page.getByText(MISSING)).toHaveCount(0);
      // The browser says that it has no network, which is so.
      complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED')));
    });
  });
}

test.describe('on a host that has a page for what is not there', { tag: ['@wasm', '@once'] }, () => {
  base.skip(leftOut('nginx'), 'nginx is not installed');
  test.use({ place: { program: 'nginx', at: SUBPATH } });

  test('it is the page, which says so', async ({ page, root, complaints }) => {
    for (const address of ['settings', 'room/0123456789abcdefghjkmnpqrs', 'room/?at=abc']) {
      const answer = await page.goto(root + address);
      expect([address, answer?.status()]).toEqual([address, 404]);
      await expect(page.getByText('There is no such page.'), address).toBeVisible(PATIENCE);
      await expect(page.getByText(MISSING)).toHaveCount(0);
    }
    await page.locator('main section a').click();
    await expect(page.getByTestId('box-jumbo-en')).toBeVisible(PATIENCE);
    // The browser says of each that it is not there, which is so.
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
  });
});

test('a browser without WebAssembly is told so', { tag: ['@wasm', '@once'] }, async ({ page, root }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  const { 'error-no-wasm': said } = Object.fromEntries(
    readFileSync('../locales/en/app.ftl', 'utf8').split('\n').map((line) => line.split(' = ')),
  ) as Record<string, string>;
  for (const address of ['', 'study/?at=start/jumbo', 'rules/djeco-fr/']) {
    await page.goto(root + address);
    await expect(page.getByText(said!).first()).toBeVisible(PATIENCE);
  }
});
