import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoxOnShelf, Catalog, GameOnShelf } from '../contract';
import { QuestionError } from '../ask/answer';
import { HEADER } from '../saved/fake';

const asked = vi.hoisted(() => ({ catalog: vi.fn(), game: vi.fn() }));
vi.mock('./referee.svelte', () => ({ referee: asked }));

const { catalog } = await import('./catalog.svelte');
const { texts } = await import('./texts.svelte');

const game = (id: string, size = 10) => ({ id, title: id, board: { size } }) as GameOnShelf;
const box = (id: string, language: string, played: GameOnShelf) => ({ id, language, game: played }) as BoxOnShelf;

const JUMBO = game('jumbo');
const SWEDISH = game('swedish', 8);
const ALL = {
  editions: [box('jumbo-nl', 'nl', JUMBO), box('hh-sv', 'sv', SWEDISH), box('jumbo-fr', 'fr', JUMBO)],
  world: [game('frisian'), game('spanish', 8), game('russian', 8)],
  national: [] as string[],
} as Catalog;

beforeEach(async () => {
  texts.language = 'sv';
  asked.catalog.mockReset().mockResolvedValue(ALL);
  asked.game.mockReset();
  await catalog.load();
});

describe('what there is to play', () => {
  test('begins with what the reader reads', async () => {
    expect(catalog.boxes.map(({ id }) => id)).toEqual(['hh-sv', 'jumbo-nl', 'jumbo-fr']);
    expect(catalog.world[0]?.id).toBe('frisian');
    // A language that no leaflet is printed in comes with the games of its countries.
    texts.language = 'es';
    asked.catalog.mockResolvedValue({ ...ALL, national: ['spanish'] });
    await catalog.load();
    expect(catalog.own).toEqual([]);
    expect(catalog.world.map(({ id }) => id)).toEqual(['spanish', 'frisian', 'russian']);
  });

  test('is found by the name of an edition or of a game, each game once', () => {
    expect(catalog.game('jumbo-fr')).toBe(JUMBO);
    expect(catalog.game('jumbo')).toBe(JUMBO);
    expect(catalog.game('russian')?.id).toBe('russian');
    expect(catalog.game('nonsense')).toBeUndefined();
    expect(catalog.games.map(({ id }) => id)).toEqual(['jumbo', 'swedish', 'frisian', 'spanish', 'russian']);
  });

  test('is asked for by its rules if nobody printed it, once', async () => {
    const house = game('jumbo/touch-free');
    asked.game.mockResolvedValue(house);
    await catalog.find('jumbo/touch-free');
    await catalog.find('jumbo/touch-free');
    expect(asked.game).toHaveBeenCalledOnce();
    expect(catalog.gameOf({ ...HEADER, rules: 'jumbo/touch-free' })?.id).toBe(house.id);
    expect(catalog.gameOf({ ...HEADER, rules: 'russian/other' })?.id).toBe('russian');
  });

  test('is known to be none where the rules are none, and not where nobody answers', async () => {
    asked.game.mockRejectedValueOnce(new QuestionError('rules', 'no such rules'));
    await catalog.find('nonsense/x');
    expect(catalog.isUnknown('nonsense/x')).toBe(true);
    asked.game.mockRejectedValueOnce(new Error('no worker'));
    await catalog.find('other/x');
    expect(catalog.isUnknown('other/x')).toBe(false);
    expect(catalog.failed).toBe(true);
  });
});
