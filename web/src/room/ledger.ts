/**
 * What was done here and is not on the server's disk yet: one thing after the
 * other is sent, with the number of lines that were known then, and sent again in
 * the same words until it is answered. So it is done once, whatever gets lost.
 */

import type { RoomAction } from '../contract';

export class Ledger {
  #waiting: string[] = [];
  #sent: RoomAction | null = null;
  #numbered = 0;
  /** Another window of this browser may have the same seat. */
  readonly #mark = Math.random().toString(36).slice(2, 10);

  /** How much is not answered. */
  get open(): number {
    return this.#waiting.length + (this.#sent ? 1 : 0);
  }

  /** Whether something is under way. */
  get isSent(): boolean {
    return this.#sent !== null;
  }

  add(action: string): void {
    this.#waiting.push(action);
  }

  /** What to send now; the same as before while that is not answered. */
  next(seen: number): RoomAction | null {
    if (this.#sent) return this.#sent;
    const action = this.#waiting.shift();
    if (action === undefined) return null;
    this.#sent = { nonce: `${this.#mark}-${this.#numbered++}`, seen, action };
    return this.#sent;
  }

  /** It is answered: what it was. Nothing, if nobody waits for that answer any more. */
  settle(nonce: string): RoomAction | null {
    if (this.#sent?.nonce !== nonce) return null;
    const sent = this.#sent;
    this.#sent = null;
    return sent;
  }

  /** What was to follow is not wanted any more. */
  giveUp(): void {
    this.#waiting = [];
  }
}
