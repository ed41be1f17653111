/** A saved game of which it is known how it began. */

import type { Header, StoredGame } from '../contract';

export type WholeGame = StoredGame & { header: Header };
