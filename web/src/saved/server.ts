/** The saved games, as the server keeps them. */

import type {
  AppendEntries,
  Appended,
  BecomeDevice,
  BuildTables,
  CreatedGame,
  CreateGame,
  DeviceCode,
  GameList,
  Header,
  Sessions,
  SignIn,
  StoredGame,
  TablesOffer,
} from '../contract';
import { request, send } from './request';

const path = (id: string) => `/games/${encodeURIComponent(id)}`;

export const server = {
  /** Asked again under the same name, it makes no second game. */
  create: (header: Header, id: string) => request<CreatedGame>('POST', '/games', { header, id } satisfies CreateGame),

  read: (id: string) =>
    request<StoredGame>('GET', path(id)),

  append: (id: string, seen: number, entries: string[]) =>
    request<Appended>('POST', `${path(id)}/entries`, { seen, entries } satisfies AppendEntries),

  remove: (id: string) => request<void>('DELETE', path(id)),

  restore: (id: string) => request<void>('POST', `${path(id)}/restore`),

  tables: (rules: string) =>
    request<TablesOffer>('GET', `/tables?${new URLSearchParams({ rules })}`),

  buildTables: (rules: string, pieces: number) =>
    request<void>('POST', '/tables', { rules, pieces } satisfies BuildTables),

  stopTables: () => request<void>('DELETE', '/tables'),

  removeTables: (rules: string) => request<void>('DELETE', `/tables?${new URLSearchParams({ rules })}`),

  /** Makes a game that is everybody's one of this device. */
  claim: (id: string) => request<void>('POST', `${path(id)}/claim`),

  /** Lets others read a game who know its address. */
  share: (id: string) => request<void>('POST', `${path(id)}/share`),

  unshare: (id: string) => request<void>('DELETE', `${path(id)}/share`),

  signIn: (password: string) => send<void>('POST', '/session', { password } satisfies SignIn),

  signOut: () => send<void>('DELETE', '/session'),

  sessions: () => request<Sessions>('GET', '/sessions'),

  endSession: (id: string) => request<void>('DELETE', `/sessions/${encodeURIComponent(id)}`),

  /** A word by which another device becomes this one. */
  deviceCode: () => request<DeviceCode>('POST', '/device/code'),

  /** Becomes the device that made the code. */
  becomeDevice: (code: string) => request<void>('POST', '/device', { code } satisfies BecomeDevice),

  /** What is left empty is not asked for. */
  list: (query: Record<string, string | number | undefined>) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return request<GameList>('GET', `/games?${search}`);
  },
};

/** How many lines one request may carry. */
export const BATCH = 60;
