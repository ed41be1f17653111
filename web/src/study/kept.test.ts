import { expect, test } from 'vitest';
import { Keeper, logsOf, merged, surplus, toKept, understood, type KeptStudy } from './kept';
import type { StudyNode } from './tree';

const node = (parent: number | null, entries: string[], own = false): StudyNode => ({
  parent,
  kind: parent === null ? 'start' : 'move',
  number: 1,
  player: 'white',
  text: entries.join(),
  entries,
  placement: '.',
  turn: 'white',
  own,
});

const TREE = {
  rules: 'jumbo',
  start: null,
  nodes: [
    node(null, []),
    node(0, ['white 32-28']),
    node(1, ['black 18-23']),
    node(1, ['black 19-23'], true),
    node(3, ['white 28x19'], true),
  ],
};

test('what was added is found by the moves before it, or by its number', () => {
  const kept = toKept('x', TREE, 4, null);
  expect(kept.added).toEqual([
    { parent: '\nwhite 32-28', entries: ['black 19-23'] },
    { parent: 0, entries: ['white 28x19'] },
  ]);
  expect(kept.at).toBe(1);
  expect(toKept('x', TREE, 2, null).at).toBe('\nwhite 32-28\nblack 18-23');
});

test('what is not understood is left in its drawer', () => {
  const kept = toKept('x', TREE, 4, null);
  expect(understood(kept)).toEqual(kept);
  for (const damage of [undefined, null, 7, {}, { ...kept, at: null }, { ...kept, added: [null] }, { ...kept, added: [{ parent: 0, entries: [1] }] }]) {
    expect(understood(damage)).toBeNull();
  }
  const row = { player: 'white', text: 'a', action: 'b', expectation: 0.5, score: '0', mark: null, cost: 0, better: null, walk: null };
  const course = { before: 0.5, rows: [row], told: 'en' };
  expect(understood({ ...kept, course })?.course).toEqual(course);
  expect(understood({ ...kept, course: { ...course, rows: [{ ...row, expectation: 'much' }] } })?.course).toBeNull();
});

test('where one only stood is forgotten before what one has done', () => {
  const study = (i: number, added: KeptStudy['added']): KeptStudy => ({ key: String(i), kept_at: i, at: '', added, course: null });
  const work = [{ parent: '', entries: ['white 32-28'] }];
  const studies = Array.from({ length: 103 }, (_, i) => study(i, i < 2 ? work : []));
  expect(surplus(studies)).toEqual(['4', '3', '2']);
  const heavy = [study(1, [{ parent: '', entries: ['x'.repeat(9_000_000)] }]), study(2, work)];
  expect(surplus(heavy)).toEqual(['1']);
});

const ROW = { player: 'white', text: 'a', action: 'b', expectation: 0.5, score: '0', mark: null, cost: 0, better: null, walk: null } as const;
const COURSE = { before: 0.5, rows: [ROW], told: 'en' };
const some = (added: KeptStudy['added'], course: KeptStudy['course'] = null): KeptStudy => ({ key: 'x', kept_at: 1, at: '', added, course });

test('what two windows have added goes together', () => {
  const mine = some([{ parent: '', entries: ['a'] }, { parent: 0, entries: ['b'] }]);
  const theirs = some([{ parent: '', entries: ['z'] }, { parent: '', entries: ['a'] }, { parent: 1, entries: ['c'] }, { parent: 0, entries: ['y'] }], COURSE);
  const both = merged(mine, theirs);
  expect(logsOf(both)).toEqual(['\na', '\na\nb', '\nz', '\na\nc', '\nz\ny']);
  expect(both.added[3]).toEqual({ parent: 0, entries: ['c'] });
  expect(both.course).toEqual(COURSE);
});

test('what was taken away here does not come back, unless something new hangs on it', () => {
  const theirs = some([{ parent: '', entries: ['a'] }, { parent: 0, entries: ['b'] }, { parent: '', entries: ['z'] }]);
  const known = new Set(['\na', '\na\nb']);
  expect(logsOf(merged(some([]), theirs, known))).toEqual(['\nz']);
  const more = some([...theirs.added, { parent: 0, entries: ['c'] }]);
  expect(logsOf(merged(some([]), more, known))).toEqual(['\na', '\nz', '\na\nc']);
});

/** A drawer that takes its time. */
function slowDrawer() {
  const done: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const keep = async ({ at }: KeptStudy) => opened.then(() => done.push(`keep ${at}`) > 0);
  const forget = async () => opened.then(() => void done.push('forget'));
  return { done, open: () => open(), keep, forget };
}

test('what is forgotten right after a move is not kept by it', async () => {
  const drawer = slowDrawer();
  const keeper = new Keeper('x', drawer);
  await keeper.forget();
  const first = keeper.keep({ ...some([]), at: 1 });
  void keeper.keep({ ...some([]), at: 2 });
  void keeper.forget();
  drawer.open();
  expect(await first).toBe(true);
  expect(drawer.done).toEqual(['keep 1', 'forget']);
});

test('what is played after it was forgotten is kept alone', async () => {
  const drawer = slowDrawer();
  const keeper = new Keeper('x', drawer);
  const first = keeper.keep({ ...some([]), at: 1 });
  void keeper.forget();
  void keeper.keep({ ...some([]), at: 2 });
  drawer.open();
  await first;
  expect(drawer.done).toEqual(['keep 1', 'forget', 'keep 2']);
});

test('what was written of moves goes together, and the last word of this window counts', () => {
  const nodes = TREE.nodes.map((each, i) => {
    if (i === 1) return { ...each, mark: '!', comments: ['mine'], noted: true };
    return i === 3 ? { ...each, mark: '?', noted: true, lead: 1 } : each;
  });
  const mine = toKept('x', { ...TREE, nodes }, 0, null);
  expect(mine.notes).toEqual([
    { at: '\nwhite 32-28', noted: true, mark: '!', comments: ['mine'] },
    { at: 0, noted: true, mark: '?', comments: undefined, lead: 1 },
  ]);
  expect(understood(mine)?.notes).toEqual(mine.notes);
  expect(understood({ ...mine, notes: [{ at: 0, comments: [7] }] })?.notes).toBeUndefined();

  const theirs: KeptStudy = {
    ...mine,
    added: [{ parent: '', entries: ['white 31-27'] }],
    notes: [
      { at: '\nwhite 32-28', noted: true, mark: '??' },
      { at: 0, noted: true, comments: ['of 31-27'] },
    ],
  };
  expect(merged(mine, theirs).notes).toEqual([...mine.notes!, { at: 2, noted: true, comments: ['of 31-27'] }]);
});
