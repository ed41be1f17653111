/** What boxes and players are called, in the words that every page has for it. */

import { t } from '../app/texts.svelte';
import type { BoxOnShelf, GameOnShelf, Seat } from '../contract';

/** Who made it, and when. */
export const makerOf = ({ publisher, year }: BoxOnShelf): string => (year ? `${publisher}, ${year}` : publisher);

/** The maker as people call it: without what the law adds to the name. */
export const shortMakerOf = ({ publisher }: BoxOnShelf): string =>
  publisher.replace(/^Koninklijke | (B\.V\.|nv)$/g, '');

/** The board and the men, as "10 × 10 squares, 20 men each"; the size is not torn apart. */
export const equipment = ({ board: { size }, men }: GameOnShelf): string =>
  t('shelf-board', { board: `${size}\u00a0×\u00a0${size}`, men });

/** The end of a sentence; "B.V." has its full stop already. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What a person is called, if that was said. */
export const personOf = (seat: Seat): string | undefined =>
  (seat.kind === 'person' && seat.name?.trim()) || undefined;

/** The computer with its level, or a person by name; `unnamed` is said of anybody else. */
export const playerOf = (seat: Seat, unnamed: string): string =>
  seat.kind === 'computer' ? t('play-computer', { level: seat.level }) : (personOf(seat) ?? unnamed);
