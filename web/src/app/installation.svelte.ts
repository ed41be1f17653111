/** The page as an app: kept on the device, and replaced by a newer version. */

import { hasModule, loadModule } from '../ask/module';
import { base } from './addresses';

/** All of the page is much: whoever does something fetches what that needs first. */
const QUIET_MS = 2000;
const ACTS = ['pointerdown', 'keydown'];

async function whenQuiet(): Promise<void> {
  // What is kept already has little to fetch.
  if (navigator.serviceWorker.controller) return;
  // The largest file of all comes first.
  if (hasModule('rules')) await loadModule('rules');
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    };
    const done = () => {
      for (const act of ACTS) removeEventListener(act, wait, true);
      resolve();
    };
    for (const act of ACTS) addEventListener(act, wait, true);
    wait();
  });
}

class Installation {
  /** A newer version waits to take over; it does so by itself at the next start. */
  hasUpdate = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Has the page kept on the device, once it is shown and nobody waits for anything. */
  begin(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () => navigator.serviceWorker.register(`${base}sw.js`).then((found) => this.#watch(found));
    const later = () => void whenQuiet().then(register).catch(() => undefined);
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
  }

  /** Goes on in the newer version. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () => {
      // The first version of all has nobody to replace.
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.hasUpdate = true;
    };
    look();
    // One that was being opened while the worker began belongs to nobody.
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (!navigator.serviceWorker.controller) active?.postMessage('take me in');
    });
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  }
}

export const installation = new Installation();
