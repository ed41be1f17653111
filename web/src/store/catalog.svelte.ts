/** What there is to play, in the language of the page. */

import type { BoxOnShelf, Catalog, GameOnShelf, Header } from '../wire';
import { referee } from './referee.svelte';
import { texts } from './texts.svelte';

class Shelf {
  catalog: Catalog | null = $state.raw(null);
  failed = $state(false);

  /** Fetches it whenever the language changes. */
  async load(): Promise<void> {
    void texts.language;
    try {
      this.catalog = await referee.catalog();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  edition(id: string | null): BoxOnShelf | undefined {
    return this.catalog?.editions.find((edition) => edition.id === id);
  }

  /** The game of an edition, or of a ruleset. */
  game(id: string): GameOnShelf | undefined {
    const named = this.edition(id)?.game ?? this.catalog?.world.find((game) => game.id === id);
    return named ?? this.catalog?.editions.find((edition) => edition.game.id === id)?.game;
  }

  /** The game that was agreed on. */
  gameOf(header: Header): GameOnShelf | undefined {
    return this.game(header.edition ?? '') ?? this.game(header.rules.split('/')[0] ?? '');
  }
}

export const shelf = new Shelf();
