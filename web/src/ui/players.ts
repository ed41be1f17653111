/** Who sits at a board, in the words that every page has for it. */

import { t } from '../app/texts.svelte';
import type { Seat } from '../contract';

/** What a person is called, if that was said. */
export const personOf = (seat: Seat): string | undefined =>
  (seat.kind === 'person' && seat.name?.trim()) || undefined;

/** The computer with its level, or a person by name; `unnamed` is said of anybody else. */
export const playerOf = (seat: Seat, unnamed: string): string =>
  seat.kind === 'computer' ? t('play-computer', { level: seat.level }) : (personOf(seat) ?? unnamed);
