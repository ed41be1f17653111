/** For tests: how a room stands in which both sit. */

import type { RoomState } from '../contract';

const seat = (name: string | null) => ({ is_taken: true, name, is_here: true, claim_in: null });

export function roomState({ white = null as string | null, black = null as string | null, ...rest } = {}): RoomState {
  return {
    you: 'white',
    free: null,
    white: seat(white),
    black: seat(black),
    watchers: 0,
    wish: null,
    join: 'playplayplayplayplayplay00',
    watch: 'watchwatchwatchwatchwatc00',
    next: null,
    is_closed: false,
    ...rest,
  };
}
