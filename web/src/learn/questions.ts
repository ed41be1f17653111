/** What the rules page and the comparison ask, and what is answered. */

import { referee } from '../store/referee.svelte';
import { settings } from '../store/settings.svelte';
import type { Acted, BoxOnShelf, Color, GameOnShelf, Judged, Refused, SavedGame, View, Walk, Why } from '../wire';

/** A position to play with. */
export interface Diagram {
  caption: string;
  figure: string | null;
  game: SavedGame;
  view: View;
  right: { action: string; text: string; walk: Walk | null }[];
  wrong: { text: string; refused: Refused }[];
}

export interface Reading {
  text: string;
  others: { rules: string; text: string }[];
}

export interface ArticleOnPage {
  anchor: string;
  heading: string;
  text: string;
  diagrams: Diagram[];
  readings: Reading[];
}

export interface RulesPage {
  id: string;
  edition: BoxOnShelf | null;
  game: GameOnShelf;
  articles: ArticleOnPage[];
  compare: string;
}

export interface Half {
  anchor: string;
  article: string;
  text: string;
  diagram: Diagram | null;
}

export interface Comparison {
  games: { id: string; edition: BoxOnShelf | null; game: GameOnShelf }[];
  differences: { heading: string; halves: Half[]; same_position: boolean }[];
  same: string[];
}

/** Questions in a language that need not be the page's. */
const ask = <T>(lang: string, question: object) =>
  referee.answer<T>({ lang, notation: settings.notation, ...question });

export const readRules = (lang: string, id: string) => ask<RulesPage>(lang, { ask: 'leaflet', id });

export const compare = (lang: string, a: string, b: string) =>
  ask<Comparison>(lang, { ask: 'compare', a, b });

export const act = (lang: string, game: SavedGame, player: Color, action: string) =>
  ask<Acted>(lang, { ask: 'act', game, player, action });

export const judge = (lang: string, game: SavedGame, text: string) =>
  ask<Judged>(lang, { ask: 'judge', game, text });

export const why = (lang: string, game: SavedGame, event: number) =>
  ask<Why>(lang, { ask: 'why', game, event });
