/** Whom the page asks about the rules, and who thinks for the computer. */

import { openAsker, type Asker } from '../ask/client';
import type { Acted, Catalog, Color, Hint, Judged, Leaflet, SavedGame, Thought, View, Why } from '../wire';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

/** Answers at once. */
let quick: Asker | null = null;
/** May take seconds, and is dismissed when nobody waits for it any more. */
let thinker: Asker | null = null;

const asker = () => (quick ??= openAsker());
const thinking = () => (thinker ??= openAsker());

/** In whose language, and how squares are called. */
const reader = () => ({ lang: texts.language, notation: settings.notation });

export const referee = {
  catalog: () => asker().ask<Catalog>({ ask: 'catalog', lang: texts.language }),

  view: (game: SavedGame) => asker().ask<View>({ ask: 'view', ...reader(), game }),

  act: (game: SavedGame, player: Color, action: string) =>
    asker().ask<Acted>({ ask: 'act', ...reader(), game, player, action }),

  judge: (game: SavedGame, text: string) =>
    asker().ask<Judged>({ ask: 'judge', ...reader(), game, text }),

  why: (game: SavedGame, event: number) =>
    asker().ask<Why>({ ask: 'why', ...reader(), game, event }),

  rules: (rules: string) => asker().ask<Leaflet>({ ask: 'rules', lang: texts.language, rules }),

  pdn: (game: SavedGame, tags: [string, string][]) =>
    asker().ask<{ pdn: string }>({ ask: 'pdn', game, tags }),

  think: (game: SavedGame, player: Color, level: number) =>
    thinking().ask<Thought>({ ask: 'think', game, player, level, seed: game.header.seed }),

  hint: (game: SavedGame) => thinking().ask<Hint>({ ask: 'hint', ...reader(), game }),

  /** Whoever thinks need not go on. */
  stopThinking: () => thinker?.cancel(),
};
