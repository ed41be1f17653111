/** Whether the server answers, and what is done as soon as it does again. */

import { handOver, sendUnsent } from '../saved/sync';
import { gamesWithUnsent, unlessHeld } from '../saved/outbox';
import { openDeviceDb } from '../saved/deviceDb';
import { CHANNEL, type News } from '../saved/sender';
import { listeners, server } from '../saved/server';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5000;

const LOCK = 'damier-handover';

class Connection {
  answers = $state(true);
  /** Rises whenever the server got games from here: lists of them are out of date. */
  handedOver = $state(0);
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSyncing = false;

  /** Begins to listen. */
  start(): void {
    listeners.add((answers) => this.#onAnswer(answers));
    addEventListener('online', () => void this.#ping());
    addEventListener('offline', () => this.#onAnswer(false));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && !this.answers) void this.#ping();
    });
    void this.#ping().then(() => {
      if (this.answers) void this.#sync();
    });
  }

  #onAnswer(answers: boolean): void {
    const isBack = answers && !this.answers;
    this.answers = answers;
    clearTimeout(this.#timer);
    if (answers) this.#wait = FIRST_WAIT_MS;
    else {
      this.#timer = setTimeout(() => void this.#ping(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
    if (isBack) void this.#sync();
  }

  /** Whether it answers is heard by the way. */
  #ping = (): Promise<unknown> => server.ping().catch(() => undefined);

  /** Gives the server all that it missed. One window does so at a time. */
  async #sync(): Promise<void> {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    try {
      const work = () => this.#giveAll();
      await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
    } catch {
      // It went away again: the next time, then.
    } finally {
      this.#isSyncing = false;
    }
  }

  async #giveAll(): Promise<void> {
    const db = await openDeviceDb();
    const moved = await handOver(db, server, localStorage);
    const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
    for (const { from, to } of moved) channel?.postMessage({ id: from, to } satisfies News);
    channel?.close();
    const unsent = gamesWithUnsent();
    for (const id of unsent) {
      // What the server will not take is told when the game is opened.
      await unlessHeld(id, () => sendUnsent(db, server, localStorage, id)).catch(() => undefined);
    }
    if (moved.length + unsent.length > 0) this.handedOver++;
  }
}

export const connection = new Connection();
