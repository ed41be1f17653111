/** The page behind real proxies, under a path of their site, encrypted. */

import { bringAxe } from './axe';
import { CHROMIUM } from './chromium';
import { expect, test } from './damier';
import { comeIn, findGames, openEveryAddress, playComputer, playGameOfTwo, watchRequests } from './main-paths';
import { BASE, HOST, isInstalled, Proxy } from './proxies';
import { freePort, newFolder, Server, setPassword, throwAway } from './server';

const PASSWORD = 'honderd velden, veertig schijven';

test.use({
  serviceWorkers: 'allow',
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      // Or there is no service worker: nobody has signed for this host.
      '--ignore-certificate-errors',
    ],
  },
});

for (const program of ['nginx', 'caddy'] as const) {
  test(`the page is played behind ${program}, under a path of its site`, { tag: ['@wasm', '@once'] }, async ({ page, context, complaints }) => {
    test.skip(!isInstalled(program), `${program} is not installed`);
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
      expect(astray, 'outside the base').toEqual([]);

      const cookies = (await context.cookies(root)).filter(({ name }) => name.includes('damier'));
      expect(cookies.map(({ name }) => name).sort()).toEqual(['__Secure-damier-device', '__Secure-damier-session']);
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
      const answer = await (await stranger.newPage()).goto(`${root}api/v1/games`);
      expect(answer?.status()).toBe(401);
      expect(answer?.headers()['strict-transport-security']).toContain('max-age');
      await stranger.close();
    } finally {
      await proxy.stop();
      await server.stop();
      throwAway(data);
    }
  });
}
