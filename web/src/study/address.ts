/** What the address of the desk says: `/study/…`. */

import { DEFAULT_GAME } from '../contract';
import { GIVEN } from './given';

type Address =
  | { kind: 'home' }
  | { kind: 'saved'; id: string }
  /** Without a FEN, where the game begins. */
  | { kind: 'position'; rules: string; fen: string | null }
  /** Looking for a position: among the saved games, or in a file too; one that is given is looked for at once. */
  | { kind: 'seek'; key: string | null; rules: string | null; fen: string | null }
  /** A game that the address itself holds. */
  | { kind: 'given' }
  /** Without a number, the list of its games. */
  | { kind: 'file'; key: string; number: number | null };

/** From what follows `/study/`, and what follows the question mark. */
export function addressOf(id: string, query: URLSearchParams, anchor = ''): Address {
  const [first = '', second = '', third] = id.split('/');
  const fen = query.get('fen');
  if (id === '' && (query.has('moves') || anchor.startsWith(GIVEN))) return { kind: 'given' };
  if (id === '' && fen !== null) return { kind: 'position', rules: query.get('rules') ?? DEFAULT_GAME, fen };
  if (id === '') return { kind: 'home' };
  // The text of a ruleset may have strokes in it.
  if (first === 'start') return { kind: 'position', rules: id.slice('start/'.length), fen: null };
  if (first === 'seek') return { kind: 'seek', key: second || null, rules: query.get('rules'), fen };
  if (first !== 'file') return { kind: 'saved', id };
  // People count from 1.
  return { kind: 'file', key: second, number: third === undefined ? null : Number(third) - 1 };
}
