import { expect, test } from 'vitest';
import { surplus, toKept, understood, type KeptStudy } from './kept';
import type { StudyNode } from './wire';

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
