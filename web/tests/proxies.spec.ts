/** The page behind real proxies, under a path of their site, encrypted. */

import type { Browser } from '@playwright/test';
import { POLICY } from '../site.ts';
import { bringAxe } from './axe';
import { CHROMIUM } from './chromium';
import { expect, test, TestTable } from './damier';
import { comeIn, findGames, openEveryAddress, playComputer, playGameOfTwo, watchRequests } from './main-paths';
import { BASE, HOST, missingFor, OLD_HOST, PROGRAMS, Proxy } from './proxies';
import { PHONE, Side } from './rooms';
import { freePort, newFolder, Server, setPassword, throwAway } from './server';

const PATIENCE = { timeout: 15_000 };
const PASSWORD = 'honderd velden, veertig schijven';

test.use({
  serviceWorkers: 'allow',
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP ${OLD_HOST} 127.0.0.1`,
      // Or there is no service worker: nobody has signed for this host.
      '--ignore-certificate-errors',
    ],
  },
});

for (const program of PROGRAMS) {
  test(`the page is played behind ${program}, under a path of its site`, { tag: ['@wasm', '@once'] }, async ({ page, context, complaints }) => {
    const missing = missingFor(program);
    test.skip(missing !== null, missing ?? '');
    const [data, port] = [newFolder(), await freePort()];
    setPassword(data, PASSWORD);
    const root = `https://${HOST}:${port}${BASE}`;
    const server = await Server.start(data, 0, { options: ['--public-url', root, '--trusted-proxy', '127.0.0.1'] });
    const proxy = await Proxy.start(program, port, new URL(server.url).host);
    try {
      const astray = watchRequests(page, root);
      await bringAxe(page);
      await page.goto(root);
      await comeIn(page, PASSWORD);
      // The browser says so itself when a request is answered with 401, as it was before.
      complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('401')));

      await playGameOfTwo(page, root);
      await playComputer(page, root);
      await findGames(page, root, 2);
      await openEveryAddress(page, root);
      await playAcross(context.browser()!, new Side(page), root);
      expect(astray, 'outside the base').toEqual([]);

      const cookies = (await context.cookies(root)).filter(({ name }) => name.includes('damier'));
      expect(cookies.map(({ name }) => name).sort()).toEqual(['__Secure-damier-device', '__Secure-damier-seat', '__Secure-damier-session']);
      expect(cookies.every(({ secure, httpOnly, path, sameSite }) => secure && httpOnly && path === BASE && sameSite === 'Lax')).toBe(true);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(root);
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
        const { start_url, scope, icons } = await (await fetch(link.href)).json();
        return [start_url, scope, ...icons.map(({ src }: { src: string }) => src)].map((address) => new URL(address, link.href).href);
      });
      for (const address of manifest) expect(address.startsWith(root), address).toBe(true);
      // Who has never given the password sees nothing of it all.
      const stranger = await context.browser()!.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
      const unknown = await stranger.newPage();
      const answer = await unknown.goto(`${root}api/v1/games`);
      expect(answer?.status()).toBe(401);
      expect(answer?.headers()['strict-transport-security']).toContain('max-age');
      for (const [address, ancestors] of [['', "'none'"], ['games', "'none'"], ['manual/', "'none'"], ['embed', '*']] as const) {
        const policy = (await unknown.goto(root + address))?.headers()['content-security-policy'];
        expect([address, policy]).toEqual([address, `${POLICY}; frame-ancestors ${ancestors}`]);
      }
      await stranger.close();
    } finally {
      await proxy.stop();
      await server.stop();
      throwAway(data);
    }
  });
}

/** Each sees at once what the other does, in a room to which a link leads. */
async function playAcross(browser: Browser, host: Side, root: string): Promise<void> {
  const guest = await Side.at(browser, { ...PHONE, ignoreHTTPSErrors: true });
  const spoken = `${root.replace('https', 'wss')}api/v1/rooms/`;
  const [withSocket, asked] = [new Set<Side>(), [] as string[]];
  for (const side of [host, guest]) {
    side.page.on('websocket', (socket) => socket.url().startsWith(spoken) && withSocket.add(side));
    side.page.on('request', (request) => asked.push(request.url()));
  }
  const link = await host.openRoom(root.slice(0, -1));
  expect(link.startsWith(`${root}room/`), link).toBe(true);
  await guest.sitDown(link, 'Bo');
  await host.table.type('32-28');
  for (const side of [host, guest]) await expect(side.page.locator('.list')).toContainText('32-28');
  await guest.table.type('19-23');
  for (const side of [host, guest]) await expect(side.page.locator('.list')).toContainText('19-23');
  expect(withSocket.size).toBe(2);
  expect(asked.filter((url) => url.includes('wait=true')), 'without a socket they would wait for answers').toEqual([]);
  expect(guest.complaints).toEqual([]);
  await guest.page.context().close();
}

test('a page installed at a name that is given up loses nothing, and leads to the new one', { tag: ['@wasm', '@once'] }, async ({ page, complaints }) => {
  const program = PROGRAMS.find((program) => missingFor(program) === null);
  test.skip(program === undefined, 'neither nginx with openssl nor Caddy is installed');
  const [data, port] = [newFolder(), await freePort()];
  setPassword(data, PASSWORD);
  const [old, root] = [`https://${OLD_HOST}:${port}/`, `https://${HOST}:${port}/`];
  const reachedAt = (...urls: string[]) => ({ options: ['--trusted-proxy', '127.0.0.1', ...urls] });
  let server = await Server.start(data, 0, reachedAt('--public-url', old));
  const proxy = await Proxy.start(program!, port, new URL(server.url).host, { hosts: [OLD_HOST, HOST] });
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
  const table = new TestTable(page);
  try {
    await page.goto(old);
    await comeIn(page, PASSWORD);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), PATIENCE).toBe('activated');
    await page.goto(`${old}new/jumbo-en`);
    await page.getByText('Two of us at this board').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table.type('32-28');
    await expect(moves).toHaveText(['32-28']);
    const game = page.url();
    expect(game).not.toContain('local-');

    await server.stop('SIGKILL');
    await table.type('19-23');
    await expect(moves).toHaveText(['32-28', '19-23']);
    await page.goto('about:blank');
    server = await Server.start(data, server.port, reachedAt('--public-url', root, '--former-url', old));
    await page.goto(game);
    await expect(moves).toHaveText(['32-28', '19-23'], PATIENCE);
    await page.getByTestId('new-address').getByRole('link', { name: root }).click(PATIENCE);

    await expect(page).toHaveURL(root, PATIENCE);
    await comeIn(page, PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Bring the games here' }).click();
    await expect(page).toHaveURL(`${root}games`);
    await page.locator('.card').click();
    await expect(moves).toHaveText(['32-28', '19-23'], PATIENCE);
    await expect(page.getByTestId('new-address')).toHaveCount(0);
    // The browser says so itself when nobody answers, or a password is asked for.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.startsWith('Failed to load resource')));
  } finally {
    await proxy.stop();
    await server.stop();
    throwAway(data);
  }
});
