/** Games that are nowhere else should not go when the browser wants room. */

/** So that nobody is asked with every game. */
const ASKED = 'damier-asked-to-last';

/** Asks the browser, once, to keep what is on this device until somebody throws it away. */
export async function askToLast(storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Promise<void> {
  try {
    if (storage.getItem(ASKED) !== null) return;
    storage.setItem(ASKED, 'yes');
    await navigator.storage.persist();
  } catch {
    // A browser that cannot promise it keeps them as long as it can.
  }
}
