/** How the result of a game is written, as the reader likes it. Files and stored games have one form: `2-0`. */

import { settings } from '../app/settings.svelte';

const IN_ONES: Record<string, string> = { '2-0': '1-0', '1-1': '½-½', '0-2': '0-1' };

/** What is no result of draughts, such as `*` or what a file says, stays as it is. */
export const resultText = (result: string, how = settings.results): string =>
  how === '1-0' ? (IN_ONES[result] ?? result) : result;
