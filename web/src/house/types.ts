/** House rules as the referee tells them: the types of `crates/api/src/house.rs`. */

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
  conflicts: { name: string; fields: string[]; sentence: string }[];
  articles: Rule[];
}

export type HouseAnswer = { house: House } | { refused: string };

/** The address that shows these rules; their text has no signs that an address cannot have. */
export const houseAddress = (rules: string): string => `/house/${encodeURI(rules)}`;
