/// <reference types="node" />
/**
 * Makes a folder of the built page that any host of files can serve:
 * `cargo xtask site` runs it as `npm run site -- BASE FOLDER`.
 *
 * Such a host knows an address only by its folder. So there is one for every
 * address that can be listed, all with the same page in it; what cannot be
 * listed is asked for behind a question mark (see `src/app/addresses.ts`).
 */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Catalog } from './src/contract';

const pages = JSON.parse(readFileSync(new URL('src/pages/addresses.json', import.meta.url), 'utf8')) as
  Record<'alone' | 'withMore' | 'listed', string[]>;

/** What the server's own pages are told in a header, but for who may frame them: a page cannot say that. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'self'";

/** Fonts and pictures are as small as they get. */
const SHRINKING = ['.html', '.js', '.css', '.wasm', '.net', '.txt', '.json', '.svg', '.ico', '.webmanifest'];
/** Less than that is not worth another file. */
const WORTH = 0.95;

const HOST = '<meta name="damier-host" content="server" />';
const CHARSET = '<meta charset="utf-8" />';

/** The page for a host of files, which has it under this path. */
export function pageFor(html: string, base: string): string {
  for (const part of [HOST, CHARSET, '="./']) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return withPolicy(html).replaceAll('="./', `="${base}`).replace(HOST, HOST.replace('server', 'static'));
}

/** Before anything is fetched. */
export const withPolicy = (html: string): string =>
  html.replace(CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`);

/** The folders in which the page is to be found, with the root. */
export function foldersFor(ids: readonly string[]): string[] {
  // Two people in two places meet at a server.
  const names = new Set([...pages.alone, ...pages.withMore].filter((name) => name !== 'room'));
  const about = pages.listed.flatMap((name) => ids.map((id) => `${name}/${id}`));
  return ['', ...names, ...about];
}

/** The editions and games that there are. */
export function idsIn({ editions, world }: Catalog): string[] {
  return [...new Set([...editions.flatMap(({ id, game }) => [id, game.id]), ...world.map(({ id }) => id)])];
}

/** Puts a file beside its smaller forms. */
function shrink(file: string, forms: readonly Form[]): void {
  if (!SHRINKING.includes(extname(file))) return;
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  for (const form of forms) {
    const [ending, small] = [`.${form}`, shrunk(bytes, form)];
    if (small.length > bytes.length * WORTH) continue;
    writeFileSync(file + ending, small);
    // A host may take another time for another version.
    utimesSync(file + ending, atime, mtime);
  }
}

const SHRINK = {
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
};
type Form = keyof typeof SHRINK;

/** The page is there many times. */
const known = new Map<string, Buffer>();

function shrunk(bytes: Buffer, form: Form): Buffer {
  const key = form + bytes.toString('latin1');
  const made = known.get(key) ?? SHRINK[form](bytes);
  known.set(key, made);
  return made;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Only what is empty, or was made by this program, is written over. */
function clear(out: string): void {
  if (!existsSync(out)) return;
  const page = join(out, 'index.html');
  const isOurs = existsSync(page) && readFileSync(page, 'utf8').includes(HOST.replace('server', 'static'));
  if (readdirSync(out).length > 0 && !isOurs) throw new Error(`${out} holds other files; name an empty folder`);
  rmSync(out, { recursive: true });
}

/** How many addresses it has. The better form of files takes most of the time. */
export function makeSite(dist: string, base: string, out: string, forms: readonly Form[] = ['gz', 'br']): number {
  clear(out);
  cpSync(dist, out, { recursive: true });
  const catalog = readdirSync(join(dist, 'assets')).find((file) => file.startsWith('catalog-en-'));
  if (catalog === undefined) throw new Error('the page was built without WebAssembly');
  const page = pageFor(readFileSync(join(dist, 'index.html'), 'utf8'), base);
  const folders = foldersFor(idsIn(JSON.parse(readFileSync(join(dist, 'assets', catalog), 'utf8')) as Catalog));
  for (const file of [...folders.map((folder) => join(folder, 'index.html')), '404.html']) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), page);
  }
  const manual = join(out, 'manual');
  for (const file of existsSync(manual) ? filesIn(manual) : []) {
    if (extname(file) === '.html') writeFileSync(file, withPolicy(readFileSync(file, 'utf8')));
  }
  for (const file of filesIn(out)) shrink(file, forms);
  return folders.length;
}

function tell(out: string, base: string, addresses: number): void {
  const files = filesIn(out);
  const isSmall = (file: string) => /\.(gz|br)$/.test(file);
  const size = (some: string[]) => (some.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1);
  const plain = files.filter((file) => !isSmall(file));
  const parent = base === '/' ? out : `a folder that has it as .${base.slice(0, -1)}`;
  console.log(`${out}: ${plain.length} files, ${size(plain)} MB, for ${base} (${addresses} addresses);`);
  console.log(`beside them .gz and .br of those that shrink, ${size(files.filter(isSmall))} MB.`);
  console.log('To serve it, with Python, uncompressed:');
  console.log(`    python3 -m http.server --directory ${base === '/' ? parent : 'FOLDER'}`);
  if (base !== '/') console.log(`where FOLDER is ${parent}; or with nginx:`);
  else console.log('or with nginx:');
  console.log(`    location ${base} { alias ${out}/; gzip_static on; }`);
  console.log('or copy it to any host of web pages.');
}

/** Called as a program. */
export function main([base, out]: string[]): void {
  if (base === undefined || out === undefined) throw new Error('npm run site -- BASE FOLDER');
  tell(resolve(out), base, makeSite(resolve('dist'), base, resolve(out)));
}
