/** Games that only the desk knows. */

import type { SavedGame } from '../contract';

/** A game that nobody agreed on: only its rules and its moves matter. */
export function gameOf(rules: string, start: string | null, entries: string[]): SavedGame {
  const person = { kind: 'person', name: null } as const;
  const header = {
    edition: null,
    rules,
    start,
    white: person,
    black: person,
    clock: null,
    seed: 0,
    options: null,
  } as const;
  return { header, entries };
}
