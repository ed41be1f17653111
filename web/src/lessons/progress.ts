/** What has been learned and solved. Kept in this browser. */

/** Where it is kept. */
export interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

type Kept = Record<string, string[]>;

/** For each game, the names of what is done. */
export class Progress {
  constructor(
    private readonly key: string,
    private readonly drawer: () => Drawer = () => localStorage,
  ) {}

  done(game: string): Set<string> {
    const names = this.#read()[game];
    return new Set(Array.isArray(names) ? names : []);
  }

  add(game: string, name: string): void {
    const kept = this.#read();
    this.#write({ ...kept, [game]: [...this.done(game).add(name)] });
  }

  forget(game: string): void {
    this.#write({ ...this.#read(), [game]: [] });
  }

  #read(): Kept {
    try {
      const kept: unknown = JSON.parse(this.drawer().getItem(this.key) ?? '{}');
      return kept !== null && typeof kept === 'object' ? (kept as Kept) : {};
    } catch {
      return {};
    }
  }

  #write(kept: Kept): void {
    try {
      this.drawer().setItem(this.key, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const lessonsDone = new Progress('damier-steps');
export const puzzlesDone = new Progress('damier-puzzles');
