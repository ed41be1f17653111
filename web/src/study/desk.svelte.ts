/** A game or a position on the desk: where we are in it, and what the computer thinks of it. */

import { AskError, openServerAsker } from '../ask/client';
import { QuestionError } from '../ask/answer';
import { GameSession, type SessionEvents } from '../game/session.svelte';
import { reader, referee } from '../app/referee.svelte';
import { settings } from '../app/settings.svelte';
import { serverKnows } from '../tables/reach';
import type { Analysis, Color, CourseRow, Opened, SavedGame, View } from '../contract';
import { Analyst } from './ask';
import { spotsOf, toKept, type KeptCourse, type KeptStudy } from './kept';
import {
  added,
  branchOf,
  lineFrom,
  pathTo,
  promoted,
  savedAt,
  sinceSetup,
  variationOf,
  without,
  type Tree,
  type StudyNode,
} from './tree';

/** How many positions are looked at, round after round; the last ones only if somebody wants to know. */
const ROUNDS = [20, 100, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000].map((k) => k * 1000);
/** The server has others to answer. */
const ROUNDS_OF_SERVER = ROUNDS.slice(0, 6);
const UNASKED = { worker: { rounds: 7, ms: 10_000 }, server: { rounds: 3, ms: 10_000 } };
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
  /** In which words. */
  told: string;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Desk {
  readonly opened: Opened;
  nodes: StudyNode[] = $state.raw([]);
  at = $state(0);
  /** What is played here, once the referee has said how it stands. */
  #session: GameSession | null = $state.raw(null);
  /** Who is told what the referee refuses. */
  onRefused: SessionEvents['onRefused'] = () => undefined;
  analysis: Analysis | null = $state.raw(null);
  course: CourseSoFar | null = $state.raw(null);
  isOn = $state(true);
  failed = $state(false);
  /** Thinking, or resting: then it goes on if somebody asks. */
  isSearching = $state(false);
  /** Positions in a second. */
  speed = $state(0);
  canGoOn = $state(false);
  #goOn: (() => void) | null = null;
  #lines = new Analyst();
  /** Has endgame tables, perhaps. */
  #server = new Analyst(openServerAsker());
  #courses = new Analyst();
  #round = 0;

  /** In which words its texts are told. */
  #told = Object.values(reader()).join();

  constructor(opened: Opened) {
    this.opened = opened;
    this.nodes = opened.nodes;
  }

  /** How it stands here; null until it is known. */
  get view(): View | null {
    return this.#session?.view ?? null;
  }

  get node(): StudyNode {
    return this.nodes[this.at] as StudyNode;
  }

  /** The game that leads here; null behind a move that cannot be played. */
  get saved(): SavedGame | null {
    return this.savedAt(this.at);
  }

  savedAt(node: number): SavedGame | null {
    return savedAt(this.tree, node);
  }

  /** The last position before here that there is. */
  get lastPosition(): StudyNode {
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

  /** To a move of the game as it was played, counted from 1. */
  goToPly(ply: number): void {
    this.at = this.#courseLine()[ply] ?? this.at;
  }

  /** To what else could have been played, here or where this line began. */
  turnAside(by: 1 | -1): void {
    const branch = branchOf(this.nodes, this.at);
    if (!branch) return;
    const { at, siblings } = branch;
    this.at = siblings.at((siblings.indexOf(at) + by) % siblings.length) ?? this.at;
  }

  /** To the first place of the game where the board is like this, if there is one. */
  show(placement: string): void {
    const line = lineFrom(this.opened.nodes, 0);
    this.at = line.find((node) => this.nodes[node]?.placement === placement) ?? this.at;
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
    this.#session = this.analysis = null;
    this.isSearching = this.canGoOn = false;
    this.#goOn = null;
    const [game, node] = [this.saved, this.at];
    if (!game) return;
    try {
      const view = await referee.view(game);
      if (isStale()) return;
      this.#session = this.#open(game, view, node);
      if (!isThinking) return;
      await wait(PATIENCE_MS);
      await this.#think(game, view, isStale);
    } catch {
      if (!isStale()) this.failed = true;
    } finally {
      if (!isStale()) this.isSearching = false;
    }
  }

  /** Looks at a position deeper and deeper; after some time only if it is told to go on. */
  async #think(game: SavedGame, view: View, isStale: () => boolean): Promise<void> {
    const { isServer } = this.#lines;
    const rounds = isServer ? ROUNDS_OF_SERVER : ROUNDS;
    const unasked = isServer ? UNASKED.server : UNASKED.worker;
    const begun = performance.now();
    let isAsked = false;
    for (const [round, nodes] of rounds.entries()) {
      const isLong = round >= unasked.rounds || performance.now() - begun > unasked.ms;
      if (isLong && !isAsked && !isStale()) {
        await this.#rest();
        isAsked = true;
      }
      if (isStale()) return;
      this.isSearching = true;
      const asked = performance.now();
      const found = await this.#analyse(game, view, nodes);
      if (isStale()) return;
      this.speed = found.nodes / Math.max(0.001, (performance.now() - asked) / 1000);
      this.analysis = found;
      this.failed = false;
      if (found.is_over || found.exact) return;
    }
  }

  /** Until somebody wants it to go on. */
  #rest(): Promise<void> {
    [this.isSearching, this.canGoOn] = [false, true];
    return new Promise((resolve) => (this.#goOn = resolve));
  }

  goOn(): void {
    this.canGoOn = false;
    this.#goOn?.();
  }

  /** Asks the server where it has endgame tables that the page has not. */
  async #analyse(game: SavedGame, view: View, nodes: number): Promise<Analysis> {
    if (await serverKnows(this.opened.rules, view.placement)) {
      try {
        return await this.#server.analyse(game, nodes, settings.lines, true);
      } catch (error) {
        if (error instanceof AskError && error.failure === 'cancelled') throw error;
      }
    }
    return this.#lines.analyse(game, nodes, settings.lines, true);
  }

  /** What is played from a node on becomes nodes after it: a variation, unless it is what follows anyway. */
  #open(game: SavedGame, view: View, from: number): GameSession {
    let at = from;
    return new GameSession(game, view, referee, {
      onDone: ({ player, entries, after }) => {
        // What it was to follow may have been taken away meanwhile.
        if (!this.nodes[at]) return;
        [this.nodes, at] = this.#with(this.nodes, at, player, [...entries], after);
        this.at = at;
      },
      onRefused: (refused, square) => this.onRefused(refused, square),
    });
  }

  /** Plays something here. */
  async play(action: string, from: number | null = null): Promise<void> {
    const session = this.#session;
    await session?.act(session.view.turn, action, from);
  }

  /** Squares that make no move of the list: by some rules they are one all the same. */
  async attempt(text: string, from: number | null): Promise<void> {
    const session = this.#session;
    const meant = await session?.attempt(text, from);
    if (session && meant?.length === 1) await session.act(session.view.turn, meant[0]!.code, from);
  }

  /** Plays the first moves of a line that the computer found. */
  async follow(actions: readonly string[]): Promise<void> {
    const session = this.#session;
    if (!session) return;
    for (const action of actions) {
      if (!(await session.act(session.view.turn, action))) return;
    }
  }

  /** The nodes with one more, and which that is. */
  #with(nodes: StudyNode[], at: number, player: Color, entries: string[], view: View): [StudyNode[], number] {
    const done = view.history.findLast(({ kind }) => kind !== 'over');
    const parent = nodes[at] as StudyNode;
    const isMove = done?.kind === 'move';
    return added(nodes, {
      parent: at,
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
  }

  get tree(): Tree {
    return { rules: this.opened.rules, start: this.opened.start, nodes: this.nodes };
  }

  /** Whether there is something here that the game does not have by itself. */
  get hasWork(): boolean {
    const isNew = ({ own, noted, lead }: StudyNode) => own || noted || lead;
    return this.course !== null || this.nodes.some(isNew);
  }

  /** Says something of what was done here. */
  note(said: Pick<StudyNode, 'mark' | 'comments'>): void {
    this.nodes = this.nodes.map((node, i) => (i === this.at ? { ...node, ...said, noted: true } : node));
  }

  /** Whether this is in a variation, which could be the main line. */
  get isAside(): boolean {
    return variationOf(this.nodes, this.at) !== null;
  }

  promote(): void {
    this.nodes = promoted(this.nodes, this.at);
  }

  /** What is to be found here again. */
  toKept(key: string): KeptStudy {
    const { course } = this;
    const whole: KeptCourse | null =
      course && !course.isRunning ? { before: course.before, rows: course.rows, told: course.told } : null;
    return toKept(key, this.tree, this.at, whole);
  }

  /**
   * Lays out what was found before, as far as the game still has a place for
   * it. If nobody answers, nothing is laid out: it is all still there the next
   * time.
   */
  async restore(kept: KeptStudy): Promise<void> {
    const spots = spotsOf(this.tree);
    let { nodes } = this;
    for (const [number, { parent, entries }] of kept.added.entries()) {
      const at = spots.get(parent);
      const game = at === undefined ? null : savedAt({ ...this.tree, nodes }, at);
      const player = nodes[at ?? 0]?.turn;
      if (at === undefined || !game || !player) continue;
      const view = await referee.view({ ...game, entries: [...game.entries, ...entries] }).catch(unlessImpossible);
      if (!view) continue;
      const [grown, node] = this.#with(nodes, at, player, entries, view);
      nodes = grown;
      spots.set(number, node);
    }
    const notes = new Map(kept.notes?.map(({ at, ...note }) => [spots.get(at), note]));
    this.nodes = nodes.map((node, i) => ({ ...node, ...notes.get(i) }));
    this.at = spots.get(kept.at) ?? 0;
    const line = this.#courseLine();
    if (!kept.course || kept.course.rows.length !== line.length - 1) return;
    const { before, rows, told } = kept.course;
    this.course = { line, before, rows, told, isRunning: false };
    // The same marks, but the words of another language.
    if (told !== this.#told) void this.#run(line, () => undefined);
  }

  /** Takes away everything that was added or found here. */
  startOver(): void {
    this.#courses.stop();
    this.nodes = this.opened.nodes;
    this.at = 0;
    this.course = null;
  }

  /** Takes away a variation that was added here. */
  remove(): void {
    const parent = this.node.parent;
    if (parent === null || !this.isOwn) return;
    this.nodes = without(this.nodes, this.at);
    this.at = parent;
  }

  /** The nodes of the game as it was played, as far as one log can tell them. */
  #courseLine(): number[] {
    const playable = lineFrom(this.opened.nodes, 0).filter((node) => this.nodes[node]?.placement !== null);
    return sinceSetup(this.nodes, playable);
  }

  /** Goes through the game as it was played, move by move. */
  async runCourse(): Promise<void> {
    const line = this.#courseLine();
    if (line.length < 2) return;
    await this.#run(line, (course) => (this.course = course));
  }

  /** Goes through these nodes, and shows how far it has come. */
  async #run(line: number[], show: (course: CourseSoFar | null) => void): Promise<void> {
    const game = this.savedAt(line.at(-1) ?? 0);
    if (!game) return;
    let course: CourseSoFar = { line, before: 0.5, rows: [], told: this.#told, isRunning: true };
    show(course);
    try {
      for (let from = 0; from < line.length - 1; from += BATCH) {
        const { before, rows } = await this.#courses.course(game, from, BATCH, COURSE_NODES);
        const first = from === 0 ? before : course.before;
        course = { ...course, before: first, rows: [...course.rows, ...rows] };
        show(course);
        if (rows.length === 0) break;
      }
      this.course = { ...course, isRunning: false };
    } catch {
      show(null);
    }
  }

  /** What the computer thinks of another move in place of the one that was played here. */
  async judge(action: string): Promise<{ row: CourseRow; placement: string } | null> {
    const session = this.#session;
    const ply = this.course?.line.indexOf(this.at) ?? -1;
    if (!session || ply < 0) return null;
    const { header, entries } = session.saved;
    const outcome = await session.consider(session.view.turn, action);
    if ('refused' in outcome) return null;
    const tried = { header, entries: [...entries, ...outcome.entries] };
    const { rows } = await this.#courses.course(tried, ply, 1, ANSWER_NODES);
    return rows[0] ? { row: rows[0], placement: outcome.after.placement } : null;
  }

  close(): void {
    this.#round++;
    this.#lines.stop();
    this.#server.stop();
    this.#courses.stop();
  }
}

function unlessImpossible(error: unknown): null {
  if (error instanceof QuestionError) return null;
  throw error;
}

/** The number of a move after a node. */
function numberAfter(parent: StudyNode, player: Color, first: Color): number {
  const isNext = parent.kind === 'move' && parent.player !== first && player === first;
  return isNext ? parent.number + 1 : parent.number;
}

