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
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('another window has an older drawer open'));
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
