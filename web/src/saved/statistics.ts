/**
 * How somebody fared: the games of this device, counted for each box and each
 * level of the computer.
 */

import { catalog } from '../app/catalog.svelte';
import { houses } from '../app/houses.svelte';
import type { Color, GameSummary, Header } from '../contract';
import { other } from '../color';
import { isLocal } from './deviceDb';
import { listGames } from './list';

/** Finished games against one level of the computer, from the person's side. */
export interface LevelScore {
  level: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface BoxScore {
  /** The edition, or else the rules: as in the address of a new game. */
  box: string;
  /** All that were begun. */
  games: number;
  unfinished: number;
  /** Of all games that were begun, those between two people. */
  people: number;
  /** When one was last played. */
  last: number;
  /** How many games in a row were won, up to now. */
  streak: number;
  /** Only levels that were played, the weakest first. */
  levels: LevelScore[];
  /** What was agreed for the last game, to play again. */
  setup: Header;
  /** How often it is played, and how lately. */
  habit: number;
}

export type Outcome = 'won' | 'drawn' | 'lost';

/** Where the person sits who plays against the computer. */
export function personIn({ white, black }: Header): Color | null {
  if (white.kind === black.kind) return null;
  return white.kind === 'person' ? 'white' : 'black';
}

/** How a game ended for whoever sat there; null while it goes on. */
export function outcomeFor(person: Color, result: GameSummary['result']): Outcome | null {
  if (result === '*') return null;
  if (result === '1-1') return 'drawn';
  return (result === '2-0') === (person === 'white') ? 'won' : 'lost';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A game of a month ago counts half as much for a habit as one of today. */
const HALF_LIFE_MS = 30 * DAY_MS;

/** Counts games; `boxOf` says which box they were played with. */
export function countGames(games: readonly GameSummary[], boxOf: (header: Header) => string): BoxScore[] {
  const latestFirst = [...games].sort((a, b) => b.updated_at - a.updated_at);
  const newest = latestFirst[0]?.updated_at ?? 0;
  const boxes = new Map<string, BoxScore & { isStreak: boolean }>();
  for (const { header, result, updated_at } of latestFirst) {
    if (!header) continue;
    const box = boxOf(header);
    const score = boxes.get(box) ?? {
      box,
      games: 0,
      unfinished: 0,
      people: 0,
      last: updated_at,
      streak: 0,
      levels: [],
      setup: { ...header, start: null },
      habit: 0,
      isStreak: true,
    };
    boxes.set(box, score);
    score.games++;
    score.habit += 0.5 ** ((newest - updated_at) / HALF_LIFE_MS);
    if (result === '*') score.unfinished++;
    const person = personIn(header);
    if (!person) {
      if (header.white.kind === 'person') score.people++;
      continue;
    }
    const outcome = outcomeFor(person, result);
    // A position that was set up may have been won before it began.
    if (!outcome || header.start !== null) continue;
    const seat = header[other(person)];
    if (seat.kind === 'computer') levelIn(score.levels, seat.level)[outcome]++;
    score.isStreak &&= outcome === 'won';
    if (score.isStreak) score.streak++;
  }
  return [...boxes.values()].map(({ isStreak: _, ...score }) => ({
    ...score,
    levels: score.levels.sort((a, b) => a.level - b.level),
  }));
}

function levelIn(levels: LevelScore[], level: number): LevelScore {
  const known = levels.find((score) => score.level === level);
  if (known) return known;
  const fresh = { level, won: 0, drawn: 0, lost: 0 };
  levels.push(fresh);
  return fresh;
}

/** The level to play next: one up from the strongest that was beaten, within those that there are. */
export function nextLevel(levels: readonly LevelScore[], most: number): number {
  const beaten = levels.findLast(({ won, lost }) => won > lost);
  const played = levels[0]?.level ?? 1;
  return Math.min(most, beaten ? beaten.level + 1 : played);
}

/** As many as are asked of the server at a time, and in all. */
const PAGE = 100;
const MOST = 2000;

let counted: { of: string; boxes: BoxScore[] } | null = null;

/** The scores of this device's games; read again only when a game has changed. */
export async function loadStatistics(): Promise<BoxScore[]> {
  const first = await listGames({ limit: PAGE });
  const of = [first.total, ...first.games.map(({ id, version }) => `${id}:${version}`)].join();
  if (counted?.of === of) return counted.boxes;
  const games = [...first.games];
  for (let { hasMore } = first; hasMore && games.length < MOST; ) {
    const before = games.findLast(({ id }) => !isLocal(id))?.id;
    if (before === undefined) break;
    const page = await listGames({ limit: PAGE, before });
    games.push(...page.games);
    ({ hasMore } = page);
  }
  await knowHouses(games);
  counted = { of, boxes: countGames(games, boxOf) };
  return counted.boxes;
}

/** The boxes that somebody plays with, the most usual first. */
export const boxesByHabit = (boxes: readonly BoxScore[]): BoxScore[] => [...boxes].sort((a, b) => b.habit - a.habit);

/** What was agreed for the last game with a box, to play it again; known once the games are counted. */
export const lastSetup = (box: string): Header | undefined =>
  counted?.boxes.find((score) => score.box === box)?.setup;

/** The box that a game was played with, whoever judges it: a friend, or the leaflet. */
export function boxOf({ edition, rules }: Header): string {
  if (edition !== null) return edition;
  const isPlayed = (id: string) => {
    const game = catalog.game(id);
    return id === rules || game?.friendly === rules || game?.leaflet === rules;
  };
  const [base = rules] = rules.split('/');
  return [base, ...houses.list.map((house) => house.rules)].find(isPlayed) ?? rules;
}

/** The friendly form of house rules must be known before they are recognised. */
async function knowHouses(games: readonly GameSummary[]): Promise<void> {
  if (!catalog.loaded) await catalog.load();
  const isOwn = games.some(({ header }) => header?.edition === null && header.rules.includes('/'));
  if (isOwn) await Promise.all(houses.list.map(({ rules }) => catalog.find(rules)));
}
