/** What was found in a game: variations, marks, and where one stood. Kept in this browser. */

import { inDrawer } from './database';
import { logTo, type Tree } from './tree';
import type { CourseRow, StudyNode } from './wire';

/** A node: of the game by the log that leads to it, of what was added by its number there. */
export type Spot = string | number;

export interface KeptStudy {
  key: string;
  kept_at: number;
  at: Spot;
  /** Variations; the texts of their moves are told anew in whatever language. */
  added: { parent: Spot; entries: string[] }[];
  course: KeptCourse | null;
}

export interface KeptCourse {
  before: number;
  rows: CourseRow[];
  /** In which language, and with which names of squares. */
  told: string;
}

/** So many studies are kept, and so much of them. */
const MOST_STUDIES = 100;
const MOST_LETTERS = 8_000_000;

export const keyOfGame = (id: string) => `game ${id}`;
export const keyOfPosition = (rules: string, fen: string | null) => `position ${rules} ${fen ?? ''}`;
export const keyOfFile = (file: string, number: number) => `file ${file} ${number}`;

/** The nodes of the game itself by their spots. */
export function spotsOf(tree: Tree): Map<Spot, number> {
  return new Map(tree.nodes.map((_, node) => [logTo(tree, node), node]));
}

/** What a study is to be found by when the game is opened again. */
export function toKept(key: string, tree: Tree, at: number, course: KeptCourse | null): KeptStudy {
  const own = tree.nodes.flatMap(({ own }, node) => (own ? [node] : []));
  const spot = (node: number): Spot => {
    const number = own.indexOf(node);
    return number < 0 ? logTo(tree, node) : number;
  };
  const added = own.map((node) => {
    const { parent, entries } = tree.nodes[node] as StudyNode;
    return { parent: spot(parent ?? 0), entries };
  });
  return { key, kept_at: Date.now(), at: spot(at), added, course };
}

/** A drawer may hold anything, as old as it is: only what is understood comes out. */
export function understood(found: unknown): KeptStudy | null {
  const study = found as Partial<KeptStudy> | null | undefined;
  const isSpot = (spot: unknown) => typeof spot === 'string' || typeof spot === 'number';
  if (typeof study?.key !== 'string' || !isSpot(study.at) || !Array.isArray(study.added)) return null;
  const isWhole = study.added.every(
    (node) => isSpot(node?.parent) && Array.isArray(node.entries) && node.entries.every((line) => typeof line === 'string'),
  );
  if (!isWhole) return null;
  const { course } = study;
  const isCourse =
    typeof course?.before === 'number' && typeof course.told === 'string' && Array.isArray(course.rows) && course.rows.every(isRow);
  return { ...(study as KeptStudy), course: isCourse ? course : null };
}

function isRow(row: Partial<CourseRow> | null | undefined): boolean {
  return (
    (row?.player === 'white' || row?.player === 'black') &&
    [row.text, row.action, row.score].every((text) => typeof text === 'string') &&
    [row.expectation, row.cost].every((share) => Number.isFinite(share)) &&
    [row.mark, row.better].every((text) => text === null || typeof text === 'string') &&
    (row.walk === null || (Array.isArray(row.walk?.route) && Array.isArray(row.walk.captures)))
  );
}

/** Whether somebody would miss it. */
const isWork = ({ added, course }: KeptStudy) => added.length > 0 || course !== null;

/** Which of them have no more room: where one only stood goes first, then the oldest. */
export function surplus(studies: readonly KeptStudy[]): string[] {
  const order = [...studies].sort((a, b) => Number(isWork(b)) - Number(isWork(a)) || b.kept_at - a.kept_at);
  let letters = 0;
  return order.flatMap((study, i) => {
    letters += JSON.stringify(study).length;
    return i >= MOST_STUDIES || letters > MOST_LETTERS ? [study.key] : [];
  });
}

/** A browser that keeps nothing still analyses. */
export const studies = {
  async read(key: string): Promise<KeptStudy | null> {
    try {
      return understood(await inDrawer<unknown>('studies', 'readonly', (kept) => kept.get(key)));
    } catch {
      return null;
    }
  },

  /** Says whether it is kept. */
  async keep(study: KeptStudy): Promise<boolean> {
    try {
      const isNew = (await inDrawer('studies', 'readonly', (kept) => kept.count(study.key))) === 0;
      await inDrawer('studies', 'readwrite', (kept) => kept.put(study));
      if (isNew) await makeRoom();
      return true;
    } catch {
      return false;
    }
  },

  forget: (key: string): Promise<void> => inDrawer('studies', 'readwrite', (kept) => kept.delete(key)).catch(() => undefined),
};

async function makeRoom(): Promise<void> {
  const kept = await inDrawer<unknown[]>('studies', 'readonly', (all) => all.getAll());
  const whole = kept.map(understood).filter((study) => study !== null);
  for (const key of surplus(whole)) await studies.forget(key);
}

/** Keeps the last state of a study, however fast it changes. */
export class Keeper {
  #waiting: KeptStudy | null = null;
  #isBusy = false;

  /** Says whether it is kept; a state that was overtaken is as good as kept. */
  async keep(study: KeptStudy): Promise<boolean> {
    this.#waiting = study;
    if (this.#isBusy) return true;
    this.#isBusy = true;
    let isKept = true;
    while (this.#waiting) {
      const next: KeptStudy = this.#waiting;
      this.#waiting = null;
      isKept = await studies.keep(next);
    }
    this.#isBusy = false;
    return isKept;
  }
}
