/**
 * The way to a room and back: a socket that is opened anew whenever it breaks, or
 * questions where something between here and the server lets no socket through.
 *
 * It promises nothing of what is said by it: whoever has something done says it
 * again on a new one until it is answered.
 */

import type { FromRoom, Room, RoomAction, ToRoom } from '../contract';
import { failureOf } from '../saved/error';
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
/** Between two tries, at first and at most; those who were cut off together come back one by one. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
/** A socket that never opens so often, while the server answers questions, will not be let through. */
const CLOSED_DOORS = 2;

export class Wire {
  readonly #key: string;
  readonly #events: WireEvents;
  #socket: WebSocket | null = null;
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
      void this.#post(action, this.#asking);
      return true;
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#say({ say: 'do', ...action });
    return true;
  }

  /** Tries now, and does not wait. */
  retry = (): void => {
    if (this.#isClosed || this.#asking || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#drop();
    this.#open();
  };

  /** The same way anew: what was heard does not fit. */
  renew(): void {
    if (this.#asking) return;
    this.#drop();
    this.#open();
  }

  /** Leaves the room. */
  close(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ say: 'leave' });
    this.#isClosed = true;
    this.#asking?.abort();
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
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
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
      if (this.#socket !== socket) return;
      if (!wasOpen) this.#closedDoors++;
      this.#lose();
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
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    this.#silence = undefined;
    socket?.close();
  }

  #lose = (): void => {
    if (this.#isClosed || this.#asking) return;
    this.#drop();
    this.#events.onWay('broken');
    const most = Math.min(FIRST_WAIT_MS * 2 ** this.#tries++, LONGEST_WAIT_MS);
    const wait = this.#retryMs ?? most * (0.5 + Math.random() / 2);
    this.#retryMs = null;
    this.#again = setTimeout(() => void this.#tryAgain(), wait);
  };

  async #tryAgain(): Promise<void> {
    if (this.#closedDoors === 0) return this.#open();
    // No socket: is it the room, the server, or what stands before it?
    try {
      const room = await rooms.read(this.#key, this.#events.since());
      if (this.#isClosed) return;
      if (this.#closedDoors < CLOSED_DOORS) return this.#open();
      this.#asking = new AbortController();
      this.#tell(room);
      this.#events.onWay('open');
      void this.#ask(this.#asking.signal);
    } catch (error) {
      if (this.#isClosed) return;
      if (failureOf(error) === 'not_found') this.#events.onWay('gone');
      else this.#lose();
    }
  }

  /** Asks for news again and again. */
  async #ask(gone: AbortSignal): Promise<void> {
    let failures = 0;
    while (!gone.aborted) {
      try {
        this.#tell(await rooms.news(this.#key, this.#events.since(), gone));
        if (failures > 0) this.#events.onWay('open');
        failures = 0;
      } catch {
        if (gone.aborted) return;
        this.#events.onWay('broken');
        const wait = Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS);
        await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
      }
    }
  }

  #tell({ from, lines, state }: Room): void {
    this.#events.onSaid({ say: 'lines', from, lines });
    this.#events.onSaid({ say: 'state', state });
  }

  async #post(action: RoomAction, asking: AbortController): Promise<void> {
    for (let tries = 0; !asking.signal.aborted; tries++) {
      try {
        return this.#events.onSaid(await rooms.act(this.#key, action));
      } catch {
        const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}

function read(data: unknown): FromRoom | null {
  try {
    return JSON.parse(String(data)) as FromRoom;
  } catch {
    return null;
  }
}
