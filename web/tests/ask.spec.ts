import type { Page } from '@playwright/test';
import { expect, served as test } from './damier';

/** Opens a page that only the rules can fill, and tells which addresses were asked for meanwhile. */
async function openLeaflet(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/rules/hh-gb');
  await expect(page.getByTestId(/^article-/).first()).toBeVisible();
  return asked;
}

test('the rules are asked in a worker of the page', { tag: '@wasm' }, async ({ page }) => {
  const asked = await openLeaflet(page);
  expect(asked.some((path) => path.endsWith('.wasm'))).toBe(true);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(asked).not.toContain('/api/v1/ask');
});

test('without WebAssembly the server is asked', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  expect(await openLeaflet(page)).toContain('/api/v1/ask');
  expect(page.workers()).toHaveLength(0);
});

test('a module that does not compile is no loss', async ({ page }) => {
  const contentType = 'application/wasm';
  await page.route('**/*.wasm', (route) => route.fulfill({ contentType, body: 'broken' }));
  expect(await openLeaflet(page)).toContain('/api/v1/ask');
});
