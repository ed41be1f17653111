/** The pages, each loaded when it is first looked at. */

import type { Component } from 'svelte';
import type { Page } from '../app/addresses';
import NotFound from './NotFound.svelte';

type PageComponent = Component<{ id: string }>;

const pages: Record<string, () => Promise<{ default: unknown }>> = {
  shelf: () => import('./Shelf.svelte'),
  new: () => import('./NewGame.svelte'),
  game: () => import('./Game.svelte'),
  room: () => import('./Room.svelte'),
  games: () => import('./Games.svelte'),
  statistics: () => import('./Statistics.svelte'),
  house: () => import('./House.svelte'),
  leaflets: () => import('./Leaflets.svelte'),
  rules: () => import('./Leaflet.svelte'),
  learn: () => import('./Lessons.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  compare: () => import('./Compare.svelte'),
  setup: () => import('./Setup.svelte'),
  study: () => import('./Study.svelte'),
};

export async function load({ name, id }: Page): Promise<PageComponent> {
  const page = await pages[name === 'rules' && id === '' ? 'leaflets' : name]?.();
  return (page?.default ?? NotFound) as PageComponent;
}

/** Where somebody who is at a page will probably go: that may come in the meantime. */
const NEXT: Record<string, string[]> = { shelf: ['new', 'game'], new: ['game'] };

export async function loadNext({ name }: Page): Promise<void> {
  await Promise.all((NEXT[name] ?? []).map((next) => pages[next]?.()));
}

/** Messages that say what a page is for; what is about one game alone says so in its title. */
const ABOUT: Record<string, string> = {
  games: 'games-heading',
  statistics: 'statistics-intro',
  house: 'house-intro',
  rules: 'leaflet-own-words-world',
  compare: 'leaflet-own-words-world',
  learn: 'step-intro',
  puzzles: 'puzzle-intro',
  setup: 'setup-page-how',
  study: 'import-intro',
};

export const aboutPage = ({ name }: Page): string => ABOUT[name] ?? 'shelf-intro';
