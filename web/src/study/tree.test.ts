import { describe, expect, it } from 'vitest';
import { added, branchOf, inOrder, lineFrom, pathTo, promoted, runs, savedAt, sinceSetup, variationOf, without, type StudyNode } from './tree';

function node(parent: number | null, text: string, more: Partial<StudyNode> = {}): StudyNode {
  return {
    parent,
    kind: parent === null ? 'start' : 'move',
    number: 1,
    player: 'white',
    text,
    entries: parent === null ? [] : [text],
    placement: '.',
    turn: 'white',
    ...more,
  };
}

const black = { player: 'black' } as const;
/** 1. a (1. b B! 2. c) (1. d) A {said} 2. e */
const NODES = [
  node(null, '', { comments: ['before'] }),
  node(0, 'a'),
  node(0, 'b'),
  node(2, 'B', { ...black, mark: '!' }),
  node(3, 'c', { number: 2 }),
  node(0, 'd'),
  node(1, 'A', { ...black, comments: ['said'], findings: [0] }),
  node(6, 'e', { number: 2 }),
];
const TREE = { rules: 'jumbo', start: null, nodes: NODES };

const written = (nodes: StudyNode[]) =>
  runs(nodes, 'white').map(({ depth, tokens }) =>
    [
      depth,
      ...tokens.map((token) =>
        token.kind === 'node'
          ? token.label + nodes[token.node]!.text
          : token.kind === 'said'
            ? `{${token.text}}`
            : `!${token.finding}`,
      ),
    ].join(' '),
  );

describe('a game with variations', () => {
  it('is laid out as in a book', () => {
    expect(written(NODES)).toEqual([
      '0 {before} 1.a',
      '1 1.b B 2.c',
      '1 1.d',
      '0 1…A !0 {said} 2.e',
    ]);
    expect(written([node(null, '')])).toEqual([]);
    expect(written([node(null, '', { comments: ['x'] })])).toEqual(['0 {x}']);
  });

  it('knows its lines and paths', () => {
    expect(lineFrom(NODES, 0)).toEqual([0, 1, 6, 7]);
    expect(lineFrom(NODES, 2)).toEqual([2, 3, 4]);
    expect(pathTo(NODES, 4)).toEqual([0, 2, 3, 4]);
    expect(savedAt(TREE, 4)).toMatchObject({ header: { start: null }, entries: ['b', 'B', 'c'] });
  });

  it('begins anew where a position is put up, and ends where a move is none', () => {
    const nodes = [
      ...NODES.slice(0, 2),
      node(1, '', { kind: 'setup', start: 'W:W1', entries: [] }),
      node(2, 'x'),
      node(3, '?', { kind: 'unplayable', placement: null, entries: [] }),
    ];
    const tree = { ...TREE, nodes };
    expect(savedAt(tree, 3)).toMatchObject({ header: { start: 'W:W1' }, entries: ['x'] });
    expect(savedAt(tree, 4)).toBeNull();
    expect(sinceSetup(nodes, lineFrom(nodes, 0))).toEqual([2, 3, 4]);
    expect(sinceSetup(NODES, [0, 1, 6])).toEqual([0, 1, 6]);
  });

  it('gets new moves, but none twice', () => {
    const [nodes, at] = added(NODES, node(7, 'new', { own: true }));
    expect([nodes.length, at]).toEqual([9, 8]);
    expect(added(nodes, node(7, 'new'))).toEqual([nodes, 8]);
    expect(added(NODES, node(0, 'b'))[1]).toBe(2);
  });

  it('loses a move with all that follows', () => {
    const left = without(NODES, 2);
    expect(left.map(({ text }) => text)).toEqual(['', 'a', 'd', 'A', 'e']);
    expect(left.map(({ parent }) => parent)).toEqual([null, 0, 0, 1, 3]);
  });
});

describe('a variation', () => {
  const texts = (nodes: StudyNode[], line: number[]) => line.map((node) => nodes[node]!.text);

  it('takes the place of what it is a variation of, and no number changes', () => {
    const next = promoted(NODES, 4);
    expect(next.map(({ text }) => text)).toEqual(NODES.map(({ text }) => text));
    expect(texts(next, lineFrom(next, 0))).toEqual(['', 'b', 'B', 'c']);
    expect(variationOf(next, 4)).toBeNull();
    expect(variationOf(next, 7)).toBe(1);
    // The last one that was put first is the first.
    const last = promoted(next, 5);
    expect(texts(last, lineFrom(last, 0))).toEqual(['', 'd']);
    expect(branchOf(last, 5)?.siblings).toEqual([5, 2, 1]);
  });

  it('is written as it stands', () => {
    const nodes = inOrder(promoted(NODES, 2));
    expect(nodes.map(({ text }) => text)).toEqual(['', 'b', 'B', 'c', 'a', 'A', 'e', 'd']);
    expect(nodes.every(({ parent }, i) => (parent === null) === (i === 0) && (parent ?? -1) < i)).toBe(true);
    expect(nodes[nodes[6]!.parent!]?.text).toBe('A');
    expect(inOrder(nodes).map(({ text }) => text)).toEqual(nodes.map(({ text }) => text));
  });

  it('is found from anywhere behind its beginning', () => {
    expect(branchOf(NODES, 4)).toEqual({ at: 2, siblings: [1, 2, 5] });
    expect(branchOf(NODES, 7)).toEqual({ at: 1, siblings: [1, 2, 5] });
    expect(branchOf([NODES[0]!, NODES[1]!], 1)).toBeNull();
    expect(variationOf(NODES, 7)).toBeNull();
  });
});
