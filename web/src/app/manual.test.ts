/// <reference types="node" />

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manualIn, TRANSLATED } from './manual';

test('every language in which the manual is written is known', () => {
  const written = readdirSync(new URL('../../../docs/manual', import.meta.url)).filter((name) => name !== 'en');
  expect([...TRANSLATED]).toEqual(written.sort());
});

test('who reads another language is shown the English one', () => {
  expect(manualIn('fi')).toBe('/manual/fi/');
  expect(manualIn('en')).toBe('/manual/');
  expect(manualIn('pt')).toBe('/manual/');
});
