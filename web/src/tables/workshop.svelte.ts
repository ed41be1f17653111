/** Larger endgame tables, which the server builds in the background. */

import { server } from '../store/server';
import { askAgain } from './reach';
import type { Build, Choice, Offer } from './wire';

/** How often to look how far it is. */
const LOOK_MS = 700;

export class Workshop {
  readonly #rules: string;
  offer: Offer | null = $state.raw(null);
  failed = $state(false);
  /** Rises when tables were finished: what is shown may be known better now. */
  finished = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(rules: string) {
    this.#rules = rules;
  }

  get build(): Build | null {
    return this.offer?.build?.state === 'running' ? this.offer.build : null;
  }

  /** The smallest tables that are not there yet. */
  get next(): Choice | null {
    return this.offer?.choices.find(({ is_ready }) => !is_ready) ?? null;
  }

  /** Looks what there is, and again as long as something is being built. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const before = this.offer;
      const offer = await server.tables(this.#rules);
      if (this.#isClosed) return;
      this.offer = offer;
      this.failed = offer.build?.state === 'failed';
      if (before && offer.ready > before.ready) {
        askAgain();
        this.finished++;
      }
      if (this.build) this.#timer = setTimeout(() => void this.look(), LOOK_MS);
    } catch {
      // Without a server nothing is offered.
      if (!this.#isClosed) this.offer = null;
    }
  }

  async begin(pieces: number): Promise<void> {
    this.failed = false;
    try {
      await server.buildTables(this.#rules, pieces);
    } catch {
      this.failed = true;
    }
    await this.look();
  }

  async stop(): Promise<void> {
    await server.stopTables().catch(() => undefined);
    await this.look();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
