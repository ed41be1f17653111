/** The saved games, as the server keeps them. */

import type {
  AppendEntries,
  Appended,
  BuildTables,
  CreatedGame,
  CreateGame,
  GameList,
  Header,
  StoredGame,
  TablesOffer,
} from '../contract';
import { StoreError } from './error';

/** They are told after every request whether the server answered. */
export const listeners = new Set<(answers: boolean) => void>();

function notify(answers: boolean): void {
  for (const listener of listeners) listener(answers);
}

/** Longer than it takes to save anything. */
const PATIENCE_MS = 15_000;
/** What somebody between here and a server that is away says. */
const AWAY = [502, 503, 504];
/** Done, or begun; there is no more to say. */
const EMPTY = [202, 204];

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    notify(false);
    throw new StoreError('unreachable');
  }
  const answer = EMPTY.includes(response.status) ? undefined : await response.json().catch(() => null);
  if (answer === null && AWAY.includes(response.status)) {
    notify(false);
    throw new StoreError('unreachable', response.statusText);
  }
  notify(true);
  if (!response.ok || answer === null) {
    throw new StoreError(answer?.kind ?? 'storage', answer?.detail ?? response.statusText);
  }
  return answer;
}

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

  /** Only to know whether it answers. */
  ping: () => request<object>('GET', '/games?limit=1'),

  /** What is left empty is not asked for. */
  list: (query: Record<string, string | number | undefined>) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return request<GameList>('GET', `/games?${search}`);
  },
};

/** How many lines one request may carry. */
export const BATCH = 60;
