/**
 * How the server sees this device: whether it wants the household's password,
 * whose games are whose, and which address people are told.
 *
 * Without a server, and before it has said anything, none of this is shown.
 */

import type { Visit } from '../contract';
import { base, pageOf } from './addresses';
import { connection } from './connection.svelte';
import { forgetCopies } from '../saved/games';
import { greetAnew, isLocked, visitListeners } from '../saved/request';
import { server } from '../saved/server';

/** That somebody plays on without the password, until the window is closed. */
const ASIDE = 'damier-without-password';
/** Before the code in an address that takes games along. */
const TAKE = '#take=';

class DeviceVisit {
  /** What the server said last. */
  seen: Visit | null = $state.raw(null);
  /** Whether the form for the password is shown. */
  isAsking = $state(false);
  /** The code of another device whose games are to come here, until somebody says yes or no. */
  code: string | null = $state(null);

  /** Begins to listen. */
  start(): void {
    visitListeners.add((visit) => this.#see(visit));
    this.#takeCode();
    addEventListener('hashchange', () => this.#takeCode());
  }

  get isLocked(): boolean {
    return this.seen !== null && isLocked(this.seen);
  }

  /** Whether somebody gave the password here. */
  get isSignedIn(): boolean {
    return this.seen?.asks_password === true && this.seen.signed_in;
  }

  /** Whether games belong to the device that made them. */
  get hasOwners(): boolean {
    return this.seen?.games === 'own';
  }

  /** The address that people are told, if this page is at another one. */
  get newAddress(): string | null {
    return addressElsewhere(this.seen?.public_url ?? null, location.origin, base);
  }

  /** The address of a place that another device can open. */
  linkTo(place: string): string {
    const root = (this.seen?.public_url ?? location.origin + base).replace(/\/?$/, '/');
    return new URL(place.replace(/^\//, ''), root).href;
  }

  /** An address that takes the games of this device along. */
  linkWith(code: string): string {
    return withCode(this.linkTo('/'), code);
  }

  /** Shows the form. */
  ask(): void {
    this.isAsking = true;
  }

  /** Plays on without the server. */
  putAside(): void {
    this.isAsking = false;
    keep(true);
  }

  async signIn(password: string): Promise<void> {
    await server.signIn(password);
    keep(false);
    await greetAnew();
    connection.tellOthers();
  }

  /** Whoever uses this browser next sees no games of this server; what was never sent stays. */
  async signOut(): Promise<void> {
    await connection.giveAll();
    await server.signOut();
    this.putAside();
    await forgetCopies().catch(() => undefined);
    await greetAnew();
    connection.tellOthers();
  }

  /** Has the games of the device that made the code. Those of this one come along, with all that was not sent yet. */
  async take(code: string): Promise<void> {
    await connection.giveAll();
    await server.becomeDevice(code);
    this.code = null;
    await greetAnew();
    connection.tellOthers();
  }

  #see(visit: Visit): void {
    const wasLocked = this.isLocked;
    this.seen = visit;
    if (!this.isLocked) this.isAsking = false;
    else if (!wasLocked && !isPutAside() && !isInvited()) this.isAsking = true;
  }

  /** It is gone from the address then: whoever passes that on passes on no games. */
  #takeCode(): void {
    const code = codeIn(location.hash);
    if (code === null) return;
    this.code = code;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** The code in the end of an address. */
export function codeIn(hash: string): string | null {
  if (!hash.startsWith(TAKE)) return null;
  try {
    return decodeURIComponent(hash.slice(TAKE.length)).trim() || null;
  } catch {
    return null;
  }
}

/** The same address with a code. */
export const withCode = (address: string, code: string): string => address + TAKE + encodeURIComponent(code);

/** The address that people are told, if it is another than where a page is. */
export function addressElsewhere(told: string | null, origin: string, base: string): string | null {
  if (told === null || !URL.canParse(told)) return null;
  const { origin: itsOrigin, pathname } = new URL(told);
  const itsBase = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return itsOrigin === origin && itsBase === base ? null : itsOrigin + itsBase;
}

/** Who was sent the link of a room needs no password there. */
const isInvited = () => pageOf(location.pathname, location.search).name === 'room';

function isPutAside(): boolean {
  try {
    return sessionStorage.getItem(ASIDE) !== null;
  } catch {
    return false;
  }
}

function keep(isAside: boolean): void {
  try {
    if (isAside) sessionStorage.setItem(ASIDE, 'yes');
    else sessionStorage.removeItem(ASIDE);
  } catch {
    // A browser that keeps nothing asks again after loading.
  }
}

export const visit = new DeviceVisit();
