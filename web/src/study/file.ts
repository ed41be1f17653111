/** Files of games that somebody brings along. */

/** The longest file, in bytes: as `crates/api` has it. */
export const LONGEST_FILE = 1 << 20;

/** The text of a file: UTF-8, or what old Windows programs wrote. */
export function decode(bytes: Uint8Array): string {
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
