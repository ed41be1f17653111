import { describe, expect, test } from 'vitest';
import type { Color, CourseRow, Happening } from '../contract';
import { storyOf, type Facts } from './story';

const START = 'bbbb....wwww';

/** A move: how it is written, White's share after it, and the board if that changed. */
interface Ply {
  text?: string;
  share?: number;
  mark?: CourseRow['mark'];
  board?: string;
  took?: number[];
  kind?: Happening['kind'];
}

/** A game in which White begins, level at first. */
function game(plies: Ply[], facts: Partial<Facts> = {}): Facts {
  let [board, share, player]: [string, number, Color] = [START, 0.5, 'white'];
  const history: Happening[] = [];
  const rows: CourseRow[] = [];
  plies.forEach(({ text = `move${history.length}`, mark = null, took = [], kind = 'move', ...ply }, event) => {
    const before = share;
    [board, share] = [ply.board ?? board, ply.share ?? share];
    const cost = player === 'white' ? before - share : share - before;
    const turn = player === 'white' ? 'black' : 'white';
    history.push({ event, kind, player, text, spoken: '', route: [], captures: took, placement: board, turn });
    if (kind !== 'touch') rows.push({ player, text, action: text, expectation: share, score: '', mark, cost, better: null, walk: null });
    if (kind !== 'touch') player = turn;
  });
  return { start: START, history, winner: null, person: 'white', course: { before: 0.5, rows }, isTakingGood: true, ...facts };
}

const QUIET: Ply[] = [{}, {}];

describe('a lost game', () => {
  const lost = game(
    [
      ...QUIET,
      { share: 0.7 },
      { share: 0.75 },
      { text: '31-27', share: 0.2, mark: '??' },
      { share: 0.15, took: [7, 8], board: 'bbbb....ww..' },
      { share: 0.1, took: [4], board: 'bbb.....ww..' },
      {},
    ],
    { winner: 'black' },
  );

  test('tells until when the person led, and what was given away there', () => {
    const { sentences, turning } = storyOf(lost);
    expect(sentences.slice(0, 2)).toEqual([
      { kind: 'led-until', who: 'you', number: 3 },
      { kind: 'gave', who: 'you', move: '31-27', pieces: 1 },
    ]);
    expect(turning).toMatchObject({ ply: 4, number: 3, who: 'you', player: 'white', placement: START });
  });

  test('between two people is told of the color', () => {
    const [first, second] = storyOf({ ...lost, person: null }).sentences;
    expect(first).toMatchObject({ kind: 'led-until', who: 'white' });
    expect(second).toMatchObject({ who: 'white' });
  });

  test('counts what a combination won, and not what was given away after it', () => {
    const { sentences } = storyOf(
      game(
        [
          { text: '31-27', share: 0.1, mark: '??' },
          // Black offers a piece, White must take it, and Black takes three.
          { board: 'bbbb....wwww' },
          { board: 'bbb.....wwww', took: [4] },
          { board: 'bbb.....w...', took: [10, 11, 12] },
          {},
          { board: 'bbb.........', took: [9] },
        ],
        { winner: 'black' },
      ),
    );
    expect(sentences[1]).toEqual({ kind: 'gave', who: 'you', move: '31-27', pieces: 2 });
  });

  test('has a sentence for a mistake that lost no piece', () => {
    const { sentences } = storyOf(game([...QUIET, { text: '31-27', share: 0.1, mark: '??' }, {}], { winner: 'black' }));
    expect(sentences.slice(0, 2)).toEqual([
      { kind: 'level-until', number: 2 },
      { kind: 'turned', who: 'you', move: '31-27' },
    ]);
  });

  test('turns where the lead was lost for good, not where it came back', () => {
    const { turning } = storyOf(
      game(
        [{ share: 0.1, mark: '??' }, { share: 0.6, mark: '??' }, {}, {}, { text: 'last', share: 0.2, mark: '??' }, {}],
        { winner: 'black' },
      ),
    );
    expect(turning).toMatchObject({ ply: 4, number: 3 });
  });

  test('slowly has no turning point', () => {
    const { sentences, turning } = storyOf(
      game([{ share: 0.42 }, {}, { share: 0.36 }, {}, { share: 0.2 }, {}], { winner: 'black' }),
    );
    expect(turning).toBeNull();
    expect(sentences[0]).toEqual({ kind: 'led-from', who: 'computer', number: 2 });
  });

  test('by the clock, or given up too early, says who led to the end', () => {
    const { sentences } = storyOf(game([...QUIET, { share: 0.7 }, {}], { winner: 'black' }));
    expect(sentences[0]).toEqual({ kind: 'led-to-end', who: 'you' });
    const given = storyOf(game(QUIET, { winner: 'black' }));
    expect(given).toEqual({ sentences: [{ kind: 'level' }, { kind: 'length', moves: 1 }], turning: null });
  });
});

describe('a won game', () => {
  test('turns at a mistake of the computer', () => {
    const won = game([...QUIET, { share: 0.3 }, { text: '12-18', share: 0.9, mark: '??' }, {}], { winner: 'white' });
    const { sentences, turning } = storyOf(won);
    expect(sentences.slice(0, 2)).toEqual([
      { kind: 'led-until', who: 'computer', number: 2 },
      { kind: 'turned', who: 'computer', move: '12-18' },
    ]);
    expect(turning?.who).toBe('computer');
  });

  test('without a mistake says so', () => {
    const plies = Array.from({ length: 24 }, (_, i) => ({ share: 0.5 + i * 0.02 }));
    const { sentences } = storyOf(game(plies, { winner: 'white' }));
    expect(sentences).toEqual([
      { kind: 'led-from', who: 'you', number: 3 },
      { kind: 'faultless' },
      { kind: 'length', moves: 12 },
    ]);
  });
});

describe('a draw', () => {
  test('remembers a win that was near', () => {
    const drawn = game([...QUIET, { share: 0.9 }, {}, { text: '33-29', share: 0.5, mark: '??' }, {}]);
    const { sentences, turning } = storyOf(drawn);
    expect(sentences[0]).toEqual({ kind: 'led-until', who: 'you', number: 3 });
    expect(turning?.who).toBe('you');
  });

  test('can be level all the way', () => {
    expect(storyOf(game([...QUIET, ...QUIET])).sentences[0]).toEqual({ kind: 'level' });
  });
});

describe('what went well', () => {
  const plies: Ply[] = [{ text: '23x5', took: [1, 2, 3], board: 'b.......wwww' }, { took: [9, 10, 11, 12] }, {}];

  test('is the largest capture of the person', () => {
    expect(storyOf(game(plies)).sentences).toContainEqual({ kind: 'took', who: 'you', move: '23x5', pieces: 3 });
  });

  test('is no capture where losing all wins', () => {
    const { sentences } = storyOf(game(plies, { isTakingGood: false }));
    expect(sentences.some(({ kind }) => kind === 'took')).toBe(false);
  });
});

describe('numbers', () => {
  test('are those of the list of moves: what is touched or taken back does not count', () => {
    const plies: Ply[] = [{ kind: 'touch' }, {}, {}, { share: 0.5 }, { kind: 'demand' }];
    expect(storyOf(game([...plies, {}, {}])).sentences.at(-1)).toEqual({ kind: 'length', moves: 2 });
  });

  test('are all there is to tell where nobody can be asked', () => {
    expect(storyOf(game(QUIET, { course: null, winner: 'white' }))).toEqual({
      sentences: [{ kind: 'length', moves: 1 }],
      turning: null,
    });
  });

  test('that do not fit the course tell nothing about it', () => {
    const whole = game([...QUIET, { share: 0.1, mark: '??' }, {}], { winner: 'black' });
    const rows = whole.course!.rows.slice(1);
    expect(storyOf({ ...whole, course: { before: 0.5, rows } }).turning).toBeNull();
  });
});
