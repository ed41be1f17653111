/** How it stands in the rooms in which this browser sits. */

import { referee } from '../app/referee.svelte';
import type { Header, RoomState, View } from '../contract';
import { unlessMissing } from '../saved/error';
import { keepFinished, withNames } from './kept';
import { rooms } from './rooms';
import { seatsHere, setSeat, type SeatHere } from './seats';

/** Remembers a room for as long as there is something to go on with; null if there is not. */
export function noteSeat(key: string, agreed: Header, state: RoomState, view: View): SeatHere | null {
  const { you: me, is_closed, white, black } = state;
  let seat: SeatHere | null = null;
  if (me && !is_closed && !view.ending) {
    const { placement } = view;
    const turn = white.is_taken && black.is_taken ? view.turn : null;
    const known = seatsHere().find((other) => other.key === key);
    const since = known?.placement === placement && known.turn === turn ? known.since : Date.now();
    seat = { key, header: withNames(agreed, state), me, placement, turn, since };
  }
  setSeat(key, seat);
  return seat;
}

/** Asks how it stands; a game that ended meanwhile is among one's own from then on. */
export async function lookAt({ key }: SeatHere): Promise<SeatHere | null> {
  const room = await rooms.read(key, 0).catch(unlessMissing);
  if (!room) {
    setSeat(key, null);
    return null;
  }
  const { header, state, lines } = room;
  const view = await referee.view({ header, entries: lines });
  if (view.ending && state.you) await keepFinished(state, header, lines);
  return noteSeat(key, header, state, view);
}
