/** The desk's drawers in this browser: files that were opened, and what was found in games. */

const NAME = 'damier-desk';
/** The first version kept a single file, under no name. */
const VERSION = 2;

export type Drawer = 'files' | 'studies';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name);
      for (const name of ['files', 'studies'] satisfies Drawer[]) result.createObjectStore(name, { keyPath: 'key' });
    };
    let isGivenUp = false;
    opening.onsuccess = () => {
      if (isGivenUp) opening.result.close();
      else resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => {
      // It opens all the same when that window is closed: too late for whoever asked.
      isGivenUp = true;
      reject(new Error('another window has an older drawer open'));
    };
  });
}

/** Does something in a drawer, and resolves when it is on disk. */
export async function inDrawer<T>(
  drawer: Drawer,
  mode: IDBTransactionMode,
  work: (things: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await database();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(drawer, mode);
      const request = work(transaction.objectStore(drawer));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    opened.close();
  }
}

/**
 * Changes a thing in one step, so that no other window comes in between, and
 * says what was there before. Undefined takes it away.
 */
export const changeInDrawer = <T extends { key: string }>(
  drawer: Drawer,
  key: string,
  how: (found: unknown) => T | undefined,
): Promise<unknown> =>
  inDrawer<unknown>(drawer, 'readwrite', (things) => {
    const reading: IDBRequest<unknown> = things.get(key);
    reading.onsuccess = () => {
      const changed = how(reading.result);
      if (changed) things.put(changed);
      else things.delete(key);
    };
    return reading;
  });
