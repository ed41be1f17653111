/** Larger endgame tables, which the server builds in the background. */

import { failureOf } from '../saved/error';
import { server } from '../saved/server';
import { askAgain } from './reach';
import type { TablesBuild, TablesChoice, TablesOffer } from '../contract';

/** How often to look how far it is. */
const LOOK_MS = 700;

export class Workshop {
  readonly #rules: string;
  offer: TablesOffer | null = $state.raw(null);
  failed: 'failed' | 'no-room' | null = $state(null);
  /** Rises when tables were finished: what is shown may be known better now. */
  finished = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(rules: string) {
    this.#rules = rules;
  }

  get build(): TablesBuild | null {
    return this.offer?.build?.state === 'running' ? this.offer.build : null;
  }

  /** The smallest tables that are not there yet. */
  get next(): TablesChoice | null {
    return this.offer?.choices.find(({ is_ready }) => !is_ready) ?? null;
  }

  /** Whether there are tables that were built. */
  get isBuilt(): boolean {
    return this.offer?.choices.some(({ is_ready }) => is_ready) ?? false;
  }

  /** Looks what there is, and again as long as something is being built. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const before = this.offer;
      const offer = await server.tables(this.#rules);
      if (this.#isClosed) return;
      this.offer = offer;
      this.failed ??= offer.build?.state === 'failed' ? 'failed' : null;
      if (before && offer.ready !== before.ready) askAgain();
      if (before && offer.ready > before.ready) this.finished++;
      if (this.build) this.#timer = setTimeout(() => void this.look(), LOOK_MS);
    } catch {
      // Without a server nothing is offered.
      if (!this.#isClosed) this.offer = null;
    }
  }

  async begin(pieces: number): Promise<void> {
    this.failed = null;
    try {
      await server.buildTables(this.#rules, pieces);
    } catch (error) {
      this.failed = failureOf(error) === 'disk_full' ? 'no-room' : 'failed';
    }
    await this.look();
  }

  /** Removes what was built for these rules. */
  async remove(): Promise<void> {
    this.failed = null;
    await server.removeTables(this.#rules).catch(() => undefined);
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
