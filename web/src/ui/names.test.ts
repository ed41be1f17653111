import { expect, test } from 'vitest';
import type { BoxOnShelf } from '../contract';
import { ended, makerOf, shortMakerOf } from './names';

const box = (publisher: string, year: number | null) => ({ publisher, year }) as BoxOnShelf;

test('a sentence ends with one full stop, whatever the maker is called', () => {
  expect(ended(makerOf(box('Koninklijke Jumbo B.V.', null)))).toBe('Koninklijke Jumbo B.V.');
  expect(ended(makerOf(box('Koninklijke Jumbo B.V.', 1990)))).toBe('Koninklijke Jumbo B.V., 1990.');
  expect(ended(makerOf(box('Djeco', null)))).toBe('Djeco.');
});

test('people say less than the law', () => {
  expect(shortMakerOf(box('Koninklijke Huisman en Hötte nv', 1990))).toBe('Huisman en Hötte');
});
