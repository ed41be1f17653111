/** The pages, each loaded when it is first looked at. */

import type { Component } from 'svelte';

type PageComponent = Component<{ id: string }>;

const pages: Record<string, () => Promise<{ default: unknown }>> = {
  shelf: () => import('./Shelf.svelte'),
  new: () => import('./NewGame.svelte'),
  game: () => import('./Game.svelte'),
  games: () => import('./Games.svelte'),
  house: () => import('./House.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  compare: () => import('./Compare.svelte'),
  setup: () => import('./Setup.svelte'),
  study: () => import('./Study.svelte'),
};

const nowhere = () => import('./Nowhere.svelte');

export async function load(name: string): Promise<PageComponent> {
  const page = await (pages[name] ?? nowhere)();
  return page.default as PageComponent;
}
