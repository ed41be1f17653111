/// <reference types="node" />

/** The icons of the page and of the installed app, drawn from `public/icon.svg`. */

import { writeFileSync } from 'node:fs';
import { served as test } from '../tests/damier';

const FOLDER = 'public';
const WOOD = '#8a5527';
const PAPER = '#f0dfc0';

const page = (icon: string, size: number) => `
  <style>html, body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${icon}`;

/** What a launcher cuts its own shape from: squares to every edge, the man in the middle. */
function maskable(icon: string): string {
  const man = icon.match(/<ellipse[^>]*\/>/g)?.join('') ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="${WOOD}"/>
    <path d="M0 0h32v32H0zM32 32h32v32H32z" fill="${PAPER}"/>
    <g transform="translate(8 7.6) scale(.75)">${man}</g></svg>`;
}

const ICONS = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'icon-maskable-192', size: 192, isMaskable: true },
  { name: 'icon-maskable-512', size: 512, isMaskable: true },
  // Apple rounds the corners itself, and paints black behind what is see-through.
  { name: 'apple-touch-icon', size: 180, isMaskable: true },
];

for (const { name, size, isMaskable } of ICONS) {
  test(name, async ({ browser, request }) => {
    const icon = await (await request.get('/icon.svg')).text();
    const tab = await browser.newPage({ viewport: { width: size, height: size } });
    await tab.setContent(page(isMaskable ? maskable(icon) : icon, size));
    await tab.screenshot({ path: `${FOLDER}/${name}.png`, omitBackground: true });
    await tab.close();
  });
}

/** One picture in the old wrapping: a head of six bytes, an entry of sixteen, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// For whatever asks for it by name, without reading the page.
test('favicon', async ({ browser, request }) => {
  const size = 32;
  const icon = await (await request.get('/icon.svg')).text();
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  await tab.setContent(page(icon, size));
  writeFileSync(`${FOLDER}/favicon.ico`, ico(await tab.screenshot({ omitBackground: true }), size));
  await tab.close();
});
