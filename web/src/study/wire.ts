/** What is answered about positions, files and analysis: types of `crates/api`. */

import type { BoardShape, Color, SavedGame, Sides, Walk } from '../wire';

export interface SetUp {
  rules: string;
  title: string;
  board: BoardShape;
  colors: Sides;
  /** Null if the FEN could not be read. */
  placement: string | null;
  turn: Color;
  fen: string;
  reasons: string[];
}

/** Where a game begins: the byte of the text, and the place in the file. */
export interface Beginning {
  start: number;
  line: number;
  column: number;
}

export interface GameInFile extends Beginning {
  number: number;
  white: string | null;
  black: string | null;
  event: string | null;
  site: string | null;
  date: string | null;
  title: string;
  result: string;
  moves: number;
  full_moves: number;
  findings: number;
}

export interface Imported {
  games: GameInFile[];
  /** Where the game begins that is still to be asked about. */
  next: Beginning | null;
}

export interface Finding {
  line: number;
  column: number;
  kind: string;
  move?: string;
  reason: string;
}

export interface StudyNode {
  parent: number | null;
  kind: 'start' | 'move' | 'event' | 'setup' | 'unplayable';
  number: number;
  player: Color | null;
  text: string;
  mark?: string;
  before?: string[];
  comments?: string[];
  entries: string[];
  start?: string;
  placement: string | null;
  turn: Color | null;
  route?: number[];
  captures?: number[];
  findings?: number[];
  /** Added here, not in the file. */
  own?: boolean;
}

export interface Opened {
  rules: string;
  title: string;
  rules_are_named: boolean;
  board: BoardShape;
  colors: Sides;
  first: Color;
  start: string | null;
  tags: [string, string][];
  result: string;
  nodes: StudyNode[];
  findings: Finding[];
  pdn: string;
}

/** How a game ends with perfect play, for the player to move. */
export interface Exact {
  value: 'won' | 'drawn' | 'lost';
  plies: number | null;
  moves: number | null;
}

export interface AnalysedLine {
  actions: string[];
  texts: string[];
  walk: Walk | null;
  expectation: number;
  score: string;
  word: string;
  /** If endgame tables know. */
  exact: Exact | null;
}

export interface Analysis {
  turn: Color;
  is_over: boolean;
  depth: number;
  nodes: number;
  expectation: number;
  score: string;
  word: string;
  exact: Exact | null;
  exact_sentence: string | null;
  lines: AnalysedLine[];
  threat: { sentence: string; walk: Walk | null } | null;
}

export interface CourseRow {
  player: Color;
  text: string;
  action: string;
  expectation: number;
  score: string;
  mark: string | null;
  cost: number;
  better: string | null;
  walk: Walk | null;
}

export interface Course {
  moves: number;
  before: number;
  rows: CourseRow[];
}

/** A game that nobody agreed on: only its rules and its moves matter. */
export function gameOf(rules: string, start: string | null, entries: string[]): SavedGame {
  const person = { kind: 'person', name: null } as const;
  const header = {
    edition: null,
    rules,
    start,
    mode: 'friendly',
    white: person,
    black: person,
    clock: null,
    seed: 0,
    options: null,
  } as const;
  return { header, entries };
}
