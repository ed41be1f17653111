/// <reference types="node" />
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

test('the smaller files beside those of the site are the same ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damier-site-'));
  const [dist, out] = [join(folder, 'dist'), join(folder, 'out')];
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'manual'));
  const catalog = { editions: [{ id: 'hh-sv', game: { id: 'swedish' } }], world: [{ id: 'russian' }] };
  writeFileSync(join(dist, 'index.html'), PAGE.padEnd(3000));
  writeFileSync(join(dist, 'manual', 'index.html'), PAGE.replace('link', 'a').padEnd(2000));
  writeFileSync(join(dist, 'assets', 'catalog-en-1.json'), JSON.stringify(catalog, null, 9));
  writeFileSync(join(dist, 'assets', 'rules-1.wasm'), Buffer.alloc(9000, 'wasm'));
  writeFileSync(join(dist, 'assets', 'other-1.wasm'), Buffer.alloc(9000, 'more'));
  writeFileSync(join(dist, 'assets', 'tiny-1.js'), '1');
  makeSite(dist, '/damier/', out);
  const files = (readdirSync(out, { recursive: true }) as string[]).sort();
  for (const [ending, grown] of [['.gz', gunzipSync], ['.br', brotliDecompressSync]] as const) {
    const small = files.filter((file) => file.endsWith(ending));
    expect(small).toEqual(expect.arrayContaining(
      ['404.html', 'rules/index.html', 'manual/index.html', 'assets/rules-1.wasm', 'assets/other-1.wasm'].map((file) => file + ending),
    ));
    expect(small).not.toContain(`assets/tiny-1.js${ending}`);
    for (const file of small) {
      const whole = readFileSync(join(out, file.slice(0, -ending.length)));
      expect(grown(readFileSync(join(out, file))).equals(whole), file).toBe(true);
    }
  }
  rmSync(folder, { recursive: true });
});
