/**
 * Games that an address itself holds, so that they can be shown where nothing
 * is saved: `#pdn=` and a file of games, made small, or `?rules=…&fen=…&moves=…`.
 */

export const GIVEN = '#pdn=';

/** The longest text in an address, and the longest that may come out of it. */
const MOST_LETTERS = 16_000;
const MOST_BYTES = 256 << 10;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: BlobPart[] = [];
  let length = 0;
  const out = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await out.read(); !next.done; next = await out.read()) {
    length += next.value.length;
    // Little can become very much.
    if (length > MOST_BYTES) {
      await out.cancel();
      throw new RangeError('the game is too long');
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The end of an address that holds a game; null if it would be too long. */
export async function anchorFor(pdn: string): Promise<string | null> {
  const small = await through(new TextEncoder().encode(pdn), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of small) letters += String.fromCharCode(byte);
  const text = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return text.length > MOST_LETTERS ? null : GIVEN + text;
}

/** The game that an address holds, as a file of games has it; null if it holds none. */
export async function gameIn({ search, hash }: Pick<Location, 'search' | 'hash'>): Promise<string | null> {
  if (hash.startsWith(GIVEN)) {
    const text = hash.slice(GIVEN.length);
    if (text.length > MOST_LETTERS) return null;
    try {
      const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    } catch {
      return null;
    }
  }
  const query = new URLSearchParams(search);
  const [rules, fen, moves] = ['rules', 'fen', 'moves'].map((name) => query.get(name));
  if (!rules && !fen && !moves) return null;
  if (search.length > MOST_LETTERS) return null;
  const tag = (name: string, value: string | null | undefined) => (value ? `[${name} "${value.replace(/["\\\n\r]/g, '')}"]\n` : '');
  return `${tag('Ruleset', rules)}${tag('SetUp', fen ? '1' : '')}${tag('FEN', fen)}\n${moves ?? ''} *\n`;
}
