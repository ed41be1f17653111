/** What somebody did lately: to go on with it, to play it again, to find it first. */

import type { Color, GameResult, GameSummary, Header } from '../contract';
import { referee } from '../app/referee.svelte';
import { seatsHere, type SeatHere } from '../room/seats';
import { games } from '../saved/games';
import { listGames } from '../saved/list';
import { withUnsent } from '../saved/outbox';
import { boxesByHabit, loadStatistics, personIn, type BoxScore } from '../saved/statistics';

/** How it stands, as far as it is known yet. */
interface Standing {
  header: Header;
  placement: string | null;
  turn: Color | null;
}

export interface Recently extends Standing {
  /** Where it goes on. */
  place: string;
  /** Who sits here, if it is one. */
  me: Color | null;
  /** As people count them; nobody does in a room. */
  moves: number | null;
  /** When it was last played. */
  since: number;
  /** How it stands now; nothing if it is over. */
  look(): Promise<Standing | null>;
}

/** What was there last time: as much room is kept for it until it is known. */
interface Room {
  open: number;
  again: boolean;
  boxes: string[];
}

const KEY = 'damier-home';
const LOOKED_AT = 20;
const MOST_OPEN = 3;
const MOST_BOXES = 3;
/** So long the page waits to know who is there; then it begins with what it remembers. */
const PATIENCE_MS = 300;

class Recent {
  room: Room = $state.raw(read());
  /** Whether the page may be laid out. */
  isReady = $state(false);
  /** What is not finished; null until it is known. */
  open: Recently[] | null = $state.raw(null);
  /** The last that was finished. */
  again: { header: Header; result: GameResult } | null = $state.raw(null);
  scores: BoxScore[] = $state.raw([]);

  /** Somebody who never played here. */
  get isNew(): boolean {
    return this.room.open === 0 && !this.room.again;
  }

  /** Somebody comes to the page: it is laid out once it is known what he did, or after a moment. */
  begin(): void {
    this.isReady = false;
    setTimeout(() => (this.isReady = true), PATIENCE_MS);
  }

  /** Nothing is told any more once `left`: by then the page may be half taken down. */
  async load(left: AbortSignal): Promise<void> {
    try {
      await this.#list(left);
    } finally {
      this.isReady = true;
    }
    await Promise.all([this.#count(left), ...(this.open ?? []).map((one) => this.#look(one, left))]);
  }

  async #list(left: AbortSignal): Promise<void> {
    const { games: found } = await listGames({ limit: LOOKED_AT });
    left.throwIfAborted();
    // One that is damaged does not go on.
    const whole = found.flatMap((game) => (game.header && game.moves > 0 ? [{ ...game, header: game.header }] : []));
    const open = [...seatsHere().map(inRoom), ...whole.filter(({ result }) => result === '*').map(atHome)];
    this.open = open.sort((a, b) => b.since - a.since).slice(0, MOST_OPEN);
    this.again = whole.find(({ result }) => result !== '*') ?? null;
    this.#note({ ...this.room, open: this.open.length, again: this.again !== null });
  }

  async #look(one: Recently, left: AbortSignal): Promise<void> {
    const news = await one.look();
    left.throwIfAborted();
    this.open = (this.open ?? []).flatMap((other) => (other !== one ? [other] : news ? [{ ...one, ...news }] : []));
    if (!news) this.#note({ ...this.room, open: this.open.length });
  }

  async #count(left: AbortSignal): Promise<void> {
    const scores = await loadStatistics();
    left.throwIfAborted();
    this.scores = scores;
    const boxes = boxesByHabit(this.scores).map(({ box }) => box);
    this.#note({ ...this.room, boxes: boxes.slice(0, MOST_BOXES) });
  }

  #note(room: Room): void {
    this.room = room;
    try {
      localStorage.setItem(KEY, JSON.stringify(room));
    } catch {
      // Then the page is laid out a little later next time.
    }
  }
}

function atHome({ id, header, placement, full_moves: moves, updated_at: since }: GameSummary & { header: Header }): Recently {
  /** How it stands with what is still on its way to the server, and whose turn it is. */
  async function look(): Promise<Standing | null> {
    const { header, entries } = await games.read(id);
    if (header === null) return null;
    const { placement, turn } = await referee.view({ header, entries: withUnsent(id, entries) });
    return { header, placement, turn };
  }
  return { place: `/game/${id}`, header, me: personIn(header), moves, placement, turn: null, since, look };
}

function inRoom(seat: SeatHere): Recently {
  const look = async () => (await import('../room/look')).lookAt(seat);
  return { place: `/room/${seat.key}`, moves: null, ...seat, look };
}

function read(): Room {
  try {
    const { open, again, boxes } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const count = Number.isInteger(open) ? Math.min(Math.max(open, 0), MOST_OPEN) : 0;
    const isName = (name: unknown) => typeof name === 'string';
    return { open: count, again: again === true, boxes: Array.isArray(boxes) ? boxes.filter(isName).slice(0, MOST_BOXES) : [] };
  } catch {
    return { open: 0, again: false, boxes: [] };
  }
}

export const recent = new Recent();
