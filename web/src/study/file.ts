/** Files of games that somebody brings along. */

import type { Beginning } from '../contract';

/** The longest file that is opened, in bytes. */
export const LONGEST_FILE = 32 << 20;

/** How much of a file is asked about at a time; the longest is as `crates/api` has it. */
export const PART = { usual: 256 << 10, longest: 1 << 20 };

/** The text of a file as UTF-8; it may be what old Windows programs wrote. */
export function toUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(decode(bytes));
}

export function decode(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : 'windows-1252').decode(bytes);
  }
}

/** Three letters beyond ASCII in a row speak for Cyrillic. */
function isCyrillic(bytes: Uint8Array): boolean {
  let run = 0;
  for (const byte of bytes) {
    run = byte >= 0x80 ? run + 1 : 0;
    if (run >= 3) return true;
  }
  return false;
}

/** A name made of what is in a file: the same file has the same name again. */
export function keyOf(bytes: Uint8Array): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 2654435761);
    high = Math.imul(high ^ byte, 1597334677);
  }
  low = Math.imul(low ^ (high >>> 15), 2246822507);
  high = Math.imul(high ^ (low >>> 13), 3266489909);
  return [low, high, bytes.length].map((part) => (part >>> 0).toString(36)).join('');
}

/** A text of a file, told as UTF-8. */
export const textOf = (bytes: Uint8Array<ArrayBuffer>, start: number, end: number): string =>
  new TextDecoder().decode(bytes.subarray(start, end));

/** A part of a file, and where it begins. */
export interface Part extends Beginning {
  text: string;
  hasMore: boolean;
}

/** What was told of a part: where the next one begins, counted from this one; null at its end. */
type Told = { next: Beginning | null };

/**
 * Goes through a file part by part, so that none is too long to be asked
 * about and one can see how far it has come, until nobody wants it any more.
 */
export async function eachPart(
  bytes: Uint8Array<ArrayBuffer>,
  tell: (part: Part) => Promise<Told>,
  signal?: AbortSignal,
): Promise<void> {
  let at: Beginning = { start: 0, line: 1, column: 1 };
  let length = PART.usual;
  while (at.start < bytes.length) {
    signal?.throwIfAborted();
    const end = boundary(bytes, at.start + length);
    // A single game that is longer than the longest part is broken off.
    const hasMore = end < bytes.length && length < PART.longest;
    const text = textOf(bytes, at.start, end);
    const { next } = await tell({ ...at, text, hasMore });
    if (next === null) {
      at = { start: end, ...placeBehind(text, at) };
      length = PART.usual;
    } else if (next.start === 0) {
      length *= 2;
    } else {
      at = { ...next, start: at.start + next.start };
      length = PART.usual;
    }
  }
}

/** The end of the last whole letter before this byte. */
export function boundary(bytes: Uint8Array, end: number): number {
  if (end >= bytes.length) return bytes.length;
  let at = end;
  while (((bytes[at] ?? 0) & 0xc0) === 0x80) at--;
  return at;
}

function placeBehind(text: string, { line, column }: Beginning): { line: number; column: number } {
  const lines = text.split(/\r\n|\r|\n/);
  const width = new TextEncoder().encode(lines.at(-1)).length;
  return { line: line + lines.length - 1, column: lines.length === 1 ? column + width : width + 1 };
}
