/** Whether the server does what it is asked, and what is done as soon as it does again. */

import { hasServer } from './host';
import { handOver, sendUnsent } from '../saved/sync';
import { gamesWithUnsent, unlessHeld } from '../saved/outbox';
import { forgetDeleted } from '../saved/deviceGames';
import { openDeviceDb } from '../saved/deviceDb';
import { greet, listeners, type Standing } from '../saved/request';
import { CHANNEL, type News } from '../saved/sender';
import { server } from '../saved/server';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5000;
/** The password may be given in another browser's window, but seldom is. */
const LOCKED_WAIT_MS = 30_000;

const DAY_MS = 86_400_000;

const LOCK = 'damier-handover';
/** By which windows tell each other that somebody signed in or out. */
const VISITS = 'damier-visits';

class Connection {
  standing: Standing = $state('open');
  /** Rises whenever lists of games are out of date: the server got some from here, or shows others now. */
  handedOver = $state(0);
  /** Whether the server was given, since it answers, all that this device had for it. */
  hasGivenAll = $state(false);
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #giving: Promise<void> | null = null;
  #windows = typeof BroadcastChannel === 'function' ? new BroadcastChannel(VISITS) : null;

  /** Begins to listen. */
  start(): void {
    if (!hasServer) {
      // A server is told what was thrown away; here nobody else has it.
      void openDeviceDb().then((db) => forgetDeleted(db, Date.now() - DAY_MS)).catch(() => undefined);
      return;
    }
    listeners.add((standing) => this.#onStanding(standing));
    addEventListener('online', () => void this.#ping());
    addEventListener('offline', () => this.#onStanding('away'));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.standing !== 'open') void this.#ping();
    });
    this.#windows?.addEventListener('message', () => void this.#ping().then(() => this.handedOver++));
    void this.#ping().then(() => {
      if (this.standing === 'open') void this.giveAll();
    });
  }

  #onStanding(standing: Standing): void {
    const before = this.standing;
    this.standing = standing;
    clearTimeout(this.#timer);
    if (standing === 'open') this.#wait = FIRST_WAIT_MS;
    else {
      this.hasGivenAll = false;
      this.#timer = setTimeout(() => void this.#ping(), standing === 'locked' ? LOCKED_WAIT_MS : this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
    if (standing === 'open' && before !== 'open') void this.#welcome(before);
  }

  /** How it stands is heard by the way. */
  #ping = (): Promise<unknown> => greet().catch(() => undefined);

  async #welcome(before: Standing): Promise<void> {
    // It may have been started anew, with other settings.
    if (before === 'away') await this.#ping();
    await this.giveAll();
    if (before === 'locked') this.handedOver++;
  }

  /** Somebody signed in or out here, or the games of this device are others now. */
  tellOthers(): void {
    this.handedOver++;
    this.#windows?.postMessage('visit');
  }

  /** Gives the server all that it missed. One window does so at a time. */
  giveAll(): Promise<void> {
    this.#giving ??= this.#giveAlone().finally(() => (this.#giving = null));
    return this.#giving;
  }

  async #giveAlone(): Promise<void> {
    try {
      const work = () => this.#giveAll();
      await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
      this.hasGivenAll = this.standing === 'open';
    } catch {
      // It went away again: the next time, then.
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
