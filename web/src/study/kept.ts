/** What was found in a game: variations, marks, and where one stood. Kept in this browser. */

import { changeInDrawer, inDrawer } from './database';
import { logTo, type Tree, type StudyNode } from './tree';
import type { CourseRow } from '../contract';

/** A node: of the game by the log that leads to it, of what was added by its number there. */
type Spot = string | number;

export interface KeptStudy {
  key: string;
  kept_at: number;
  at: Spot;
  /** Variations; the texts of their moves are told anew in whatever language. */
  added: { parent: Spot; entries: string[] }[];
  /** What was written here of nodes, and which were put first. */
  notes?: KeptNote[];
  course: KeptCourse | null;
}

type KeptNote = { at: Spot } & Pick<StudyNode, 'mark' | 'comments' | 'lead' | 'noted'>;

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
  const numbers = new Map(own.map((node, number) => [node, number]));
  const spot = (node: number): Spot => numbers.get(node) ?? logTo(tree, node);
  const added = own.map((node) => {
    const { parent, entries } = tree.nodes[node] as StudyNode;
    return { parent: spot(parent ?? 0), entries };
  });
  const notes = tree.nodes.flatMap(({ mark, comments, noted, lead }, node) =>
    noted || lead ? [{ at: spot(node), ...(noted && { noted, mark, comments }), ...(lead && { lead }) }] : [],
  );
  return { key, kept_at: Date.now(), at: spot(at), added, ...(notes.length > 0 && { notes }), course };
}

function isNote(note: Partial<KeptNote> | null | undefined): boolean {
  return (
    ['string', 'undefined'].includes(typeof note?.mark) &&
    ['number', 'undefined'].includes(typeof note?.lead) &&
    (note?.comments === undefined || (Array.isArray(note.comments) && note.comments.every((text) => typeof text === 'string')))
  );
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
  const { course, notes } = study;
  const isCourse =
    typeof course?.before === 'number' && typeof course.told === 'string' && Array.isArray(course.rows) && course.rows.every(isRow);
  const whole: KeptStudy = { ...(study as KeptStudy), course: isCourse ? course : null };
  if (notes && !(Array.isArray(notes) && notes.every((note) => isSpot(note?.at) && isNote(note)))) delete whole.notes;
  return whole;
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
const isWork = ({ added, notes, course }: KeptStudy) => added.length > 0 || notes !== undefined || course !== null;

/** Which of them have no more room: where one only stood goes first, then the oldest. */
export function surplus(studies: readonly KeptStudy[]): string[] {
  const order = [...studies].sort((a, b) => Number(isWork(b)) - Number(isWork(a)) || b.kept_at - a.kept_at);
  let letters = 0;
  return order.flatMap((study, i) => {
    letters += JSON.stringify(study).length;
    return i >= MOST_STUDIES || letters > MOST_LETTERS ? [study.key] : [];
  });
}

/** The logs that lead to what was added, by its numbers. */
export function logsOf({ added }: KeptStudy): string[] {
  const logs: string[] = [];
  for (const { parent, entries } of added) {
    logs.push([typeof parent === 'string' ? parent : (logs[parent] ?? ''), ...entries].join('\n'));
  }
  return logs;
}

/**
 * One study of two: with all variations of both, and the marks of the second
 * where the first has none. What is `known` of the second is left out unless
 * something else hangs on it: the first has it, or has taken it away.
 */
export function merged(first: KeptStudy, second: KeptStudy, known: ReadonlySet<string> = new Set()): KeptStudy {
  const logs = logsOf(second);
  const wanted = new Set<Spot>(logs.flatMap((log, number) => (known.has(log) ? [] : [number])));
  for (let number = logs.length - 1; number >= 0; number--) {
    if (wanted.has(number)) wanted.add(second.added[number]?.parent ?? '');
  }
  const added = [...first.added];
  const numbers = new Map(logsOf(first).map((log, number) => [log, number]));
  for (const [number, { parent, entries }] of second.added.entries()) {
    const log = logs[number] ?? '';
    const spot = typeof parent === 'string' ? parent : numbers.get(logs[parent] ?? '');
    if (!wanted.has(number) || numbers.has(log) || spot === undefined) continue;
    numbers.set(log, added.length);
    added.push({ parent: spot, entries });
  }
  const spotsOfFirst = new Set(first.notes?.map(({ at }) => at));
  const others = (second.notes ?? []).flatMap((note) => {
    const at = typeof note.at === 'string' ? note.at : numbers.get(logs[note.at] ?? '');
    return at === undefined || spotsOfFirst.has(at) ? [] : [{ ...note, at }];
  });
  const notes = [...(first.notes ?? []), ...others];
  return { ...first, added, ...(notes.length > 0 && { notes }), course: first.course ?? second.course };
}

/** Which variations this window has had before it; what else is in the drawer, another one has put there. */
const seen = new Map<string, Set<string>>();

function note(study: KeptStudy): void {
  const logs = seen.get(study.key) ?? new Set();
  for (const log of logsOf(study)) logs.add(log);
  seen.set(study.key, logs);
}

/** Whatever is done in the drawer is done in the order in which it was asked for. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** A browser that keeps nothing still analyses. */
export const studies = {
  async read(key: string): Promise<KeptStudy | null> {
    try {
      const kept = understood(await inTurn(() => inDrawer<unknown>('studies', 'readonly', (all) => all.get(key))));
      if (kept) note(kept);
      return kept;
    } catch {
      return null;
    }
  },

  /** Keeps it beside what another window has added, and says whether it is kept. */
  async keep(study: KeptStudy): Promise<boolean> {
    note(study);
    try {
      const before = await inTurn(() =>
        changeInDrawer('studies', study.key, (found) => {
          const stored = understood(found);
          return stored ? merged(study, stored, seen.get(study.key)) : study;
        }),
      );
      if (before === undefined) await makeRoom();
      return true;
    } catch {
      return false;
    }
  },

  /** Forgets it, but not what another window has added. */
  async forget(key: string): Promise<void> {
    const forgotten = inTurn(() =>
      changeInDrawer('studies', key, (found) => {
        const stored = understood(found);
        if (!stored) return undefined;
        const { notes: _, ...plain } = { ...stored, course: null };
        const rest = merged({ ...plain, added: [] }, plain, seen.get(key));
        return rest.added.length > 0 ? rest : undefined;
      }),
    );
    await forgotten.catch(() => undefined);
  },

  /** A game has another name now, and what was found in it, too. */
  async rename(from: string, to: string): Promise<void> {
    const old = await studies.read(from);
    if (!old) return;
    const renamed = { ...old, key: to };
    const isMoved = await inTurn(() =>
      changeInDrawer('studies', to, (found) => {
        const stored = understood(found);
        return stored ? merged(stored, renamed) : renamed;
      }),
    ).then(() => true, () => false);
    if (isMoved) await studies.forget(from);
  },
};

async function makeRoom(): Promise<void> {
  const kept = await inDrawer<unknown[]>('studies', 'readonly', (all) => all.getAll());
  const whole = kept.map(understood).filter((study) => study !== null);
  for (const key of surplus(whole)) await inDrawer('studies', 'readwrite', (all) => all.delete(key));
}

/** Keeps the last state of a study, however fast it changes. */
export class Keeper {
  #waiting: KeptStudy | null = null;
  /** Whether what is kept is to be forgotten before that. */
  #isForgotten = false;
  #isBusy = false;
  #hasKept = false;

  constructor(
    private readonly key: string,
    private readonly drawer: Pick<typeof studies, 'keep' | 'forget'> = studies,
  ) {}

  /** Says whether it is kept; a state that was overtaken is as good as kept. */
  keep(study: KeptStudy): Promise<boolean> {
    this.#waiting = study;
    this.#hasKept = true;
    return this.#work();
  }

  /** Forgets what was kept here, however lately. */
  async forget(): Promise<void> {
    if (!this.#hasKept) return;
    this.#waiting = null;
    this.#isForgotten = true;
    await this.#work();
  }

  async #work(): Promise<boolean> {
    if (this.#isBusy) return true;
    this.#isBusy = true;
    let isKept = true;
    while (this.#isForgotten || this.#waiting) {
      const next: KeptStudy | null = this.#isForgotten ? null : this.#waiting;
      if (next) {
        this.#waiting = null;
        isKept = await this.drawer.keep(next);
      } else {
        this.#isForgotten = false;
        await this.drawer.forget(this.key);
      }
    }
    this.#isBusy = false;
    return isKept;
  }
}
