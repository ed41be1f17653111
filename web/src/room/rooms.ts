/** Rooms, as the server has them. Their addresses are their own way in: nobody is asked for a password first. */

import { api } from '../app/addresses';
import type {
  Color,
  CreateRoom,
  FromRoom,
  Header,
  MoveSeat,
  Room,
  RoomAction,
  SeatCode,
  SeatTaken,
  TakeSeat,
} from '../contract';
import { isAway } from '../saved/error';
import { send } from '../saved/request';
import { pause, pauseMs } from './pause';

/** Longer than the server lets an answer wait for news. */
const NEWS_MS = 40_000;
/** Somebody waits for it: after so many more, he is told. */
const MOST_TRIES = 2;

const path = (key: string) => `/rooms/${encodeURIComponent(key)}`;

export const rooms = {
  /** Opens a room in which one sits; where, is drawn by lot if no color is given. */
  open: (header: Header, color: Color | null, name: string | null) =>
    send<SeatTaken>('POST', '/rooms', { header, color, name } satisfies CreateRoom),

  read: (key: string, since: number) => send<Room>('GET', `${path(key)}?since=${since}`),

  /** The same as soon as there is something new, or after some time in any case. */
  async news(key: string, since: number, gone: AbortSignal): Promise<Room> {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(NEWS_MS)]);
    const response = await fetch(`${api}${path(key)}?since=${since}&wait=true`, { signal });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  },

  act: (key: string, action: RoomAction) => send<FromRoom>('POST', `${path(key)}/actions`, action),

  /** If the answer got lost, one has the seat: asked again, the server says so. */
  async sit(key: string, name: string | null): Promise<SeatTaken> {
    for (let tries = 0; ; tries++) {
      try {
        return await send('POST', `${path(key)}/seat`, { name } satisfies TakeSeat);
      } catch (error) {
        if (!isAway(error) || tries === MOST_TRIES) throw error;
        await pause(pauseMs(tries));
      }
    }
  },

  /** A word by which another device takes the seat over, as a link and as a picture. */
  seatCode: (key: string) => send<SeatCode>('POST', `${path(key)}/seat/code`),

  takeSeat: (code: string) => send<SeatTaken>('POST', '/seats', { code } satisfies MoveSeat),

  /** Where a socket into a room is opened. */
  socket: (key: string, since: number): string => {
    const address = new URL(`${api}${path(key)}/socket?since=${since}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return address.href;
  },

  /** The picture of its link. */
  picture: (key: string): string => `${api}${path(key)}/qr.svg`,
};
