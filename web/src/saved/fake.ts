/** For tests: a browser's storage, and a server that may be out of order. */

import type { Header, Visit, Whose } from '../contract';
import type { SyncStorage } from './outbox';

export const HEADER: Header = {
  edition: null,
  rules: 'russian',
  start: null,
  white: { kind: 'person', name: null },
  black: { kind: 'person', name: null },
  clock: null,
  seed: 1,
  options: null,
};

export class FakeStorage implements SyncStorage {
  kept = new Map<string, string>();
  /** No room for anything more. */
  isFull = false;

  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  };
  removeItem = (key: string): void => void this.kept.delete(key);
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  get length(): number {
    return this.kept.size;
  }

  /** All lines that wait, of whatever game and window. */
  get lines(): string[] {
    return [...this.kept.values()].flatMap((text) => JSON.parse(text).entries);
  }
}

/** A server of another version may have words that this page does not know. */
type Mishap = { status: number; kind: string } | 'unreachable' | 'lost';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, kind: string) => answer(status, { kind, detail: '' });

/** Answers as the real one does. */
export class FakeServer {
  games = new Map<string, string[]>();
  /** Games of others, which may be read. */
  others = new Set<string>();
  /** Whether the password is asked for, and was not given. */
  isLocked = false;
  /** Like one that knows only exact repetitions. */
  isOld = false;
  /** What goes wrong with a request, if anything; lost is an answer, not a request. */
  fails: ((method: string, path: string) => Mishap | null) | null = null;
  requests: string[] = [];

  /** Everything fails in the same way. */
  failAll(failure: Mishap): void {
    this.fails = () => failure;
  }

  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const method = init.method ?? 'GET';
    if (path === '/api/v1/session') return this.#visit(method);
    this.requests.push(`${method} ${path}`);
    const failure = this.fails?.(method, path) ?? null;
    if (failure === 'unreachable') throw new TypeError('failed to fetch');
    if (failure && failure !== 'lost') return refusal(failure.status, failure.kind);
    if (this.isLocked) return refusal(401, 'locked');
    const answered = this.#answer(method, path.replace('/api/v1/games', ''), init);
    if (failure === 'lost') throw new TypeError('failed to fetch');
    return answered;
  };

  /** Asked by the way: no test counts it. */
  #visit(method: string): Response {
    if (this.fails?.(method, '/api/v1/session') === 'unreachable') throw new TypeError('failed to fetch');
    const signed_in = !this.isLocked;
    return answer(200, { asks_password: true, signed_in, games: 'own', public_url: null } satisfies Visit);
  }

  #answer(method: string, path: string, init: RequestInit): Response {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    if (path === '') {
      if (!this.games.has(body.id)) this.games.set(body.id, []);
      return answer(201, { id: body.id, version: this.games.get(body.id)!.length });
    }
    const id = path.split('/')[1]!;
    const log = this.games.get(id);
    if (!log) return refusal(404, 'not_found');
    const whose: Whose = this.others.has(id) ? 'another' : 'yours';
    if (method === 'POST') return whose === 'another' ? refusal(403, 'not_yours') : this.#append(log, body);
    return answer(200, { id, header: HEADER, entries: log, version: log.length, created_at: 0, updated_at: 0, whose });
  }

  #append(log: string[], { seen, entries }: { seen: number; entries: string[] }): Response {
    const held = log.slice(seen, seen + entries.length);
    const isBeginning = seen <= log.length && held.every((entry, i) => entry === entries[i]);
    const isPart = held.length > 0 && held.length < entries.length;
    if (!isBeginning || (this.isOld && isPart)) return refusal(409, 'stale');
    log.push(...entries.slice(held.length));
    return answer(200, { version: seen + entries.length });
  }
}
