import { test } from '@playwright/test';

/** Leaves a test out on the phone where the size of the screen cannot matter. */
export function onceIsEnough(): void {
  test.skip(test.info().project.name === 'phone', 'the screen makes no difference here');
}
