/** House rules as a file: their name and their text. */

import { cleanName } from '../app/houses.svelte';
import { saveFile } from '../ui/share';

export interface HouseFile {
  name: string;
  rules: string;
}

const KIND = 'damier house rules';
const VERSION = 1;
/** Far more than any house rules need, in bytes. */
const LONGEST = 8192;

export const EXTENSION = '.damier-rules';

export const writeHouse = ({ name, rules }: HouseFile): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, name, rules }, null, 2)}\n`;

/** What a file has in it; null if that is no house rules. Whether the rules are any, the referee says. */
export function readHouse(text: string): HouseFile | null {
  if (text.length > LONGEST) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const { kind, version, name, rules } = found as Record<string, unknown>;
  if (kind !== KIND || version !== VERSION || typeof rules !== 'string') return null;
  return { name: typeof name === 'string' ? cleanName(name) : '', rules };
}

/** Reads a file that somebody chose; one that is too long is not even opened. */
export async function openHouse(file: File): Promise<HouseFile | null> {
  return file.size > LONGEST ? null : readHouse(await file.text());
}

export function saveHouse(house: HouseFile): void {
  saveFile(`${fileName(house)}${EXTENSION}`, writeHouse(house), 'application/json');
}

function fileName({ name, rules }: HouseFile): string {
  const plain = (name || rules).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return plain.slice(0, 60) || 'house';
}
