/** Requests to the server, and how it stands with it. */

import type { Visit } from '../contract';
import { api, base } from '../app/addresses';
import { hasServer } from '../app/host';
import { isAway, StoreError } from './error';

export type Standing =
  /** It does what it is asked. */
  | 'open'
  /** It asks for the household's password first. */
  | 'locked'
  /** It does not answer. */
  | 'away';

/** They are told after every request how it stands. */
export const listeners = new Set<(standing: Standing) => void>();

/** They are told how the server sees this device. */
export const visitListeners = new Set<(visit: Visit) => void>();

function notify(standing: Standing): void {
  for (const listener of listeners) listener(standing);
}

/** Longer than it takes to save anything. */
const PATIENCE_MS = 15_000;
/** What somebody between here and a server that is away says. */
const AWAY = [502, 503, 504];
/** The header that says when to try again. */
const WHEN_AGAIN = 'Retry-After';
/** Done, or begun; there is no more to say. */
const EMPTY = [202, 204];

/** Asks without being introduced: only what concerns the visit itself. */
export async function send<T>(method: string, path: string, body?: object): Promise<T> {
  // Nobody is told: it is no news.
  if (!hasServer) throw new StoreError('unreachable');
  let response: Response;
  try {
    response = await fetch(`${root()}${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    notify('away');
    throw new StoreError('unreachable');
  }
  const answer = EMPTY.includes(response.status) ? undefined : await response.json().catch(() => null);
  if (answer === null && AWAY.includes(response.status)) {
    notify('away');
    throw new StoreError('unreachable', response.statusText);
  }
  // It has another name now: what is played waits here as if it were gone.
  if (answer?.kind === 'foreign_origin') {
    notify('away');
    throw new StoreError('unreachable', answer.detail);
  }
  if (!response.ok || answer === null) {
    const waitS = Number(response.headers.get(WHEN_AGAIN) ?? NaN);
    throw new StoreError(answer?.kind ?? 'storage', answer?.detail ?? response.statusText, waitS);
  }
  return answer;
}

/** Asks; whoever has not been seen yet is introduced first. */
export async function request<T>(method: string, path: string, body?: object): Promise<T> {
  // Before the password is given every answer would be the same.
  if (isLocked(known ?? (await greet()))) throw new StoreError('locked');
  try {
    const answer = await send<T>(method, path, body);
    notify('open');
    return answer;
  } catch (error) {
    const kind = error instanceof StoreError ? error.kind : null;
    if (kind === 'locked') {
      see({ ...(known ?? UNKNOWN), asks_password: true, signed_in: false });
      void greet().catch(() => undefined);
    } else if (kind !== 'unreachable') notify('open');
    throw error;
  }
}

/** A server that knows of no visits lets everybody in. */
const UNKNOWN: Visit = { asks_password: false, signed_in: true, games: 'common', public_url: null };

/** How the server saw this device last. */
let known: Visit | null = null;
let asking: Promise<Visit> | null = null;

/**
 * Where the server answers: under the path that people are told, for which its
 * cookies are, unless those of this page are not sent there.
 */
function root(): string {
  const told = known?.public_url ?? '';
  if (!URL.canParse(told)) return api;
  const { pathname } = new URL('api/v1', told);
  return pathname.startsWith(base) ? pathname : api;
}

export const isLocked = ({ asks_password, signed_in }: Visit): boolean => asks_password && !signed_in;

/** Asks how the server sees this device, which gets a token by the way if it needs one. */
export function greet(): Promise<Visit> {
  asking ??= oneAtATime(askForVisit).finally(() => (asking = null));
  return asking;
}

/** The same after something was changed about it: what is under way may not know that yet. */
export async function greetAnew(): Promise<Visit> {
  await asking?.catch(() => undefined);
  return greet();
}

const LOCK = 'damier-visit';

/** Two windows that were never seen would be given two tokens, and one of them be lost. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work();

async function askForVisit(): Promise<Visit> {
  const visit = await send<Visit>('GET', '/session').catch((error) => {
    if (isAway(error)) throw error;
    return UNKNOWN;
  });
  see(visit);
  return visit;
}

function see(visit: Visit): void {
  known = visit;
  for (const listener of visitListeners) listener(visit);
  notify(isLocked(visit) ? 'locked' : 'open');
}
