/** The file that was opened last: kept in this browser until somebody forgets it. */

export interface LastFile {
  text: string;
  /** The game of it that is on the desk. */
  number: number | null;
}

const NAME = 'damier-desk';
const FILES = 'files';
const LAST = 'last';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** Does something in the database, and resolves when it is on disk. */
async function run<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await database();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(FILES, mode);
      const request = work(transaction.objectStore(FILES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    opened.close();
  }
}

/** A browser that keeps nothing still opens files: it only forgets them sooner. */
export const lastFile = {
  read: (): Promise<LastFile | undefined> =>
    run<LastFile | undefined>('readonly', (files) => files.get(LAST)).catch(() => undefined),

  keep: (file: LastFile): Promise<boolean> =>
    run('readwrite', (files) => files.put(file, LAST)).then(
      () => true,
      () => false,
    ),

  forget: (): Promise<void> => run('readwrite', (files) => files.delete(LAST)).catch(() => undefined),
};
