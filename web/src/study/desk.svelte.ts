/** A game or a position on the desk: where we are in it, and what the computer thinks of it. */

import { AskError, openServerAsker } from '../ask/client';
import { referee } from '../store/referee.svelte';
import { serverKnows } from '../tables/reach';
import type { Color, Refused, SavedGame, View } from '../wire';
import { Analyst } from './ask';
import { added, lineFrom, pathTo, savedAt, sinceSetup, without } from './tree';
import type { Analysis, CourseRow, Opened, StudyNode } from './wire';

/** How many positions are looked at, round after round. */
const ROUNDS = [20_000, 100_000, 500_000, 2_000_000];
/** The server has others to answer: it leaves out the last round. */
const ROUNDS_OF_SERVER = ROUNDS.slice(0, 3);
const LINES = 3;
/** Who leafs through the moves wants no thoughts about each of them. */
const PATIENCE_MS = 250;
/** The course of a game, so many moves at a time. */
const BATCH = 4;
const COURSE_NODES = 20_000;
/** An answer is looked at more closely. */
const ANSWER_NODES = 100_000;

export interface CourseSoFar {
  /** The nodes that it goes over, the first being the position before all of them. */
  line: number[];
  before: number;
  rows: CourseRow[];
  isRunning: boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Desk {
  readonly opened: Opened;
  nodes: StudyNode[] = $state.raw([]);
  at = $state(0);
  view: View | null = $state.raw(null);
  analysis: Analysis | null = $state.raw(null);
  course: CourseSoFar | null = $state.raw(null);
  isOn = $state(true);
  failed = $state(false);
  #lines = new Analyst();
  /** Has endgame tables, perhaps. */
  #server = new Analyst(openServerAsker());
  #courses = new Analyst();
  #round = 0;

  constructor(opened: Opened) {
    this.opened = opened;
    this.nodes = opened.nodes;
  }

  get node(): StudyNode {
    return this.nodes[this.at] as StudyNode;
  }

  /** The game that leads here; null behind a move that cannot be played. */
  get saved(): SavedGame | null {
    return this.savedAt(this.at);
  }

  savedAt(node: number): SavedGame | null {
    return savedAt({ rules: this.opened.rules, start: this.opened.start, nodes: this.nodes }, node);
  }

  /** The last position before here that there is. */
  get standing(): StudyNode {
    const path = pathTo(this.nodes, this.at);
    const known = path.findLast((node) => this.nodes[node]?.placement !== null) ?? 0;
    return this.nodes[known] as StudyNode;
  }

  get isOwn(): boolean {
    return this.node.own === true;
  }

  go(node: number): void {
    this.at = node;
  }

  step(by: number): void {
    const line = lineFrom(this.nodes, this.at);
    const path = pathTo(this.nodes, this.at);
    if (by > 0) this.at = line[Math.min(by, line.length - 1)] ?? this.at;
    else this.at = path[Math.max(0, path.length - 1 + by)] ?? 0;
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return !this.nodes.some(({ parent }) => parent === this.at);
  }

  /** Fetches what may be played here, and thinks about it. */
  async look(isThinking: boolean): Promise<void> {
    const mine = ++this.#round;
    const isStale = () => mine !== this.#round;
    this.#lines.stop();
    this.#server.stop();
    this.view = this.analysis = null;
    const game = this.saved;
    if (!game) return;
    try {
      const view = await referee.view(game);
      if (isStale()) return;
      this.view = view;
      if (!isThinking) return;
      await wait(PATIENCE_MS);
      for (const nodes of this.#lines.isServer ? ROUNDS_OF_SERVER : ROUNDS) {
        if (isStale()) return;
        const found = await this.#analyse(game, view, nodes);
        if (isStale()) return;
        this.analysis = found;
        this.failed = false;
        if (found.is_over || found.exact) return;
      }
    } catch {
      if (!isStale()) this.failed = true;
    }
  }

  /** Asks the server where it has endgame tables that the page has not. */
  async #analyse(game: SavedGame, view: View, nodes: number): Promise<Analysis> {
    if (await serverKnows(this.opened.rules, view.placement)) {
      try {
        return await this.#server.analyse(game, nodes, LINES, true);
      } catch (error) {
        if (error instanceof AskError && error.failure === 'cancelled') throw error;
      }
    }
    return this.#lines.analyse(game, nodes, LINES, true);
  }

  /** Plays something here: a variation, unless it is what follows anyway. Tells why it cannot be. */
  async play(action: string): Promise<Refused | null> {
    const [game, view] = [this.saved, this.view];
    if (!game || !view) return null;
    const acted = await referee.act(game, view.turn, action);
    if ('refused' in acted) return acted.refused;
    this.#add(view.turn, acted.entries, acted.view);
    return null;
  }

  /** Squares that make no move of the list: by some rules they are one all the same. */
  async attempt(squares: readonly number[]): Promise<Refused | null> {
    const game = this.saved;
    if (!game) return null;
    const judged = await referee.judge(game, squares.join(' '));
    if ('refused' in judged) return judged.refused;
    return judged.moves.length === 1 ? this.play(judged.moves[0]!.code) : null;
  }

  /** Plays the first moves of a line that the computer found. */
  async follow(actions: readonly string[]): Promise<void> {
    const game = this.saved;
    if (!game) return;
    let view = this.view;
    const entries = [...game.entries];
    for (const action of actions) {
      if (!view) return;
      const player: Color = view.turn;
      const acted = await referee.act({ ...game, entries: [...entries] }, player, action);
      if ('refused' in acted) return;
      entries.push(...acted.entries);
      this.#add(player, acted.entries, acted.view);
      view = acted.view;
    }
  }

  #add(player: Color, entries: string[], view: View): void {
    const done = view.history.findLast(({ kind }) => kind !== 'over');
    const parent = this.node;
    const isMove = done?.kind === 'move';
    const [nodes, at] = added(this.nodes, {
      parent: this.at,
      kind: isMove ? 'move' : 'event',
      number: isMove ? numberAfter(parent, player, this.opened.first) : parent.number,
      player,
      text: done?.text ?? '',
      entries,
      placement: view.placement,
      turn: view.turn,
      route: done?.route ?? [],
      captures: done?.captures ?? [],
      own: true,
    });
    this.nodes = nodes;
    this.at = at;
  }

  /** Takes away a variation that was added here. */
  remove(): void {
    const parent = this.node.parent;
    if (parent === null || !this.isOwn) return;
    this.nodes = without(this.nodes, this.at);
    this.at = parent;
  }

  /** Goes through the game as it was played, move by move. */
  async runCourse(): Promise<void> {
    const playable = lineFrom(this.opened.nodes, 0).filter((node) => this.nodes[node]?.placement !== null);
    const line = sinceSetup(this.nodes, playable);
    const game = this.savedAt(line.at(-1) ?? 0);
    if (!game || line.length < 2) return;
    let course: CourseSoFar = { line, before: 0.5, rows: [], isRunning: true };
    this.course = course;
    try {
      for (let from = 0; from < line.length - 1; from += BATCH) {
        const { before, rows } = await this.#courses.course(game, from, BATCH, COURSE_NODES);
        const first = from === 0 ? before : course.before;
        course = { ...course, before: first, rows: [...course.rows, ...rows] };
        this.course = course;
        if (rows.length === 0) break;
      }
      this.course = { ...course, isRunning: false };
    } catch {
      this.course = null;
    }
  }

  /** What the computer thinks of another move in place of one that was played. */
  async judge(node: number, action: string): Promise<{ row: CourseRow; placement: string } | null> {
    const game = this.savedAt(node);
    const course = this.course;
    if (!game || !course) return null;
    const turn = this.nodes[node]?.turn ?? 'white';
    const acted = await referee.act(game, turn, action);
    if ('refused' in acted) return null;
    const tried = { ...game, entries: [...game.entries, ...acted.entries] };
    const { rows } = await this.#courses.course(tried, course.line.indexOf(node), 1, ANSWER_NODES);
    return rows[0] ? { row: rows[0], placement: acted.view.placement } : null;
  }

  close(): void {
    this.#round++;
    this.#lines.stop();
    this.#server.stop();
    this.#courses.stop();
  }
}

/** The number of a move after a node. */
function numberAfter(parent: StudyNode, player: Color, first: Color): number {
  const isNext = parent.kind === 'move' && parent.player !== first && player === first;
  return isNext ? parent.number + 1 : parent.number;
}

