/** How the points are likely to be shared, in words. */

import { t } from '../app/texts.svelte';
import type { Sides } from '../contract';

/** From White's share of the points, from 0 to 1. */
export function chances(colors: Sides, share: number): string {
  const percent = Math.round(share * 100);
  return t('study-chances', { ...colors, percent, rest: 100 - percent });
}
