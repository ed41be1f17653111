/** The saved games, as the server keeps them. */

import type { Header, StoredGame, Summary } from '../wire';

/** Why the server did not do what it was asked. */
export class ServerError extends Error {
  constructor(
    readonly kind: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  } catch {
    throw new ServerError('unreachable', 'the server does not answer');
  }
  if (response.status === 204) return undefined as T;
  const answer = await response.json().catch(() => null);
  if (!response.ok || answer === null) {
    const error = answer?.error;
    throw new ServerError(error?.kind ?? 'storage', error?.sentence ?? response.statusText);
  }
  return answer;
}

const path = (id: string) => `/games/${encodeURIComponent(id)}`;

export const server = {
  create: (header: Header) => request<{ id: string; version: number }>('POST', '/games', { header }),

  read: (id: string) =>
    request<Omit<StoredGame, 'header'> & { header: Header | null }>('GET', path(id)),

  append: (id: string, seen: number, entries: string[]) =>
    request<{ version: number }>('POST', `${path(id)}/entries`, { seen, entries }),

  remove: (id: string) => request<void>('DELETE', path(id)),

  restore: (id: string) => request<void>('POST', `${path(id)}/restore`),

  list: async (query: { search?: string; limit?: number; before?: string }) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return (await request<{ games: Summary[] }>('GET', `/games?${search}`)).games;
  },
};

/** How many lines one request may carry. */
export const BATCH = 60;

/** Stores a whole game anew, and says under which name. */
export async function storeCopy(header: Header, entries: string[]): Promise<string> {
  const { id } = await server.create(header);
  for (let seen = 0; seen < entries.length; seen += BATCH) {
    await server.append(id, seen, entries.slice(seen, seen + BATCH));
  }
  return id;
}
