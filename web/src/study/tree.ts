/** A game with its variations: which node follows which, and how they are laid out. */

import type { Color, FileNode, Opened, SavedGame } from '../contract';
import { gameOf } from '../game/session.svelte';

export type Tree = Pick<Opened, 'rules' | 'start'> & { nodes: StudyNode[] };

/** A node of a game on the desk. */
export type StudyNode = FileNode & {
  /** Added here, not in the file. */
  own?: boolean;
  /** What is said of it was written here. */
  noted?: boolean;
  /** Put before its siblings: the highest goes on with the line. */
  lead?: number;
};

/** The nodes after each node; the first goes on with its line. */
function followers(nodes: readonly StudyNode[]): Map<number, number[]> {
  const after = new Map<number, number[]>();
  nodes.forEach(({ parent }, i) => {
    if (parent !== null) after.set(parent, [...(after.get(parent) ?? []), i]);
  });
  for (const list of after.values()) list.sort((a, b) => (nodes[b]?.lead ?? 0) - (nodes[a]?.lead ?? 0));
  return after;
}

/** The node at which a line that leads to `to` leaves another, with all that could follow there. */
export function branchOf(nodes: readonly StudyNode[], to: number): { at: number; siblings: number[] } | null {
  const after = followers(nodes);
  for (const at of pathTo(nodes, to).reverse()) {
    const siblings = after.get(nodes[at]?.parent ?? -1) ?? [];
    if (siblings.length > 1) return { at, siblings };
  }
  return null;
}

/** The last node on the way to `to` that is a variation; null on the main line. */
export function variationOf(nodes: readonly StudyNode[], to: number): number | null {
  const after = followers(nodes);
  return pathTo(nodes, to).findLast((at) => at !== 0 && after.get(nodes[at]?.parent ?? -1)?.[0] !== at) ?? null;
}

/** With the variation that leads to a node in the place of what it is a variation of. */
export function promoted(nodes: readonly StudyNode[], node: number): StudyNode[] {
  const variation = variationOf(nodes, node);
  const lead = Math.max(0, ...nodes.map((each) => each.lead ?? 0)) + 1;
  return nodes.map((each, i) => (i === variation ? { ...each, lead } : each));
}

/** In the order in which they are written: what goes on with a line is the first after its parent. */
export function inOrder(nodes: readonly StudyNode[]): StudyNode[] {
  const after = followers(nodes);
  const written: StudyNode[] = [];
  const open: [number, number | null][] = [[0, null]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, parent] = next;
    const place = written.push({ ...(nodes[node] as StudyNode), parent }) - 1;
    for (const child of (after.get(node) ?? []).reverse()) open.push([child, place]);
  }
  return written;
}

/** From the start to a node, both included. */
export function pathTo(nodes: readonly StudyNode[], to: number): number[] {
  const path: number[] = [];
  for (let at: number | null = to; at !== null; at = nodes[at]?.parent ?? null) path.unshift(at);
  return path;
}

/** From a node to the end of its line, the node included. */
export function lineFrom(nodes: readonly StudyNode[], from: number): number[] {
  const after = followers(nodes);
  const line: number[] = [];
  for (let at: number | undefined = from; at !== undefined; at = after.get(at)?.[0]) line.push(at);
  return line;
}

/** The part of a line that one log can tell: since a position was last put up. */
export function sinceSetup(nodes: readonly StudyNode[], line: readonly number[]): number[] {
  const at = line.findLastIndex((node) => nodes[node]?.start !== undefined);
  if (at < 0) return [...line];
  // A position that was put up is where it begins; a move out of nowhere has its own start.
  const isSetup = nodes[line[at] as number]?.kind === 'setup';
  return line.slice(isSetup ? at : Math.max(0, at - 1));
}

/** The game that leads to a node; null if no legal moves do. */
export function savedAt(tree: Tree, node: number): SavedGame | null {
  const { nodes } = tree;
  if (nodes[node]?.placement === null) return null;
  let start = tree.start;
  let entries: string[] = [];
  for (const at of pathTo(nodes, node)) {
    const { start: anew, entries: lines } = nodes[at] as StudyNode;
    if (anew !== undefined) [start, entries] = [anew, []];
    entries.push(...lines);
  }
  return gameOf(tree.rules, start, entries);
}

/** The log that leads to a node, by which it is found in the same game again. */
export function logTo(tree: Tree, node: number): string {
  const game = savedAt(tree, node);
  // What cannot be played has no log: its number must do.
  return game ? [game.header.start ?? '', ...game.entries].join('\n') : `unplayable ${node}`;
}

/** The node for something done after `parent`: the one there is, or a new one. */
export function added(nodes: readonly StudyNode[], node: StudyNode): [StudyNode[], number] {
  const log = node.entries.join('\n');
  const same = nodes.findIndex(({ parent, entries }) => parent === (node.parent ?? 0) && entries.join('\n') === log);
  return same >= 0 ? [[...nodes], same] : [[...nodes, node], nodes.length];
}

/** Takes away a node and all that follows it. */
export function without(nodes: readonly StudyNode[], node: number): StudyNode[] {
  const gone = new Set([node]);
  const places: number[] = [];
  const kept: StudyNode[] = [];
  nodes.forEach((each, i) => {
    if (each.parent !== null && gone.has(each.parent)) gone.add(i);
    if (gone.has(i)) return;
    places[i] = kept.length;
    const parent = each.parent === null ? null : (places[each.parent] ?? 0);
    kept.push({ ...each, parent });
  });
  return kept;
}

/** One thing in the written moves. */
export type Token =
  | { kind: 'node'; node: number; label: string }
  | { kind: 'said'; text: string }
  | { kind: 'finding'; finding: number };

/** A run of moves; those of a variation are set in. */
export interface Run {
  depth: number;
  tokens: Token[];
}

/** Lays out the moves as books do: a move, what could have been played instead, and on. */
export function runs(nodes: readonly StudyNode[], first: Color): Run[] {
  const children = followers(nodes);
  const laid: Run[] = [];
  const lay = (from: number, depth: number, instead: readonly number[], opening: Token[]) => {
    let tokens = opening;
    let isFresh = true;
    let siblings = instead;
    for (let at: number | undefined = from; at !== undefined; ) {
      const node = nodes[at] as StudyNode;
      for (const text of node.before ?? []) tokens.push({ kind: 'said', text });
      tokens.push({ kind: 'node', node: at, label: labelOf(node, first, isFresh) });
      const told = remarks(node);
      tokens.push(...told);
      isFresh = told.length > 0 || siblings.length > 0;
      if (siblings.length > 0) {
        laid.push({ depth, tokens });
        tokens = [];
        for (const sibling of siblings) lay(sibling, depth + 1, [], []);
      }
      const [next, ...others]: number[] = children.get(at) ?? [];
      [siblings, at] = [others, next];
    }
    if (tokens.length > 0) laid.push({ depth, tokens });
  };
  const opening = nodes[0] ? remarks(nodes[0]) : [];
  const [next, ...others] = children.get(0) ?? [];
  if (next !== undefined) lay(next, 0, others, opening);
  else if (opening.length > 0) laid.push({ depth: 0, tokens: opening });
  return laid;
}

function remarks({ comments = [], findings = [] }: StudyNode): Token[] {
  return [
    ...findings.map((finding) => ({ kind: 'finding', finding }) as const),
    ...comments.map((text) => ({ kind: 'said', text }) as const),
  ];
}

/** The number before a move; of the second player only where it is missed. */
function labelOf({ kind, number, player }: StudyNode, first: Color, isFresh: boolean): string {
  if (kind === 'event' || kind === 'setup') return '';
  if (player === first) return `${number}.`;
  return isFresh ? `${number}…` : '';
}
