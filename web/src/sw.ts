/**
 * Keeps the page on the device, so that it opens without a network.
 *
 * Everything that the page is made of is fetched once, when a version is
 * installed, and stays until a newer one takes over: a page never meets files
 * of another version. What the server answers is never kept here.
 */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Put in by `offline.ts` beside `vite.config.ts`. */
declare const DAMIER_VERSION: string;
/** Their names below where the page lies. */
declare const DAMIER_FILES: readonly string[];

/** The path that everything of ours lies under. */
const BASE = new URL(self.registration.scope).pathname;
/** Another page of ours may lie beside this one, and has caches of its own. */
const PREFIX = BASE === '/' ? 'damier-' : `damier${BASE}-`;
const CACHE = PREFIX + DAMIER_VERSION;
/** The page: every address within it is the same file. */
const PAGE = `${BASE}index.html`;
/** How long the server may think about a page that is here already. */
const PATIENCE_MS = 4000;

/** A browser asks a host for six files at once: the page is to have some of those. */
const AT_ONCE = 3;
/** What lies there is no place within the page. */
const APART = ['api/', 'healthz', 'readyz', 'metrics'];

const FILES = DAMIER_FILES.map((name) => BASE + name);

const isBelow = (path: string, name: string) => path.startsWith(BASE + name);
const isLasting = (path: string) => isBelow(path, 'assets/');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'take me in') event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (APART.some((name) => isBelow(pathname, name))) return;
  if (isBelow(pathname, 'manual/')) event.respondWith(manual(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isLasting(pathname) || FILES.includes(pathname)) {
    event.respondWith(file(request));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [...FILES];
  const bringSome = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await bring(path, cache);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bringSome));
}

/** What an earlier version had under the same lasting name is the same. */
async function bring(path: string, cache: Cache): Promise<void> {
  const known = isLasting(path) ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: isLasting(path) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  // The page that has just been opened for the first time is ours as well.
  await self.clients.claim();
}

/**
 * The server's page while it answers, so that a new version is seen at once. What
 * else it may say, that this is no name of its own any more for one, is no reason
 * not to show what is kept here.
 */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  if (!kept) return fetch(request);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok || response.type === 'opaqueredirect' ? response : kept;
  } catch {
    return kept;
  }
}

/** What was read of the manual can be read again without a network. */
async function manual(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    return kept;
  }
}

/** A file of this version; one that is only fetched when it is needed is kept, too. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(request.url).pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.status === 200) {
    await cache.put(new URL(request.url).pathname, response.clone()).catch(() => undefined);
  }
  return response;
}
