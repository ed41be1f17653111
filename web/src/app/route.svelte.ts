/** Which page is shown: the address decides. What lies over it has an entry in the history of its own. */

import { untrack } from 'svelte';
import { pageOf, to, type Page } from './addresses';
import { Places } from './places';

/** What is noted on an entry of the browser's history. */
interface Note {
  /** A name for it; a dialog has that of the page under it. */
  place: string;
  /** Whether it is there for a dialog, so that Back closes that. */
  isOver?: boolean;
}

/** Entries that a browser makes for `#anchors` have none. */
const noteHere = () => history.state as Note | null;
const isOver = () => noteHere()?.isOver === true;
const newPlace = () => Math.random().toString(36).slice(2);
const addressHere = () => location.pathname + location.search;

class Route {
  /** A new one for every visit. */
  page: Page = $state.raw(pageOf(location.pathname, location.search));
  /** Where this page is, though it may have come from another address. */
  #address = addressHere();
  /** The address that the page under a dialog got meanwhile. */
  #addressUnder: string | null = null;
  #places: Places;
  /** How to close what lies over the page; the last is the topmost. */
  #covers: (() => void)[] = [];
  /** Whether the entry of a dialog is about to be left, and what waits for that. */
  #isLeaving = false;
  #afterwards: (() => void) | null = null;

  constructor() {
    const place = noteHere()?.place ?? newPlace();
    history.replaceState({ ...noteHere(), place } satisfies Note, '');
    this.#places = new Places(place);
    addEventListener('popstate', () => this.#hear());
    // The dialog is gone when the page was loaded again.
    this.#settle();
  }

  /** Shows a place within the page. */
  go(place: string, how: 'push' | 'replace' = 'push'): void {
    this.visit(to(place), how);
  }

  /** Shows what is at an address of the page. */
  visit(address: string, how: 'push' | 'replace'): void {
    this.#uncover();
    // The page under a dialog is what is replaced, not the dialog.
    if (how === 'replace') this.#settle();
    if (this.#isLeaving) {
      this.#afterwards = () => this.visit(address, how);
      return;
    }
    const note: Note = { place: newPlace() };
    if (how === 'push' && !isOver()) history.pushState(note, '', address);
    else history.replaceState(note, '', address);
    this.#show();
    this.#places.begin(note.place);
  }

  /**
   * For the page that is shown now: gives it another address without showing
   * it anew. Once it is left, it has no say.
   */
  renamer(): (place: string) => void {
    const visit = untrack(() => this.page);
    return (place) => {
      if (visit === untrack(() => this.page)) this.#rename(to(place));
    };
  }

  #rename(address: string): void {
    if (isOver()) this.#addressUnder = address;
    history.replaceState(noteHere(), '', address);
    this.#address = addressHere();
  }

  /** Something lies over the page until the returned function is called; Back closes it. */
  cover(close: () => void): () => void {
    this.#covers.push(close);
    this.#settle();
    return () => {
      this.#covers = this.#covers.filter((each) => each !== close);
      this.#settle();
    };
  }

  /** Back, Forward, or a link within the page. */
  #hear(): void {
    const wasLeaving = this.#isLeaving;
    this.#isLeaving = false;
    const place = noteHere()?.place;
    if (place !== undefined && place === this.#places.current) this.#correctAddress();
    if (addressHere() !== this.#address) {
      this.#uncover();
      this.#show();
    } else if (!wasLeaving && !isOver()) this.#covers.pop()?.();

    if (place === undefined) this.#enterAnchor();
    else if (place !== this.#places.current) this.#places.comeBack(place);
    this.#settle();
    this.#afterwards?.();
    this.#afterwards = null;
  }

  #correctAddress(): void {
    if (this.#addressUnder === null || isOver()) return;
    history.replaceState(noteHere(), '', this.#addressUnder);
    this.#addressUnder = null;
  }

  #enterAnchor(): void {
    const place = newPlace();
    history.replaceState({ ...noteHere(), place } satisfies Note, '');
    this.#places.begin(place);
  }

  #show(): void {
    this.#address = addressHere();
    this.#addressUnder = null;
    this.page = pageOf(location.pathname, location.search);
  }

  #uncover(): void {
    const covers = this.#covers;
    this.#covers = [];
    for (const close of covers) close();
  }

  /** Whatever lies over the page has one entry in the history, and nothing has none. */
  #settle(): void {
    if (this.#isLeaving) return;
    const wanted = this.#covers.length > 0;
    if (wanted && !isOver()) history.pushState({ ...noteHere(), isOver: true }, '');
    else if (!wanted && isOver()) {
      this.#isLeaving = true;
      history.back();
    }
  }
}

export const route = new Route();

/** For links: goes there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // The browser finds a place on the same page.
  if (link.hash !== '' && link.pathname + link.search === addressHere()) return;
  event.preventDefault();
  route.visit(link.pathname + link.search + link.hash, 'push');
}
