/** What keeps the page light. */

import { readdirSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import type { Plugin, Rolldown } from 'vite';
import { messagesIn } from './messages.ts';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/** Whatever several others need is in the first as well: each of them comes after it. */
const FIRST = 'index';

/**
 * What is fetched together, by the modules with which it begins. Much in one page is
 * said as in another, which is told in less when both are in one file: a file for every
 * page, and one for whatever two of them share, weighed a fifth more in all.
 */
const PARTS: Record<string, readonly string[]> = {
  [FIRST]: ['index.html', 'Shelf.svelte'],
  play: ['NewGame.svelte', 'Game.svelte'],
  study: ['Study.svelte', 'Seek.svelte', 'Embedded.svelte', 'Setup.svelte', 'Games.svelte', 'Statistics.svelte', 'Story.svelte'],
  read: ['Leaflets.svelte', 'Leaflet.svelte', 'Compare.svelte', 'Lessons.svelte', 'Puzzles.svelte', 'House.svelte'],
  rooms: ['rooms.ts', 'look.ts'],
  dialogs: ['dialogs.ts', 'commands.ts', 'PassOn.svelte', 'SignIn.svelte', 'TakeAlong.svelte'],
};

type Modules = (id: string) => Rolldown.ModuleInfo | null;

/** Puts every module into one of the parts; what begins with none of these is a file of its own. */
export function parts(): Rolldown.CodeSplittingOptions {
  // A group takes along what its modules import: so the first is made before the others.
  const groups = Object.keys(PARTS).map((part) => ({
    name: (id: string, context: Rolldown.ChunkingContext) =>
      partOf(id, (each) => context.getModuleInfo(each)) === part ? part : null,
  }));
  return { groups };
}

function partOf(id: string, modules: Modules): string | undefined {
  const found = beginnings(id, modules);
  const wanting = Object.keys(PARTS).filter((part) => PARTS[part]?.some((name) => found.has(name)));
  return wanting.length > 1 ? FIRST : wanting[0];
}

/** The modules that are asked for by themselves, and bring this one along. */
function beginnings(id: string, modules: Modules): Set<string> {
  const above = new Set([id]);
  const found = new Set<string>();
  // Whoever is added is looked at as well.
  for (const each of above) {
    const module = modules(each);
    if (module?.isEntry || module?.dynamicImporters.length) found.add(basename(each));
    for (const importer of module?.importers ?? []) above.add(importer);
  }
  return found;
}

/**
 * What Svelte can do and is never asked for by this page: in which file of its, what
 * stands there, and what stands there instead, so that a bundler sees that the rest
 * is not needed. Another Svelte may read otherwise: then the page is not built.
 */
const UNUSED: Record<string, readonly (readonly [string, string])[]> = {
  // No server writes the page for Svelte to take over.
  'dom/hydration.js': [
    ['export let hydrating = false;', 'export const hydrating = false;'],
    ['hydrating = value;', ''],
  ],
  // Nothing in a template is waited for but by `{#await}`, so no part of the page is held back ...
  'reactivity/async.js': [
    ['var pending = blockers.filter((b) => !b.settled);', ''],
    ['if (async.length === 0 && pending.length === 0) {', 'if (true) {'],
  ],
  'dom/blocks/boundary.js': [
    ['if (this.#pending_count > 0) {', 'if (false) {'],
    ['\t#update_pending_count(d, batch) {', '$&\nreturn;'],
    ['\tupdate_pending_count(d, batch) {', '$&\nreturn;'],
    ['if (current_batch?.is_fork) {', 'if (false) {'],
  ],
  // ... nor is one tried out before it is shown, or watched while it is worked on.
  'reactivity/batch.js': [
    ['if (!this.#is_deferred()) this.discard();', 'this.discard();'],
    ['if (this.#is_deferred()) {', 'if (false) {'],
    ['increment(blocking, effect) {', '$&\nreturn;'],
    ['decrement(blocking, effect) {', '$&\nreturn;'],
    ['if (!batch.is_fork && this.#intersects(batch))', 'if (this.#intersects(batch))'],
    ['if (!this.is_fork) {', 'if (true) {'],
    ['\tis_fork = false;', ''],
  ],
  'reactivity/deriveds.js': [
    ['if (!current_batch?.is_fork || derived.deps === null) {', 'if (true) {'],
    ['if (effect_tracking() || current_batch?.is_fork) {', 'if (effect_tracking()) {'],
  ],
  'reactivity/sources.js': [['if (!batch.is_fork && eager_effects.size > 0 && !eager_effects_deferred) {', 'if (false) {']],
  'runtime.js': [['var is_fork = current_batch?.is_fork;', 'var is_fork = false;']],
  // No list is animated.
  'dom/blocks/each.js': [['var is_animated = (flags & EACH_IS_ANIMATED) !== 0;', 'var is_animated = false;']],
  // The policy forbids styles in templates: there are only `style:` directives.
  'shared/attributes.js': [['\t\tif (value) {\n\t\t\t// strip comments', '\t\tif (false) {\n\t\t\t// strip comments']],
};

const SVELTE = /svelte\/src\/internal\/(?:client\/)?(?<file>(?:dom|reactivity|shared|runtime).*)$/;

export function withoutUnused(): Plugin {
  return {
    name: 'damier-without-unused',
    apply: 'build',
    transform: {
      filter: { id: SVELTE },
      handler(source, id) {
        const changes = UNUSED[SVELTE.exec(id)?.groups?.file ?? ''];
        if (!changes) return;
        const code = changes.reduce((code, [from, to]) => {
          if (!code.includes(from)) throw new Error(`Svelte has another ${id}: there is no “${from}”`);
          return code.replace(from, to);
        }, source);
        return { code, map: null };
      },
    },
  };
}

/** Calls that only do something where a server writes the page. */
export const ONLY_HYDRATION = ['$.reset', '$.next', '$.remove_input_defaults'];

/** What fetches the styles of a part before the part, and its scripts along with it. */
const PRELOAD = `
  const asked = {};
  const fetched = (href, rel) => asked[href] ??= new Promise((done, failed) => {
    const isScript = rel !== 'stylesheet';
    if ([...document.querySelectorAll('link')].some((link) => link.href === href && (isScript || link.rel === rel))) return done();
    const link = document.createElement('link');
    link.onload = done;
    // It can be asked for again.
    link.onerror = () => {
      delete asked[href];
      link.remove();
      failed(Error(href));
    };
    Object.assign(link, { rel, href, crossOrigin: '' });
    document.head.append(link);
    if (isScript) done();
  });
  export const __vitePreload = (load, parts = [], from) =>
    Promise.all(parts.map((part) => fetched(new URL(part, from).href, part.endsWith('.css') ? 'stylesheet' : 'modulepreload'))).then(load);`;

/** Vite's own does the same for browsers and policies that nobody has here, in three times as much code. */
export function shortPreload(): Plugin {
  return {
    name: 'damier-short-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => ({ code: PRELOAD, moduleSideEffects: false }) },
  };
}

/** Short names for the styles of components, which are in all that they show: the place in the list of all. */
export function styleName(): (about: { filename: string }) => string {
  const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
  return ({ filename }) => {
    const name = relative(SOURCES, filename);
    // One may be written while the page is looked at.
    if (!all.includes(name)) all.push(name);
    return `s${all.indexOf(name).toString(36)}`;
  };
}

/** What the bundler made small, made smaller by another: together they leave 1.3 % less than each alone. */
export function twiceMinified(): Plugin {
  return {
    name: 'damier-twice-minified',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || messagesIn(file.moduleIds) !== undefined) continue;
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false, unsafe_arrows: true, hoist_funs: true } });
        if (code !== undefined) file.code = code;
      }
    },
  };
}
