/** What there is to play, in the language of the page. */

import { DEFAULT_GAME, type BoxOnShelf, type Catalog, type GameOnShelf, type Header } from '../contract';
import { QuestionError } from '../ask/answer';
import { referee } from './referee.svelte';
import { texts } from './texts.svelte';

class LoadedCatalog {
  /** All of it, once the referee has told. */
  loaded: Catalog | null = $state.raw(null);
  failed = $state(false);
  /** Games by rules that nobody printed, by the text of the rules; null if those are no rules. */
  #others: Record<string, GameOnShelf | null> = $state({});

  /** Fetches it whenever the language changes. */
  async load(): Promise<void> {
    void texts.language;
    try {
      this.loaded = await referee.catalog();
      this.#others = {};
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** The boxes in the reader's language. */
  get own(): BoxOnShelf[] {
    return this.loaded?.editions.filter(({ language }) => language === texts.language) ?? [];
  }

  /** All boxes, the reader's first. */
  get boxes(): BoxOnShelf[] {
    const isOther = (box: BoxOnShelf) => !this.own.includes(box);
    return [...this.own, ...(this.loaded?.editions.filter(isOther) ?? [])];
  }

  /** The games of the world, the reader's first. */
  get world(): GameOnShelf[] {
    const { world: all = [], national = [] } = this.loaded ?? {};
    const isNational = ({ id }: GameOnShelf) => national.includes(id);
    return [...all.filter(isNational), ...all.filter((game) => !isNational(game))];
  }

  /** Two games that are worth comparing, the reader's first: their ids. */
  get pair(): readonly [string, string] {
    return this.loaded?.pair ?? [DEFAULT_GAME, DEFAULT_GAME];
  }

  /** Makes sure that the game of these rules is known, or known to be none. */
  async find(rules: string): Promise<void> {
    if (!this.loaded || this.game(rules) || rules in this.#others) return;
    try {
      this.#others[rules] = await referee.game(rules);
    } catch (error) {
      if (error instanceof QuestionError) this.#others[rules] = null;
      else this.failed = true;
    }
  }

  isUnknown(rules: string): boolean {
    return this.#others[rules] === null;
  }

  /** Each game once, whatever leaflets print it. */
  get games(): GameOnShelf[] {
    const { editions = [], world = [] } = this.loaded ?? {};
    return [...new Map([...editions.map(({ game }) => game), ...world].map((game) => [game.id, game])).values()];
  }

  edition(id: string | null): BoxOnShelf | undefined {
    return this.loaded?.editions.find((edition) => edition.id === id);
  }

  /** The game of an edition, or of a ruleset. */
  game(id: string): GameOnShelf | undefined {
    const named = this.edition(id)?.game ?? this.loaded?.world.find((game) => game.id === id);
    const printed = named ?? this.loaded?.editions.find((edition) => edition.game.id === id)?.game;
    return printed ?? this.#others[id] ?? undefined;
  }

  /** The game that was agreed on. */
  gameOf(header: Header): GameOnShelf | undefined {
    return this.#others[header.rules] ?? this.game(header.edition ?? '') ?? this.game(header.rules.split('/')[0] ?? '');
  }
}

export const catalog = new LoadedCatalog();
