import { describe, expect, test } from 'vitest';
import { failureOf, isAway, isRefusal, StoreError, unlessMissing } from './error';

describe('a failure', () => {
  test('has its own word, and anything else is trouble with storing', () => {
    expect(failureOf(new StoreError('stale'))).toBe('stale');
    expect(failureOf(new TypeError('no database'))).toBe('storage');
    expect(failureOf(undefined)).toBe('storage');
  });

  test('is a refusal if it would be the same the next time', () => {
    expect(isRefusal('stale')).toBe(true);
    expect(isRefusal('not_found')).toBe(true);
    expect(isRefusal('not_yours')).toBe(true);
    for (const passing of ['unreachable', 'locked', 'disk_full', 'storage', 'busy', 'too_slow'] as const) {
      expect(isRefusal(passing), passing).toBe(false);
    }
  });

  test('of a server that is away is not that of one that refuses', () => {
    expect(isAway(new StoreError('unreachable'))).toBe(true);
    expect(isAway(new StoreError('storage'))).toBe(false);
    // It does nothing until it is given.
    expect(isAway(new StoreError('locked'))).toBe(true);
    expect(isAway(new StoreError('wrong_password'))).toBe(false);
  });

  test('is let pass where something is missing only', () => {
    expect(unlessMissing(new StoreError('not_found'))).toBeUndefined();
    expect(() => unlessMissing(new StoreError('stale', 'gone on'))).toThrow('gone on');
  });
});
