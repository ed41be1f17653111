/// <reference types="node" />
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foldersFor, makeSite, pageFor, POLICY } from './site.ts';

const PAGE = `<head>
    <meta charset="utf-8" />
    <meta name="damier-host" content="server" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <script type="module" src="./assets/index-1.js"></script>`;

test('the policy is the server’s, but for what only a header can say', () => {
  const guard = readFileSync(new URL('../crates/server/src/guard.rs', import.meta.url), 'utf8');
  const said = guard.replace(/",\n\s*"/g, '');
  expect(said).toContain(`"${POLICY}; frame-ancestors "`);
});

test('the page knows where it lies, that it has no server, and its policy before anything is fetched', () => {
  const page = pageFor(PAGE, '/games/damier/');
  expect(page).toContain('href="/games/damier/manifest.webmanifest"');
  expect(page).toContain('src="/games/damier/assets/index-1.js"');
  expect(page).toContain('name="damier-host" content="static"');
  expect(page).not.toContain('="./');
  expect(page.indexOf(POLICY)).toBeGreaterThan(0);
  expect(page.indexOf(POLICY)).toBeLessThan(page.indexOf('="/games'));
});

test('a page that lacks its marks is no page', () => {
  expect(() => pageFor(PAGE.replace('damier-host', 'other'), '/')).toThrow('damier-host');
});

test('every page has a folder, and those about one game one for each', () => {
  const folders = foldersFor(['jumbo-nl', 'russian']);
  expect(folders).toEqual(expect.arrayContaining(['', 'game', 'games', 'new', 'study', 'compare', 'rules/jumbo-nl', 'new/russian']));
  expect(folders).not.toContain('study/russian');
  expect(new Set(folders).size).toBe(folders.length);
});

test('what somebody else put into a folder is not thrown away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damier-site-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Mine</h1>');
  expect(() => makeSite(folder, '/', folder)).toThrow('holds other files');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<h1>Mine</h1>');
});
