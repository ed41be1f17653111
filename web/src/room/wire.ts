/**
 * The way to a room and back: a socket that is opened anew whenever it breaks, or
 * questions where something between here and the server lets no socket through.
 *
 * It promises nothing of what is said by it: whoever has something done says it
 * again on a new one until it is answered.
 */

import type { FromRoom, RoomAction, ToRoom } from '../contract';
import { failureOf, isMissing, isRefusal, StoreError } from '../saved/error';
import { pause, pauseMs } from './pause';
import { rooms } from './rooms';

/** How it stands. */
export type Way =
  /** Nothing was said yet. */
  | 'opening'
  | 'open'
  /** It broke, and is tried again. */
  | 'broken'
  /** There is no such room. */
  | 'gone';

export interface WireEvents {
  /** From which line on the log is wanted. */
  since(): number;
  onSaid(said: FromRoom): void;
  onWay(way: Way): void;
}

/** How often it is asked whether somebody is there, and how long an answer may take. */
const BEAT_MS = 10_000;
const PATIENCE_MS = 8_000;
/** A socket that never opens so often, while the server answers questions, will not be let through. */
const CLOSED_DOORS = 2;
/** After so long it is tried again: the network may be another one. */
const ASKING_MS = 180_000;

export class Wire {
  readonly #key: string;
  readonly #events: WireEvents;
  #socket: WebSocket | null = null;
  /** Whether it was ever open. */
  #isThrough = false;
  #isClosed = false;
  #tries = 0;
  #closedDoors = 0;
  /** Where no socket is let through, the questions that take its place; aborted when the room is left. */
  #asking: AbortController | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Until then the server does not want to be asked. */
  #retryMs: number | null = null;

  constructor(key: string, events: WireEvents) {
    this.#key = key;
    this.#events = events;
    addEventListener('online', this.retry);
    addEventListener('offline', this.#lose);
    this.#open();
  }

  /** Says what is to be done; false if there is no way now. */
  act(action: RoomAction): boolean {
    if (this.#asking) {
      void this.#post(action, this.#asking.signal);
      return true;
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#say({ say: 'do', ...action });
    return true;
  }

  /** Tries a socket now, and does not wait. */
  retry = (): void => {
    if (this.#isClosed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#drop();
    this.#open();
  };

  /** The same way anew: what was heard does not fit. */
  renew(): void {
    const asks = this.#asking !== null;
    this.#drop();
    if (asks) void this.#ask();
    else this.#open();
  }

  /** Hears no more. It is no farewell: a link of the page may lead to the rules, and back. */
  close(): void {
    this.#isClosed = true;
    this.#drop();
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.#lose);
  }

  #say(said: ToRoom): void {
    this.#socket?.send(JSON.stringify(said));
  }

  #open(): void {
    const socket = new WebSocket(rooms.socket(this.#key, this.#events.since()));
    this.#socket = socket;
    this.#isThrough = false;
    socket.onopen = () => {
      this.#isThrough = true;
      this.#tries = 0;
      this.#closedDoors = 0;
      this.#events.onWay('open');
      this.#beat = setInterval(() => this.#ping(), BEAT_MS);
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      const said = read(data);
      if (said?.say === 'bye') this.#retryMs = said.retry_ms;
      else if (said && said.say !== 'pong') this.#events.onSaid(said);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    this.#expectWord();
  }

  #ping(): void {
    this.#say({ say: 'ping' });
    this.#expectWord();
  }

  /** Something has to be said soon, or nobody is there. */
  #expectWord(): void {
    this.#silence ??= setTimeout(this.#lose, PATIENCE_MS);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#asking?.abort();
    this.#asking = null;
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    this.#silence = undefined;
    socket?.close();
  }

  #lose = (): void => {
    if (this.#isClosed || this.#asking) return;
    if (this.#socket && !this.#isThrough) this.#closedDoors++;
    this.#drop();
    this.#events.onWay('broken');
    const wait = this.#retryMs ?? pauseMs(this.#tries++);
    this.#retryMs = null;
    this.#again = setTimeout(() => void this.#tryAgain(), wait);
  };

  async #tryAgain(): Promise<void> {
    if (this.#closedDoors === 0) return this.#open();
    if (this.#closedDoors >= CLOSED_DOORS) return this.#ask();
    // No socket: is it the room, the server, or what stands before it?
    try {
      await rooms.read(this.#key, this.#events.since());
      if (!this.#isClosed) this.#open();
    } catch (error) {
      if (this.#isClosed) return;
      if (isMissing(error)) return this.#vanish();
      this.#retryMs = waitOf(error);
      this.#lose();
    }
  }

  /** There is no such room. */
  #vanish(): void {
    this.#drop();
    this.#events.onWay('gone');
  }

  /** Asks how it stands, and then for news again and again. */
  async #ask(): Promise<void> {
    const { signal } = (this.#asking = new AbortController());
    const until = performance.now() + ASKING_MS;
    let isKnown = false;
    for (let failures = 0; !signal.aborted; ) {
      if (performance.now() > until) return this.retry();
      try {
        const since = this.#events.since();
        const { from, lines, state } = await (isKnown ? rooms.news(this.#key, since, signal) : rooms.read(this.#key, since));
        if (signal.aborted) return;
        this.#events.onSaid({ say: 'lines', from, lines });
        this.#events.onSaid({ say: 'state', state });
        if (!isKnown) this.#events.onWay('open');
        isKnown = true;
        failures = this.#tries = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (isMissing(error)) return this.#vanish();
        isKnown = false;
        this.#events.onWay('broken');
        await pause(waitOf(error) ?? pauseMs(failures++));
      }
    }
  }

  /** The same until it is answered, unless it would be answered alike every time. */
  async #post(action: RoomAction, signal: AbortSignal): Promise<void> {
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        return this.#events.onSaid(await rooms.act(this.#key, action));
      } catch (error) {
        if (signal.aborted) return;
        if (isMissing(error)) return this.#vanish();
        const failure = failureOf(error);
        if (isRefusal(failure)) {
          const why = failure === 'not_yours' ? 'no_seat' : 'unreadable';
          return this.#events.onSaid({ say: 'refused', nonce: action.nonce, why, detail: failure });
        }
        await pause(waitOf(error) ?? pauseMs(tries));
      }
    }
  }
}

/** After how long the server wants to be asked again, if it said so. */
function waitOf(error: unknown): number | null {
  return error instanceof StoreError && error.waitS > 0 ? error.waitS * 1000 : null;
}

function read(data: unknown): FromRoom | null {
  try {
    return JSON.parse(String(data)) as FromRoom;
  } catch {
    return null;
  }
}
