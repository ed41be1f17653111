import { expect, test } from 'vitest';
import { BEGUN, PLACES, PLAYED } from '../../pictures/places';
import pages from './index.ts?raw';

/** What `index.ts` calls the page at an address. */
function pageAt(address: string): string {
  const [name, id] = address.slice(1).split(/[/?#]/);
  if (name === '') return 'shelf';
  return name === 'rules' && !id ? 'leaflets' : name!;
}

test('every page is in the pictures that are looked at', () => {
  const known = [...pages.matchAll(/^ {2}(\w+): \(\) => import/gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  const pictured = [...Object.values(PLACES), ...Object.values(PLAYED)].map(pageAt);
  expect(known.filter((name) => ![...pictured, ...BEGUN].includes(name!))).toEqual([]);
});
