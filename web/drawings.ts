/** The icons stand in the page itself, once: they are drawings and no code. */

import type { Plugin } from 'vite';
import { ICONS } from './src/ui/icons.ts';

export function drawings(): Plugin {
  const paths = Object.entries(ICONS).map(([name, d]) => ({ tag: 'path', attrs: { id: `icon-${name}`, d } }));
  const svg = { tag: 'svg', attrs: { class: 'drawings', width: '0', height: '0', 'aria-hidden': 'true' } };
  return {
    name: 'damier-drawings',
    transformIndexHtml: () => [{ ...svg, children: [{ tag: 'defs', children: paths }], injectTo: 'body' }],
  };
}
