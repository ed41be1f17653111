/** Whose box it is, in the words that every page has for it. */

import type { BoxOnShelf } from '../wire';

/** Who made it, and when. */
export const makerOf = ({ publisher, year }: BoxOnShelf): string => (year ? `${publisher}, ${year}` : publisher);

/** The maker as people call it: without what the law adds to the name. */
export const shortMakerOf = ({ publisher }: BoxOnShelf): string =>
  publisher.replace(/^Koninklijke | (B\.V\.|nv)$/g, '');

/** The end of a sentence; "B.V." has its full stop already. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
