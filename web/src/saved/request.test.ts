import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Visit } from '../contract';
import { StoreError } from './error';

/** Each test meets the server for the first time. */
async function meet() {
  vi.resetModules();
  const [{ listeners, visitListeners, greet, greetAnew }, { server }] = await Promise.all([
    import('./request'),
    import('./server'),
  ]);
  const standings: string[] = [];
  const visits: Visit[] = [];
  listeners.add((standing) => void standings.push(standing));
  visitListeners.add((visit) => void visits.push(visit));
  return { server, greet, greetAnew, standings, visits };
}

const OPEN: Visit = { asks_password: false, signed_in: true, games: 'common', public_url: null };
const LOCKED: Visit = { asks_password: true, signed_in: false, games: 'own', public_url: null };

let asked: string[];
let answers: Record<string, () => Response>;
const json = (body: object, status = 200, headers = {}) => () => new Response(JSON.stringify(body), { status, headers });
const empty = () => new Response(null, { status: 204 });
const kindOf = (work: Promise<unknown>) => work.then(() => 'done', (error: StoreError) => error.kind);

beforeEach(() => {
  asked = [];
  answers = { 'GET /api/v1/session': json(OPEN), 'GET /api/v1/games': json({ games: [], total: 0 }) };
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const what = `${method} ${path.split('?')[0]}`;
    asked.push(what);
    const answer = answers[what];
    if (!answer) throw new TypeError('failed to fetch');
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  test('sees a device before it is asked anything else, once', async () => {
    const { server } = await meet();
    await Promise.all([server.list({}), server.list({})]);
    expect(asked).toEqual(['GET /api/v1/session', 'GET /api/v1/games', 'GET /api/v1/games']);
  });

  test('is not asked anything by a device that it could not see', async () => {
    const { server, standings } = await meet();
    delete answers['GET /api/v1/session'];
    expect(await kindOf(server.list({}))).toBe('unreachable');
    expect(asked).toEqual(['GET /api/v1/session']);
    expect(standings).toEqual(['away']);
  });

  test('lets everybody in if it knows of no visits', async () => {
    const { server, visits } = await meet();
    answers['GET /api/v1/session'] = json({ kind: 'not_found', detail: '' }, 404);
    expect(await kindOf(server.list({}))).toBe('done');
    expect(visits).toEqual([OPEN]);
  });

  test('is asked under the path that people are told, for which its cookies are', async () => {
    const { server, greet } = await meet();
    answers['GET /api/v1/session'] = json({ ...OPEN, public_url: 'https://club.example/damier/' });
    answers['GET /damier/api/v1/games'] = json({ games: [], total: 0 });
    await server.list({});
    answers['GET /damier/api/v1/session'] = json(OPEN);
    await greet();
    await server.list({});
    expect(asked).toEqual([
      'GET /api/v1/session',
      'GET /damier/api/v1/games',
      'GET /damier/api/v1/session',
      'GET /api/v1/games',
    ]);
  });

  test('is asked where the page lies by a page that lay below what people are told now', async () => {
    const manifest = { href: 'https://club.example/damier/manifest.webmanifest' };
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector.startsWith('link') ? manifest : { content: 'server' }),
    });
    const { server } = await meet();
    answers['GET /damier/api/v1/session'] = json({ ...OPEN, public_url: 'https://club.example/' });
    answers['GET /damier/api/v1/games'] = json({ games: [], total: 0 });
    expect(await kindOf(server.list({}))).toBe('done');
    expect(asked).toEqual(['GET /damier/api/v1/session', 'GET /damier/api/v1/games']);
  });

  test('that does not know its old name yet is away, and asked again', async () => {
    const { server, greet, standings } = await meet();
    answers['GET /api/v1/session'] = json({ kind: 'foreign_origin', detail: '' }, 403);
    expect(await kindOf(server.list({}))).toBe('unreachable');
    answers['GET /api/v1/session'] = json({ ...OPEN, public_url: 'https://new.example/' });
    expect(await greet()).toMatchObject({ public_url: 'https://new.example/' });
    expect(await kindOf(server.list({}))).toBe('done');
    expect(standings).toEqual(['away', 'open', 'open']);
  });

  test('is left alone until the password is given', async () => {
    const { server, greetAnew, standings } = await meet();
    answers['GET /api/v1/session'] = json(LOCKED);
    answers['POST /api/v1/session'] = empty;
    expect(await kindOf(server.list({}))).toBe('locked');
    expect(await kindOf(server.list({}))).toBe('locked');
    expect(asked).toEqual(['GET /api/v1/session']);
    await server.signIn('secret');
    answers['GET /api/v1/session'] = json({ ...LOCKED, signed_in: true });
    await greetAnew();
    expect(await kindOf(server.list({}))).toBe('done');
    expect(standings).toEqual(['locked', 'open', 'open']);
  });

  test('that locks in the middle of it all is seen to do so', async () => {
    const { server, standings, visits, greet } = await meet();
    await server.list({});
    answers['GET /api/v1/games'] = json({ kind: 'locked', detail: '' }, 401);
    answers['GET /api/v1/session'] = json(LOCKED);
    expect(await kindOf(server.list({}))).toBe('locked');
    await greet();
    expect(standings.at(-1)).toBe('locked');
    expect(visits.at(-1)).toEqual(LOCKED);
  });

  test('says that a password is wrong without being locked anew, and when to try again', async () => {
    const { server, standings } = await meet();
    answers['POST /api/v1/session'] = json({ kind: 'wrong_password', detail: '' }, 401);
    expect(await kindOf(server.signIn('x'))).toBe('wrong_password');
    answers['POST /api/v1/session'] = json({ kind: 'slow_down', detail: '' }, 429, { 'retry-after': '30' });
    await expect(server.signIn('x')).rejects.toMatchObject({ kind: 'slow_down', waitS: 30 });
    expect(standings).toEqual([]);
  });
});
