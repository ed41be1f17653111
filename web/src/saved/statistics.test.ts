import { describe, expect, test } from 'vitest';
import type { GameResult, GameSummary, Header, Seat } from '../contract';
import { HEADER } from './fake';
import { boxesByHabit, countGames, nextLevel, outcomeFor } from './statistics';

const COMPUTER = (level: number): Seat => ({ kind: 'computer', level });
const DAY = 24 * 60 * 60 * 1000;

/** A game that was played so many days ago, White being a person. */
function played(header: Partial<Header>, result: GameResult, daysAgo = 0): GameSummary {
  const updated_at = 1000 * DAY - daysAgo * DAY;
  return {
    id: `${updated_at}`,
    header: { ...HEADER, ...header },
    version: 1,
    created_at: updated_at,
    updated_at,
    result,
    moves: 1,
    full_moves: 1,
    placement: null,
    whose: 'yours',
  };
}

const boxOf = ({ edition, rules }: Header) => edition ?? rules;
const count = (...games: GameSummary[]) => countGames(games, boxOf);

describe('how somebody fared', () => {
  test('is counted for each level from the side of the person', () => {
    const [box] = count(
      played({ black: COMPUTER(3) }, '2-0'),
      played({ white: COMPUTER(3) }, '2-0'),
      played({ white: COMPUTER(3) }, '0-2'),
      played({ black: COMPUTER(1) }, '1-1'),
      played({ black: COMPUTER(1) }, '*'),
    );
    expect(box).toMatchObject({ box: 'russian', games: 5, unfinished: 1, people: 0 });
    expect(box?.levels).toEqual([
      { level: 1, won: 0, drawn: 1, lost: 0 },
      { level: 3, won: 2, drawn: 0, lost: 1 },
    ]);
  });

  test('says nothing of who won between two people', () => {
    const [box] = count(played({}, '2-0'));
    expect(box).toMatchObject({ games: 1, people: 1, levels: [] });
  });

  test('leaves out positions that were set up, and what is damaged', () => {
    const [box] = count(
      played({ black: COMPUTER(3), start: 'W:W28:B22' }, '2-0'),
      { ...played({}, '*'), header: null },
    );
    expect(box).toMatchObject({ games: 1, levels: [], streak: 0 });
    expect(box?.setup.start).toBeNull();
  });

  test('counts wins in a row from the last game back', () => {
    const against = { black: COMPUTER(3) };
    const results: GameResult[] = ['2-0', '*', '2-0', '0-2', '2-0'];
    const [box] = count(...results.map((result, daysAgo) => played(against, result, daysAgo)));
    expect(box?.streak).toBe(2);
  });
});

describe('boxes', () => {
  test('come in the order of habit: what is played often, and lately', () => {
    const often = [1, 2, 3].map((daysAgo) => played({ edition: 'jumbo-nl' }, '*', daysAgo));
    const once = played({ edition: 'djeco-fr' }, '*', 0);
    const longAgo = [200, 201, 202, 203].map((daysAgo) => played({ edition: 'hh-sv' }, '*', daysAgo));
    const order = boxesByHabit(count(...longAgo, once, ...often)).map(({ box }) => box);
    expect(order).toEqual(['jumbo-nl', 'djeco-fr', 'hh-sv']);
  });

  test('remember what was agreed last', () => {
    const [box] = count(
      played({ black: COMPUTER(2) }, '2-0', 5),
      played({ white: COMPUTER(4) }, '2-0', 1),
      played({ black: COMPUTER(3) }, '2-0', 3),
    );
    expect(box?.setup.white).toEqual(COMPUTER(4));
    expect(box?.last).toBe(999 * DAY);
  });
});

describe('the next level', () => {
  const score = (level: number, won: number, lost: number) => ({ level, won, drawn: 0, lost });

  test('is one above the strongest that was beaten more often than not', () => {
    expect(nextLevel([score(1, 3, 0), score(2, 2, 1), score(4, 1, 5)], 12)).toBe(3);
  });

  test('is the one that was played where none was beaten yet, and never above the last', () => {
    expect(nextLevel([score(3, 0, 2)], 12)).toBe(3);
    expect(nextLevel([score(12, 2, 0)], 12)).toBe(12);
    expect(nextLevel([], 12)).toBe(1);
  });
});

test('a result means the opposite to the other side', () => {
  expect(outcomeFor('white', '0-2')).toBe('lost');
  expect(outcomeFor('black', '0-2')).toBe('won');
  expect(outcomeFor('black', '1-1')).toBe('drawn');
  expect(outcomeFor('white', '*')).toBeNull();
});
