import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../saved/fake';

const storage = new FakeStorage();
vi.stubGlobal('localStorage', storage);

/** As a new window finds them. */
async function opened() {
  vi.resetModules();
  return (await import('./houses.svelte')).houses;
}

beforeEach(() => {
  storage.kept.clear();
  storage.isFull = false;
});

describe('saved house rules', () => {
  test('are there in the next window, the last first', async () => {
    const houses = await opened();
    expect(houses.save(' Grandma’s\ngame ', 'jumbo/flying-no')).toBe(true);
    expect(houses.save('Club', 'russian/touch-free')).toBe(true);
    expect((await opened()).list.map(({ name }) => name)).toEqual(['Club', 'Grandma’s game']);
    expect((await opened()).nameOf('jumbo/flying-no')).toBe('Grandma’s game');
  });

  test('have one name, and a name has one set of rules', async () => {
    const houses = await opened();
    houses.save('Club', 'a');
    houses.save('Club', 'b');
    houses.save('Home', 'b');
    expect(houses.list).toEqual([{ name: 'Home', rules: 'b' }]);
  });

  test('stay as they are in a browser that has no room', async () => {
    const houses = await opened();
    houses.save('Club', 'a');
    storage.isFull = true;
    expect(houses.save('Home', 'b')).toBe(false);
    expect(houses.remove('a')).toBe(false);
    expect(houses.list).toEqual([{ name: 'Club', rules: 'a' }]);
  });

  test('that somebody else wrote there are not believed', async () => {
    storage.setItem('damier-houses', JSON.stringify([null, 5, { name: 'x' }, { name: ' ', rules: 'a' }, { name: 'ok', rules: 'a' }]));
    expect((await opened()).list).toEqual([{ name: 'ok', rules: 'a' }]);
    storage.setItem('damier-houses', 'no list at all');
    expect((await opened()).list).toEqual([]);
  });
});
