/** Clocks that people use. */

import type { TimeControl } from '../contract';

export const PRESETS: readonly TimeControl[] = [
  { kind: 'fischer', minutes: 5, seconds: 3 },
  { kind: 'fischer', minutes: 10, seconds: 5 },
  { kind: 'fischer', minutes: 25, seconds: 10 },
  { kind: 'bronstein', minutes: 15, seconds: 5 },
  { kind: 'delay', minutes: 10, seconds: 5 },
  { kind: 'fischer', minutes: 30, seconds: 0 },
];
