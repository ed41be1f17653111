/** Why saved games could not be read or written. */

import type { ProblemKind } from '../contract';

/** What the server calls it, or that it does not answer. The device fails in the same words. */
export type Failure = ProblemKind | 'unreachable';

/** Whoever keeps the games, the server or this device, did not do what it was asked. */
export class StoreError extends Error {
  constructor(
    readonly kind: Failure,
    detail: string = kind,
    /** After how many seconds it may be tried again, if that was said. */
    readonly waitS: number = NaN,
  ) {
    super(detail);
  }
}

/** Why, whatever was thrown: what nobody has a word for is trouble with storing. */
export const failureOf = (error: unknown): Failure => (error instanceof StoreError ? error.kind : 'storage');

/** Whether it does nothing for now: it does not answer, or wants the password first. */
export const isAwayFor = (failure: Failure): boolean => failure === 'unreachable' || failure === 'locked';

export const isAway = (error: unknown): boolean => isAwayFor(failureOf(error));

export const isMissing = (error: unknown): boolean => failureOf(error) === 'not_found';

/** Whether nothing can be added to a game: it is not there, or belongs to another. */
export const isOutOfReach = (error: unknown): boolean => isMissing(error) || failureOf(error) === 'not_yours';

const REFUSALS: readonly Failure[] = [
  'stale',
  'impossible',
  'bad_request',
  'not_found',
  'not_yours',
  'too_large',
  'damaged',
];

/** Whether it would say the same again, unless it erred: anything else may pass. */
export const isRefusal = (failure: Failure): boolean => REFUSALS.includes(failure);

/** For what may be gone already. */
export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** The same for what may be another's by now. */
export function unlessOutOfReach(error: unknown): undefined {
  if (!isOutOfReach(error)) throw error;
}
