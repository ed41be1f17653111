import { readdirSync } from 'node:fs';
import { test } from '@playwright/test';

/** Leaves a test out on the phone where the size of the screen cannot matter. */
export function onceIsEnough(): void {
  test.skip(test.info().project.name === 'phone', 'the screen makes no difference here');
}

/** Leaves tests out where this machine could not compile WebAssembly. */
export function needsWebAssembly(): void {
  const assets = readdirSync(new URL('../dist/assets/', import.meta.url));
  test.skip(!assets.some((name) => name.endsWith('.wasm')), 'the page was built without WebAssembly');
}
