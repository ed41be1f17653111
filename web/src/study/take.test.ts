import { expect, test } from 'vitest';
import { gameOf } from '../game/session.svelte';
import { fileName, headerOf } from './take';

test('a file is named after those who played', () => {
  expect(fileName([['White', 'Åse & Bo'], ['Black', '?'], ['Date', '2026.01.08']])).toBe('Åse-Bo-2026-01-08.pdn');
  expect(fileName([['Date', '????.??.??']])).toBe('damier.pdn');
});

test('a saved game names them no longer than a name may be', () => {
  const { header } = gameOf('jumbo', null, []);
  const named = headerOf(header, [['White', 'é'.repeat(80)]]);
  expect(named.white).toEqual({ kind: 'person', name: 'é'.repeat(50) });
  expect(headerOf(header, [['White', `x${'😀'.repeat(40)}`]]).white).toEqual({ kind: 'person', name: `x${'😀'.repeat(24)}` });
  expect(named.black).toEqual({ kind: 'person', name: null });
});
