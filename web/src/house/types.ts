/** House rules as the referee tells them: the types of `crates/api/src/house.rs`. */

import { cleanName } from '../store/houses.svelte';
import type { BoardShape, Rule, Sides } from '../wire';

export interface Field {
  name: string;
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  /** How many choices may follow each other; 0 where there is only one. */
  places: number;
  number: { least: number; most: number; unit: number } | null;
  differs: boolean;
  is_felt: boolean;
}

export interface House {
  rules: string;
  base: string;
  base_title: string;
  title: string;
  board: BoardShape;
  men: number;
  colors: Sides;
  groups: { name: string; heading: string; fields: Field[] }[];
  differences: { field: string; sentence: string }[];
  conflicts: Conflict[];
  articles: Rule[];
}

export interface Conflict {
  name: string;
  fields: string[];
  sentence: string;
  remedies: Remedy[];
}

/** A change of one field after which the others go together with it. */
export interface Remedy {
  field: string;
  value: string;
  label: string;
}

export type HouseAnswer = { house: House } | { refused: string };

/** What follows an address to say what the rules are called. */
const namePart = (name: string): string => (name === '' ? '' : `?${new URLSearchParams({ name })}`);

/** The address that shows these rules; their text has no signs that an address cannot have. */
export const houseAddress = (rules: string, name = ''): string => `/house/${encodeURI(rules)}${namePart(name)}`;

/** The address of a new game by these rules. */
export const gameAddress = (rules: string, name = ''): string => `/new/${encodeURI(rules)}${namePart(name)}`;

/** What an address says that the rules are called. */
export const nameIn = (query: string): string => cleanName(new URLSearchParams(query).get('name') ?? '');
