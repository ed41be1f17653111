/** What the referee and the server answer: the types of `crates/api` and `crates/server`. */

export type Color = 'white' | 'black';

export interface Sides {
  white: string;
  black: string;
}

export interface BoardShape {
  size: 8 | 10;
  corner: 'left' | 'right';
}

export interface GameOnShelf {
  id: string;
  title: string;
  /** The rules as printed, and as the friendly referee has them. */
  leaflet: string;
  friendly: string;
  has_leaflet_mode: boolean;
  /** What playing by the leaflet has in store for a missed capture, and for a touched piece. */
  missed: 'refused' | 'huff' | 'huff-or-demand' | 'withdraw';
  touch_move: boolean;
  board: BoardShape;
  men: number;
  first: Color;
  colors: Sides;
  traits: string[];
}

export interface BoxOnShelf {
  id: string;
  language: string;
  publisher: string;
  name: string;
  year: number | null;
  men: Sides;
  squares: string;
  /** How the leaflet settles who begins. */
  beginning: 'lot' | 'coin' | 'unsaid';
  /** What is printed on the box besides, in sentences. */
  facts: string[];
  game: GameOnShelf;
}

export interface Catalog {
  editions: BoxOnShelf[];
  world: GameOnShelf[];
  languages: string[];
  levels: number;
}

export interface Candidate {
  code: string;
  text: string;
  from: number;
  to: number;
  captures: number[];
  routes: number[][];
  promotes: boolean;
}

export interface Walk {
  route: number[];
  captures: number[];
}

export type Kind =
  | 'touch'
  | 'adjust'
  | 'move'
  | 'huff'
  | 'demand'
  | 'stand'
  | 'offer'
  | 'accept'
  | 'decline'
  | 'claim'
  | 'resign'
  | 'timeout'
  | 'over';

export interface Happening {
  event: number;
  kind: Kind;
  player: Color | null;
  text: string;
  spoken: string;
  route: number[];
  captures: number[];
  /** What should have been played, where a player objected. */
  due?: Walk[];
  placement: string;
  turn: Color;
}

export interface View {
  rules: string;
  title: string;
  board: BoardShape;
  colors: Sides;
  start: string;
  placement: string;
  fen: string;
  turn: Color;
  moves: Candidate[];
  history: Happening[];
  ending: { winner: Color | null; sentence: string; result: string } | null;
  may: {
    huff: boolean;
    demand: boolean;
    stand: boolean;
    touch: boolean;
    adjust: boolean;
    claim: boolean;
  };
  /** What the leaflet lets a player do about a missed capture. */
  remedies: { huff: boolean; demand: boolean };
  offer: Color | null;
  touched: number | null;
  must_obey: boolean;
  countdown: { moves: number; sentence: string } | null;
  clock: [number, number] | null;
}

export interface Rule {
  /** What a link to it ends in. */
  anchor: string;
  heading: string;
  text: string;
}

export interface Refused {
  sentence: string;
  rule: Rule | null;
  squares: number[];
  show: Walk[];
}

export type Acted = { entries: string[]; view: View } | { refused: Refused };
export type Judged = { moves: Candidate[] } | { refused: Refused };

export interface Thought {
  action: string;
  pause_ms: number;
}

export interface Hint {
  action: string;
  sentence: string;
  walk: Walk | null;
  squares: number[];
}

export interface Why {
  sentence: string;
  rules: Rule[];
}

export interface Leaflet {
  title: string;
  articles: Rule[];
}

export type Seat = { kind: 'person'; name: string | null } | { kind: 'computer'; level: number };

export interface TimeControl {
  kind: 'fischer' | 'bronstein' | 'delay';
  minutes: number;
  seconds: number;
}

export interface Header {
  edition: string | null;
  rules: string;
  start: string | null;
  mode: 'friendly' | 'leaflet';
  white: Seat;
  black: Seat;
  clock: TimeControl | null;
  seed: number;
  options: { turns?: boolean } | null;
}

export interface SavedGame {
  header: Header;
  entries: string[];
}

export interface StoredGame extends SavedGame {
  id: string;
  version: number;
  created_at: number;
  updated_at: number;
  damaged?: { entry: number; sentence: string };
}

/** What lists show of how a game stands. */
export interface Digest {
  result: '*' | '2-0' | '1-1' | '0-2';
  /** Of either player. */
  moves: number;
  /** As people count them. */
  full_moves: number;
  placement: string;
}

export interface Summary extends Omit<Digest, 'placement'> {
  id: string;
  /** Null if it is damaged. */
  header: Header | null;
  version: number;
  created_at: number;
  updated_at: number;
  /** Null if it is not known. */
  placement: string | null;
}

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
