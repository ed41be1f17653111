/** How far down each entry of the history was read, so that Back and Forward lead there again. */

const KEY = 'damier-places';
/** So many entries are remembered. */
const MOST = 60;
/** For so long what comes late may still move a page that is at its place. */
const SETTLING_MS = 4000;
/** By these a user says where to look instead. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

export class Places {
  #depths = new Map<string, number>(read());
  #depth = 0;
  /** Where to, once the page is long enough. */
  #wanted: number | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(public current: string) {
    // A browser does not wait for what is still on its way.
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => (this.#depth = scrollY), { passive: true });
    for (const act of ACTS) addEventListener(act, () => this.#stop(), { passive: true, capture: true });
    addEventListener('pagehide', () => {
      // Whoever scrolls and leaves at once is gone before the event of scrolling.
      this.#depth = scrollY;
      this.#write();
    });
    new ResizeObserver(() => this.#restore()).observe(document.body);
    this.#seek();
  }

  /** A page that is new: it begins at its beginning, or where the address says. */
  begin(place: string): void {
    this.#leaveFor(place);
    if (location.hash === '') scrollTo(0, 0);
    this.#depth = scrollY;
  }

  /** An entry of the history, which may have been read before. */
  comeBack(place: string): void {
    this.#leaveFor(place);
    this.#seek();
  }

  #leaveFor(place: string): void {
    this.#remember();
    this.#stop();
    this.current = place;
  }

  #remember(): void {
    this.#depths.delete(this.current);
    this.#depths.set(this.current, this.#wanted ?? this.#depth);
  }

  #seek(): void {
    this.#wanted = this.#depths.get(this.current) ?? null;
    this.#restore();
  }

  #restore(): void {
    if (this.#wanted === null) return;
    scrollTo(0, this.#wanted);
    const isThere = Math.abs(scrollY - this.#wanted) <= 1;
    if (isThere) this.#settling ??= setTimeout(() => this.#stop(), SETTLING_MS);
  }

  #stop(): void {
    clearTimeout(this.#settling);
    this.#settling = undefined;
    this.#wanted = null;
  }

  #write(): void {
    this.#remember();
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.#depths].slice(-MOST)));
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  }
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}
