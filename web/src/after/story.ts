/**
 * How a game went, told in at most three sentences that are chosen by facts:
 * who led, where it turned, and what went well. Nobody is scolded, and the
 * better move is not told: whoever tries again finds it.
 */

import type { Color, Course, Happening } from '../contract';
import { other } from '../color';

/** Whom a sentence is about: one against the computer, or one of two people. */
export type Who = 'you' | 'computer' | Color;

export type Sentence =
  | { kind: 'led-until'; who: Who; number: number }
  | { kind: 'level-until'; number: number }
  | { kind: 'led-from'; who: Who; number: number }
  | { kind: 'led-to-end'; who: Who }
  | { kind: 'level' }
  | { kind: 'gave'; who: Who; move: string; pieces: number }
  | { kind: 'turned'; who: Who; move: string }
  | { kind: 'took'; who: Who; move: string; pieces: number }
  | { kind: 'faultless' }
  | { kind: 'length'; moves: number };

/** The move that decided the game, or gave a win away. */
export interface TurningPoint {
  /** Its place in the course, counted from 0. */
  ply: number;
  /** As people count moves. */
  number: number;
  who: Who;
  /** The board before it, and whose move it was. */
  placement: string;
  player: Color;
}

export interface Story {
  sentences: Sentence[];
  turning: TurningPoint | null;
}

export interface Facts {
  /** The board at the start. */
  start: string;
  history: readonly Happening[];
  winner: Color | null;
  /** The color of whoever played against the computer; null between two people. */
  person: Color | null;
  /** What the computer thinks of it; null if nobody could be asked. */
  course: Pick<Course, 'before' | 'rows'> | null;
  /** Whether captures are something to be proud of: not where losing all wins. */
  isTakingGood: boolean;
}

const MOST_SENTENCES = 3;
/** Shares of the points: somebody leads, is not far behind, would win. */
const [LEADS, NEAR, WINNING] = [0.6, 0.35, 0.65];
/** A capture to remember. */
const GOOD_CAPTURE = 2;
/** So many moves without a mistake are worth a word. */
const MANY_MOVES = 10;
/** How far a mistake is followed until the captures are over. */
const LONGEST_EXCHANGE = 8;

export function storyOf(facts: Facts): Story {
  const { course, person } = facts;
  const moves = countedMoves(facts.history);
  const told = course && course.rows.length === moves.played.length ? tell(facts, course, moves.played) : null;
  const sentences: Sentence[] = [
    ...(told?.sentences ?? []),
    ...bestCapture(facts),
    ...(course && person && isFaultless(course, person) ? [{ kind: 'faultless' } as const] : []),
    { kind: 'length', moves: moves.count },
  ];
  return { sentences: sentences.slice(0, MOST_SENTENCES), turning: told?.turning ?? null };
}

interface Played {
  /** Its place in the history. */
  at: number;
  number: number;
}

/** What changed the board, as the course counts it, with the numbers that the list of moves has. */
function countedMoves(history: readonly Happening[]): { played: Played[]; count: number } {
  const first = history.find(({ kind }) => kind === 'move')?.player;
  const played: Played[] = [];
  let count = 0;
  let isMadeAgain = false;
  history.forEach(({ kind, player }, at) => {
    if (kind === 'move') {
      const isNext = player === first || count === 0;
      if (isNext && !isMadeAgain) count++;
      isMadeAgain = false;
    }
    isMadeAgain ||= kind === 'demand';
    if (kind === 'move' || kind === 'huff' || kind === 'demand') played.push({ at, number: count });
  });
  return { played, count };
}

const whoIs = (color: Color, { person }: Facts): Who =>
  person === null ? color : color === person ? 'you' : 'computer';

/** Who led, and where that ended. */
function tell(facts: Facts, course: Pick<Course, 'before' | 'rows'>, played: readonly Played[]): Story {
  const { winner } = facts;
  const shares = [course.before, ...course.rows.map(({ expectation }) => expectation)];
  /** A side's share before a ply; the last is that at the end. */
  const share = (color: Color, ply: number) => (color === 'white' ? shares[ply]! : 1 - shares[ply]!);
  const end = shares.length - 1;
  /** From where on it holds to the end. */
  const since = (isSo: (ply: number) => boolean) => {
    let ply = end + 1;
    while (ply > 0 && isSo(ply - 1)) ply--;
    return ply;
  };

  const isMistake = (ply: number, player: Color) => {
    const row = course.rows[ply]!;
    return row.mark !== null && row.player === player && facts.history[played[ply]!.at]?.kind === 'move';
  };
  const sides = winner ? [other(winner)] : (['white', 'black'] as const);
  const candidates = sides.flatMap((player) => {
    const [least, most] = winner ? [NEAR, 0.5] : [WINNING, WINNING];
    const settled = since((ply) => share(player, ply) < most);
    return course.rows
      .map((row, ply) => ({ ply, player, cost: row.cost }))
      .filter(({ ply }) => ply + 1 >= settled && isMistake(ply, player) && share(player, ply) >= least);
  });
  const worst = candidates.sort((a, b) => b.cost - a.cost)[0];
  if (worst) {
    const { ply, player } = worst;
    const { at, number } = played[ply]!;
    const who = whoIs(player, facts);
    const move = course.rows[ply]!.text;
    const pieces = facts.isTakingGood ? givenAway(facts, at, player) : 0;
    const wasAhead = share(player, ply) >= LEADS;
    return {
      sentences: [
        wasAhead ? { kind: 'led-until', who, number } : { kind: 'level-until', number },
        pieces > 0 ? { kind: 'gave', who, move, pieces } : { kind: 'turned', who, move },
      ],
      turning: { ply, number, who, placement: placementBefore(facts, at), player },
    };
  }
  return { sentences: withoutTurn(), turning: null };

  function withoutTurn(): Sentence[] {
    const ahead = (['white', 'black'] as const).find((color) => share(color, end) >= LEADS);
    // Time ran out, or somebody gave up, or offered a draw, who had the better of it.
    if (ahead && ahead !== winner) return [{ kind: 'led-to-end', who: whoIs(ahead, facts) }];
    const from = winner ? since((ply) => share(winner, ply) >= LEADS) : end + 1;
    if (winner && from <= end) {
      const number = played[Math.max(0, from - 1)]?.number ?? 1;
      return [{ kind: 'led-from', who: whoIs(winner, facts), number }];
    }
    const isLevel = shares.every((share) => Math.abs(share - 0.5) < WINNING - 0.5);
    return isLevel ? [{ kind: 'level' }] : [];
  }
}

const placementBefore = ({ start, history }: Facts, at: number) => history[at - 1]?.placement ?? start;

const lead = (placement: string, color: Color) => {
  const count = (pieces: RegExp) => placement.match(pieces)?.length ?? 0;
  const [white, black] = [count(/w/gi), count(/b/gi)];
  return color === 'white' ? white - black : black - white;
};

/** By how many pieces a side was worse off once the captures after its move were over. */
function givenAway(facts: Facts, at: number, player: Color): number {
  const { history } = facts;
  const before = lead(placementBefore(facts, at), player);
  const takes = (happening?: Happening) => (happening?.captures.length ?? 0) > 0;
  // The opponent may offer something first; another quiet move of the same side is another story.
  const goesOn = (end: number) =>
    takes(history[end + 1]) || (history[end + 1]?.player !== player && takes(history[end + 2]));
  let end = at;
  while (end < at + LONGEST_EXCHANGE && goesOn(end)) end++;
  return before - lead(history[end]?.placement ?? '', player);
}

/** The largest capture that is a pleasure to be told: of the person, the winner, or anybody. */
function bestCapture(facts: Facts): Sentence[] {
  if (!facts.isTakingGood) return [];
  const mine = facts.person ?? facts.winner;
  const [best] = facts.history
    .filter(({ kind, player }) => kind === 'move' && (mine === null || player === mine))
    .sort((a, b) => b.captures.length - a.captures.length);
  const pieces = best?.captures.length ?? 0;
  if (!best?.player || pieces < GOOD_CAPTURE) return [];
  return [{ kind: 'took', who: whoIs(best.player, facts), move: best.text, pieces }];
}

function isFaultless({ rows }: Pick<Course, 'rows'>, person: Color): boolean {
  const own = rows.filter(({ player }) => player === person);
  return own.length >= MANY_MOVES && own.every(({ mark }) => mark === null);
}
