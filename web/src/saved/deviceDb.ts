/** The games on this device: those that only it has, and copies of the server's. */

import type { Digest, Header, Whose } from '../contract';

export interface KeptDigest extends Digest {
  /** How many lines there were when somebody asked. */
  after: number;
}

export interface KeptGame {
  id: string;
  header: Header;
  /** Of a game of the server, only lines that the server has as well. */
  entries: string[];
  created_at: number;
  updated_at: number;
  /** Whose a game of the server was when it was last read; this device's if nobody said. */
  whose?: Whose;
  /** How it stands, once somebody has asked; under the name that browsers already have it. */
  standing?: KeptDigest;
  /** Thrown away here; a game of the server is thrown away there when it answers. */
  deleted?: boolean;
  /** When that was. */
  deleted_at?: number;
  /** The name that a game that began here has with the server, or is to have. */
  given?: string;
  /** All of it is with the server: only the new name is left here. */
  moved?: boolean;
}

/** Where they are kept. */
export interface DeviceDb {
  /** Whether it outlives the window. */
  readonly lasts: boolean;
  get(id: string): Promise<KeptGame | undefined>;
  all(): Promise<KeptGame[]>;
  /** Changes a game in one step: nobody else comes in between. Undefined forgets it. */
  change(id: string, how: Change): Promise<KeptGame | undefined>;
}

export type Change = (game: KeptGame | undefined) => KeptGame | undefined;

const BEGUN_HERE = 'local-';

/** Whether a game began without the server. */
export const isLocal = (id: string): boolean => id.startsWith(BEGUN_HERE);

/** What a game is called here that is to have this name with the server. */
export const localName = (given: string): string => BEGUN_HERE + given;

export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return BEGUN_HERE + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Without the letters that look like others: as `crates/server` has it. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** What the server is to call a game. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Forgets everything with the window: for browsers that keep nothing, and for tests. */
export class MemoryDb implements DeviceDb {
  #games = new Map<string, KeptGame>();

  constructor(readonly lasts = false) {}

  get = async (id: string) => structuredClone(this.#games.get(id));

  all = async () => structuredClone([...this.#games.values()]);

  async change(id: string, how: Change): Promise<KeptGame | undefined> {
    const changed = how(structuredClone(this.#games.get(id)));
    if (changed) this.#games.set(id, structuredClone(changed));
    else this.#games.delete(id);
    return changed;
  }
}

const NAME = 'damier';
const GAMES = 'games';

/** In the browser's own database. */
export class BrowserDb implements DeviceDb {
  readonly lasts = true;
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // A window of a newer version must not wait for this one.
    database.onversionchange = () => database.close();
  }

  static open(): Promise<BrowserDb> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES, { keyPath: 'id' });
      opening.onsuccess = () => resolve(new BrowserDb(opening.result));
      opening.onerror = () => reject(opening.error);
    });
  }

  get = (id: string) =>
    this.#run<KeptGame | undefined>('readonly', (games, done) => {
      games.get(id).onsuccess = ({ target }) => done((target as IDBRequest<KeptGame>).result);
    });

  all = () =>
    this.#run<KeptGame[]>('readonly', (games, done) => {
      games.getAll().onsuccess = ({ target }) => done((target as IDBRequest<KeptGame[]>).result);
    });

  change = (id: string, how: Change) =>
    this.#run<KeptGame | undefined>('readwrite', (games, done, fail) => {
      games.get(id).onsuccess = ({ target }) => {
        try {
          const changed = how((target as IDBRequest<KeptGame | undefined>).result);
          if (changed) games.put(changed);
          else games.delete(id);
          done(changed);
        } catch (error) {
          fail(error);
        }
      };
    });

  /** Resolves when it is on disk. */
  #run<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, done: (result: T) => void, fail: (error: unknown) => void) => void,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(GAMES, mode);
      let result: T;
      let refusal: unknown;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(refusal ?? transaction.error);
      work(
        transaction.objectStore(GAMES),
        (found) => (result = found),
        (error) => {
          refusal = error;
          transaction.abort();
        },
      );
    });
  }
}

let opened: Promise<DeviceDb> | undefined;

/** The one of this browser. */
export function openDeviceDb(): Promise<DeviceDb> {
  opened ??= BrowserDb.open().catch(() => new MemoryDb());
  return opened;
}
