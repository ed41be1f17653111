/** What the rules page and the comparison ask. */

import type { Color, SavedGame } from '../contract';
import { referee } from '../app/referee.svelte';
import { settings } from '../app/settings.svelte';

/** In a language that need not be the page's. */
const reader = (lang: string) => ({ lang, notation: settings.notation });

export const readRules = (lang: string, id: string) => referee.answer({ ask: 'leaflet', ...reader(lang), id });

export const compare = (lang: string, a: string, b: string) =>
  referee.answer({ ask: 'compare', ...reader(lang), a, b });

/** The referee, speaking a language that need not be the page's. */
export const arbiterIn = (lang: string) => ({
  act: (game: SavedGame, player: Color, action: string) =>
    referee.answer({ ask: 'act', ...reader(lang), game, player, action }),
  judge: (game: SavedGame, text: string) => referee.answer({ ask: 'judge', ...reader(lang), game, text }),
  view: (game: SavedGame) => referee.answer({ ask: 'view', ...reader(lang), game }),
  why: (game: SavedGame, event: number) => referee.answer({ ask: 'why', ...reader(lang), game, event }),
});
