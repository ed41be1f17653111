/** Whether the server knows more about a position than this page. */

import { server } from '../saved/server';

/** The page makes tables of so many pieces itself, in memory. */
export const OWN_PIECES = 3;
/** No server has tables of more pieces. */
const MOST_PIECES = 6;

/** With how many pieces the server plays perfectly, for each ruleset. */
const known = new Map<string, Promise<number>>();

export function piecesOf(placement: string): number {
  return [...placement].filter((square) => square !== '.').length;
}

/** Whether the server has endgame tables for this position that the page has not. */
export async function serverKnows(rules: string, placement: string): Promise<boolean> {
  const pieces = piecesOf(placement);
  if (pieces <= OWN_PIECES || pieces > MOST_PIECES) return false;
  let reach = known.get(rules);
  if (reach === undefined) {
    // A server that does not answer knows nothing, for now.
    reach = server.tables(rules).then(
      ({ ready }) => ready,
      () => (known.delete(rules), OWN_PIECES),
    );
    known.set(rules, reach);
  }
  return pieces <= (await reach);
}

/** There may be new tables. */
export function askAgain(): void {
  known.clear();
}
