/** The manual: every chapter under the server's policy, for everybody, and every link leads somewhere. */

import { LOOKS, violations } from './axe';
import { expect, test } from './damier';

const CHAPTERS = ['', 'home/', 'friend/', 'board/', 'proxy/', 'backup/', 'commands/', 'site/'];
const LANGUAGES = ['nl/', 'fr/', 'de/', 'sv/', 'da/', 'nb/', 'fi/'];
const PHONE = { width: 390, height: 844 };

test.use({ trace: 'off' });

for (const path of [...CHAPTERS, ...LANGUAGES]) {
  test(`/manual/${path} has no violations, and nothing sticks out of a phone`, async ({ page }) => {
    await page.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });
    // Both fail for a policy that refuses something: every complaint of the console does.
    const reply = await page.goto(`/manual/${path}`);
    expect(reply?.status()).toBe(200);
    expect(reply?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const look of LOOKS) {
      await page.emulateMedia(look);
      expect(await violations(page, {}), Object.values(look).join(', ')).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    const { wide, room } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { wide: scrollWidth, room: clientWidth };
    });
    expect(wide).toBe(room);
  });
}

test('every link of the manual leads somewhere', async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const path of [...CHAPTERS, ...LANGUAGES]) {
    await page.goto(`/manual/${path}`);
    const links = page.locator('a[href], link[href]');
    const found = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const address of found) addresses.add(address);
    const dead = await page.evaluate(() => {
      const anchors = [...document.querySelectorAll('a[href^="#"]')].map((one) => one.getAttribute('href')!.slice(1));
      return anchors.filter((anchor) => document.getElementById(decodeURIComponent(anchor)) === null);
    });
    expect(dead).toEqual([]);
  }
  const own = new Set([...addresses].map((address) => address.split('#')[0]!));
  expect(own.size).toBeGreaterThan(CHAPTERS.length + LANGUAGES.length);
  for (const address of own) expect((await request.get(address)).status(), address).toBe(200);
});

test('the manual is found without its last stroke, and has the letters of the page', async ({ page }) => {
  await page.goto('/manual');
  await expect(page).toHaveURL(/\/manual\/$/);
  await page.goto('/manual/backup');
  await expect(page).toHaveURL(/\/manual\/backup\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Backup' })).toBeVisible();
  const letters = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family}: ${status}`);
  });
  expect(letters).toEqual([expect.stringMatching(/Literata Variable.*: loaded/)]);
});

test('whoever reads another language finds it, goes on in English, and comes back to the board', async ({ page }) => {
  await page.goto('/manual/');
  const languages = page.getByRole('navigation', { name: 'Language' });
  await expect(languages.getByRole('link')).toHaveCount(8);
  await languages.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/manual\/nl\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1, name: 'Beginnen' })).toBeVisible();
  await page.locator('.turn').getByRole('link', { name: 'Serve at home' }).click();
  await expect(page).toHaveURL(/\/manual\/home\/$/);
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: 'To the board' }).click();
  await expect(page.getByTestId('box-jumbo-en')).toBeVisible();
});
