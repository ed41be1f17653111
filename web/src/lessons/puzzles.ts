/** The puzzles of a game: a file of lines `FEN;moves;rating`, the easiest first. */

import type { Step } from './exercise.svelte';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export interface Puzzle {
  start: string;
  steps: Step[];
  rating: number;
}

/** The address of each game's file. */
const files = import.meta.glob<string>('../../puzzles/puzzles-*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addressOf = (game: string) => files[`../../puzzles/puzzles-${game}.txt`];

/** Not where the aim is another one than to win men. */
export const hasPuzzles = (game: string): boolean => addressOf(game) !== undefined;

export async function fetchPuzzles(game: string): Promise<Puzzle[]> {
  const response = await fetch(addressOf(game) ?? '');
  if (!response.ok) throw new Error(`no puzzles: ${response.status}`);
  return readPuzzles(await response.text());
}

export function readPuzzles(text: string): Puzzle[] {
  return text.split('\n').flatMap((line) => readPuzzle(line) ?? []);
}

function readPuzzle(line: string): Puzzle | null {
  const [start, solution, rating] = line.trim().split(';');
  if (!start || !solution || !rating) return null;
  const moves = solution.split(' ');
  const steps: Step[] = [];
  for (let i = 0; i < moves.length; i += 2) {
    steps.push({ accept: [moves[i]!], replies: moves.slice(i + 1, i + 2) });
  }
  return { start, steps, rating: Number(rating) };
}

export function levelOf({ rating }: Puzzle): Level {
  if (rating < 800) return 'easy';
  return rating < 1200 ? 'medium' : 'hard';
}

export const ofLevel = (puzzles: readonly Puzzle[], level: Level): Puzzle[] =>
  puzzles.filter((puzzle) => levelOf(puzzle) === level);

/** The puzzle that an address names after the game, such as `easy/17`; undefined if there is none. */
export function puzzleNamed(puzzles: readonly Puzzle[], name: string): Puzzle | undefined {
  const [, level, number] = /^(easy|medium|hard)\/([1-9]\d*)$/.exec(name) ?? [];
  return ofLevel(puzzles, level as Level)[Number(number) - 1];
}

/** What an address calls this puzzle. */
export function nameOfPuzzle(puzzles: readonly Puzzle[], puzzle: Puzzle): string {
  const level = levelOf(puzzle);
  return `${level}/${ofLevel(puzzles, level).indexOf(puzzle) + 1}`;
}

/** From one to five. */
export function starsOf({ rating }: Puzzle): number {
  return 1 + [650, 850, 1100, 1400].filter((limit) => rating >= limit).length;
}
