/** What a game is called when it leaves the desk. */

import type { Header, Opened } from '../contract';
import type { StudyNode } from './tree';
import type { CourseSoFar } from './desk.svelte';

type Tags = Opened['tags'];

/** A tag that says something. */
export function tagOf(tags: Tags, name: string): string | null {
  const value = tags.find(([known]) => known.toLowerCase() === name)?.[1].trim() ?? '';
  return /[^?.\s*-]/.test(value) ? value : null;
}

const LONGEST_NAME = 80;

/** The name of its file: who played, and when. */
export function fileName(tags: Tags): string {
  const parts = ['white', 'black', 'date'].map((name) => tagOf(tags, name)).filter((part) => part !== null);
  const words = parts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, LONGEST_NAME) || 'damier'}.pdn`;
}

/** The game's moves with the marks that the computer gave to those that had none. */
export function markedBy(nodes: readonly StudyNode[], course: CourseSoFar | null): StudyNode[] {
  const marks = new Map(course?.rows.map(({ mark }, i) => [course.line[i + 1], mark]));
  return nodes.map((node, i) => ({ ...node, mark: node.mark || marks.get(i) || '' }));
}

/** As long as `crates/server` lets a name be, in bytes. */
const LONGEST_PLAYER = 100;

/** No longer than a name may be; no sign of it is cut in two. */
function shortened(name: string): string {
  const signs = [...name].slice(0, LONGEST_PLAYER);
  while (new TextEncoder().encode(signs.join('')).length > LONGEST_PLAYER) signs.pop();
  return signs.join('');
}

/** The heading of a saved game with the players that a file names. */
export function headerOf(header: Header, tags: Tags): Header {
  const seat = (color: 'white' | 'black') => {
    const name = tagOf(tags, color);
    return { kind: 'person', name: name && shortened(name) } as const;
  };
  return { ...header, white: seat('white'), black: seat('black') };
}
