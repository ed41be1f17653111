/**
 * How long has been thought about the next move of a game, kept in this
 * browser: neither leaving the page nor a crash gives time back. The windows of
 * this browser follow each other by it: a clock runs in one of them only.
 */

export interface Thinking {
  /** After how many lines of the log. */
  lines: number;
  /** Milliseconds. */
  used: number;
  isRunning: boolean;
  /** Which window says so. */
  by: string;
  /** The time of day at which this was noted. */
  noted: number;
}

export const THINKING_KEY = 'damier-thinking';

/** How often it is noted while the clock runs. */
export const NOTE_EVERY_MS = 1000;

/** A window that has noted nothing for so long no longer runs the clock. */
const SILENT_MS = 4000;

/** The last games that were played with a clock: older ones are forgotten. */
const MOST_GAMES = 20;

type NoteStorage = Pick<Storage, 'getItem' | 'setItem'>;
type Noted = Record<string, Thinking>;

function read(storage: NoteStorage): Noted {
  try {
    return JSON.parse(storage.getItem(THINKING_KEY) ?? '{}') as Noted;
  } catch {
    return {};
  }
}

/** Notes it; null: nobody thinks about this game any more. */
export function noteThinking(id: string, thinking: Thinking | null, storage: NoteStorage = localStorage): void {
  const { [id]: _, ...others } = read(storage);
  const kept = Object.entries(others).slice(-(MOST_GAMES - 1));
  if (thinking) kept.push([id, thinking]);
  try {
    storage.setItem(THINKING_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was noted about the move that follows so many lines, or about a later one. */
export function thinkingAbout(id: string, lines: number, storage: NoteStorage = localStorage): Thinking | null {
  const noted = read(storage)[id];
  return noted && noted.lines >= lines && noted.used >= 0 ? noted : null;
}

/** Whether a window still runs the clock. */
export function isAlive({ isRunning, noted }: Thinking, now: number): boolean {
  return isRunning && Math.abs(now - noted) < SILENT_MS;
}
