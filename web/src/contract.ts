/** What the page asks and is answered: written by `cargo xtask contract` from
 * `crates/contract`, where every change belongs. */

/** The languages that there are, in the order in which they are offered. */
export const LANGUAGES: readonly string[] = ['nl', 'fr', 'de', 'en', 'sv', 'da', 'nb', 'fi', 'es', 'it', 'pt', 'ru'];

/** The game that is meant where none is named. */
export const DEFAULT_GAME: string = 'jumbo';

/** The answer to each question, by what is asked. */
export interface Answers {
  catalog: Catalog;
  game: GameOnShelf;
  view: View;
  act: Acted;
  judge: Judged;
  think: Thought;
  hint: Hint;
  why: Why;
  rules: RulesText;
  house: HouseAnswer;
  house_set: HouseAnswer;
  leaflet: RulesPage;
  compare: Comparison;
  lessons: FirstSteps;
  tried: Tried;
  pdn: Pdn;
  digest: Digest;
  find: Found;
  setup: SetUp;
  import: Imported;
  open: Opened;
  seek: Sought;
  write: Pdn;
  analyse: Analysis;
  course: Course;
}

/** What came of an action. */
export type Acted = {
  /** The lines to add to the game's log. */
  entries: Array<string>;
  /** What that changed. */
  change: Change;
}
  | {
  /** Why not, and what was due. */
  refused: Refused;
};

/** One of the best things to do, and what is expected to follow. */
export type AnalysedLine = {
  /** What is done, as in lines of the log, the first first. */
  actions: Array<string>;
  /** The same as players write it. */
  texts: Array<string>;
  /** The board after each, a character for each square: `.wWbB`. */
  placements: Array<string>;
  /** The first move, to be shown. */
  walk: Walk | null;
  /** Hundredths of a man that White is ahead. */
  centimen: number;
  /** The plies to a certain end; negative if White loses. */
  plies_to_end: number | null;
  /** The share of points that White can expect. */
  expectation: number;
  /** The lead in men, or the result if it is certain. */
  score: string;
  /** The same in plain words. */
  word: string;
  /** How it ends with perfect play for the player who does this, if endgame
   * tables know. */
  exact: Exact | null;
};

/** What the computer thinks of a position. All numbers are White's. */
export type Analysis = {
  /** Who is to move. */
  turn: Color;
  /** Whether the game is over here. */
  is_over: boolean;
  /** How deep it looked. */
  depth: number;
  /** How many positions it looked at. */
  nodes: number;
  /** The share of points that White can expect, from 0 to 1. */
  expectation: number;
  /** The lead in men, or the result if it is certain. */
  score: string;
  /** The same in plain words. */
  word: string;
  /** How it ends with perfect play for the player to move, if endgame tables
   * know. */
  exact: Exact | null;
  /** The same in a sentence. */
  exact_sentence: string | null;
  /** The best lines, the best first. */
  lines: Array<AnalysedLine>;
  /** What the opponent threatens, if he does and it was asked. */
  threat: Threat | null;
};

/** What is answered. The field `answer` says what was asked. */
export type Answer = { "answer": "catalog" } & Catalog
  | { "answer": "game" } & GameOnShelf
  | { "answer": "view" } & View
  | { "answer": "act" } & Acted
  | { "answer": "judge" } & Judged
  | { "answer": "think" } & Thought
  | { "answer": "hint" } & Hint
  | { "answer": "why" } & Why
  | { "answer": "rules" } & RulesText
  | { "answer": "house" } & HouseAnswer
  | { "answer": "house_set" } & HouseAnswer
  | { "answer": "leaflet" } & RulesPage
  | { "answer": "compare" } & Comparison
  | { "answer": "lessons" } & FirstSteps
  | { "answer": "tried" } & Tried
  | { "answer": "pdn" } & Pdn
  | { "answer": "digest" } & Digest
  | { "answer": "find" } & Found
  | { "answer": "setup" } & SetUp
  | { "answer": "import" } & Imported
  | { "answer": "open" } & Opened
  | { "answer": "seek" } & Sought
  | { "answer": "write" } & Pdn
  | { "answer": "analyse" } & Analysis
  | { "answer": "course" } & Course;

/** Adds lines to a game's log. */
export type AppendEntries = {
  /** How many lines the client has seen: these follow. */
  seen: number;
  /** The lines. */
  entries: Array<string>;
};

/** The lines are on disk. */
export type Appended = {
  /** How many lines the game has now. */
  version: number;
};

/** One article. */
export type ArticleOnPage = {
  /** What a link ends in: `4` in `/rules/hh-sv#4`. */
  anchor: string;
  /** Its heading. */
  heading: string;
  /** What it says, in our words. */
  text: string;
  /** Positions to try it on. */
  diagrams: Array<Diagram>;
  /** How we read what is unclear in it. */
  readings: Array<Reading>;
};

/** What happens if a player does this? */
export type AskAct = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** The side that does it. */
  player: Color;
  /** As in a line of the log: `32-28`, `huff 19`, `offer`; also `undo`
   * and `timeout`. */
  action: string;
};

/** What does the computer think of this position? */
export type AskAnalysis = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** How many positions to look at. */
  nodes: number;
  /** How many of the best moves to show. */
  lines: number;
  /** Whether to say what the opponent threatens. */
  threat?: boolean;
};

/** Which games are there? */
export type AskCatalog = {
  /** The code of the answer's language. */
  lang: string;
};

/** What changes between these games? */
export type AskCompare = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** An edition's id, or a ruleset. */
  a: string;
  /** Another. */
  b: string;
};

/** What does the computer think of these moves? */
export type AskCourse = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** The first of the moves, counted from 0. */
  from: number;
  /** How many of them. */
  count: number;
  /** How many positions to look at for each. */
  nodes: number;
};

/** What do lists show of this game? */
export type AskDigest = {
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
};

/** Which of these games does somebody look for? */
export type AskFind = {
  /** The code of the language in which the words are meant. */
  lang: string;
  /** What is looked for. */
  wanted: Wanted;
  /** The games. */
  games: Array<Candidacy>;
};

/** What game is played by these rules? */
export type AskGame = {
  /** The code of the answer's language. */
  lang: string;
  /** The ruleset: an id such as `jumbo`, or house rules as text. */
  rules: string;
};

/** What would be good here? */
export type AskHint = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
};

/** What are these house rules, and what could be changed about them? */
export type AskHouse = {
  /** The code of the answer's language. */
  lang: string;
  /** The ruleset; it may contradict itself. */
  rules: string;
};

/** What are they with one field changed? */
export type AskHouseSet = {
  /** The code of the answer's language. */
  lang: string;
  /** The ruleset; it may contradict itself. */
  rules: string;
  /** The name of the field. */
  field: string;
  /** Its new value. */
  value: string;
};

/** Which games are in this file? */
export type AskImport = {
  /** The code of the answer's language. */
  lang: string;
  /** The text of the file, or of a part of it. */
  pdn: string;
  /** The line of the file that the text begins on; 1 if left out. */
  line?: number;
  /** The column that it begins in; 1 if left out. */
  column?: number;
  /** Whether the file goes on behind this text. */
  has_more?: boolean;
};

/** Is this allowed? */
export type AskJudge = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** A move as people write it, or its squares: `32-28`, `32 28`. One
   * square alone asks why the piece on it may not move. */
  text: string;
};

/** What does the page of these rules show? */
export type AskLeaflet = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** An edition's id, or a ruleset. */
  id: string;
};

/** How is this game learned? */
export type AskLessons = {
  /** An edition's id, or a ruleset. */
  id: string;
};

/** How did this game of a file go? */
export type AskOpen = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The text of the file, or of this game in it. */
  pdn: string;
  /** The number of the game in the text, counted from 0. */
  number: number;
  /** The line of the file that the text begins on; 1 if left out. */
  line?: number;
  /** The column that it begins in; 1 if left out. */
  column?: number;
};

/** How is this game written in a file? */
export type AskPdn = {
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** Tags to begin with. */
  tags?: Array<[string, string]>;
};

/** What are the rules? */
export type AskRules = {
  /** The code of the answer's language. */
  lang: string;
  /** The ruleset: an id such as `jumbo`, or house rules as text. */
  rules: string;
  /** The edition that prints them, if they are to be told by it. */
  edition?: string;
};

/** In which of these games do these pieces stand somewhere? */
export type AskSeek = {
  /** The ruleset on whose board they stand. Games on other boards have
   * no such squares. */
  rules: string;
  /** The board, a character for each square: `.wWbB`, and `?` where
   * anything may stand. */
  pattern: string;
  /** Who is to move; whoever, if left out. */
  turn?: Color;
  /** Whether the same with colors changed and the board turned is meant,
   * too. */
  reversed?: boolean;
  /** For how many positions running they must stand; 1 if left out. */
  plies?: number;
  /** The text of a file, or of a part of it. */
  pdn?: string;
  /** Saved games; they are counted before those of the text. */
  games?: Array<SavedGame>;
};

/** What is wrong with this position? */
export type AskSetup = {
  /** The code of the answer's language. */
  lang: string;
  /** The ruleset: an id such as `jumbo`, or house rules as text. */
  rules: string;
  /** The position as FEN; without it, the placement. */
  fen?: string;
  /** The board, a character for each square: `.wWbB`; without it, the
   * start of the game. */
  placement?: string;
  /** Who moves in that placement. */
  turn?: Color;
};

/** What does a computer of this level do? */
export type AskThink = {
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** The computer's side. */
  player: Color;
  /** From 1 to 12. */
  level: number;
  /** The same seed makes the same mistakes. */
  seed: number;
};

/** Does this move win as well as the solution of a puzzle? */
export type AskTried = {
  /** The puzzle, as far as it is played. */
  game: SavedGame;
  /** The move, as in a line of the log. */
  action: string;
};

/** How does this game stand? */
export type AskView = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
};

/** Why was that allowed? */
export type AskWhy = {
  /** The code of the answer's language. */
  lang: string;
  /** How squares are named. */
  notation?: Notation;
  /** The whole game so far: nothing is kept between questions. */
  game: SavedGame;
  /** The number of the event, counted from 0, as in the view. */
  event: number;
};

/** How is this game written in a file, with its variations? */
export type AskWrite = {
  /** The game with its variations and comments. */
  tree: GameTree;
};

/** Becomes the device that made a code. */
export type BecomeDevice = {
  /** What the other device shows. */
  code: string;
};

/** Where a game begins. */
export type Beginning = {
  /** The byte of the text. */
  start: number;
  /** The line of the file, counted from 1. */
  line: number;
  /** The column in bytes, counted from 1. */
  column: number;
};

/** The board's size, and which of White's near corners is dark. */
export type BoardShape = {
  /** How many squares a side has. */
  size: 8 | 10;
  /** Which of White's near corners is dark. */
  corner: DarkCorner;
};

/** A printed edition. */
export type BoxOnShelf = {
  /** Its id. */
  id: string;
  /** The language it is printed in. */
  language: string;
  /** The ISO code of the country whose families play by it. */
  country: string;
  /** What it looks like: a name in the page's style sheets. */
  theme: string;
  /** Who printed it. */
  publisher: string;
  /** What the leaflet calls the game. */
  name: string;
  /** The year, where it is printed. */
  year: number | null;
  /** The printed colors of the men. */
  men: Tints;
  /** What the text calls the squares that are played on. */
  squares: Tint;
  /** How the text settles who begins. */
  beginning: WhoBegins;
  /** What is printed on the box besides, in sentences. */
  facts: Array<string>;
  /** The game it describes. */
  game: GameOnShelf;
};

/** How far a build is. */
export type BuildState = "running" | "done" | "cancelled" | "failed";

/** Begins to build tables. */
export type BuildTables = {
  /** The ruleset that the tables are for. */
  rules: string;
  /** Up to how many pieces. */
  pieces: number;
};

/** A game that is looked at. */
export type Candidacy = {
  /** What was agreed. */
  header: Header;
  /** How it ended. */
  result: GameResult;
  /** The day on which it began, as `2026-11-16`. */
  begun: string;
  /** The day on which it was last played. */
  played: string;
};

/** A move that a player may make. */
export type Candidate = {
  /** What to send back to make it. */
  code: string;
  /** As players write it. */
  text: string;
  /** The square it leaves. */
  from: number;
  /** The square it reaches. */
  to: number;
  /** The squares of what it captures. */
  captures: Array<number>;
  /** The ways to walk it: every square where the piece lands. */
  routes: Array<Array<number>>;
  /** Whether a man ends it as a king. */
  promotes: boolean;
};

/** Everything that can be played. */
export type Catalog = {
  /** The leaflets, as boxes on a shelf. */
  editions: Array<BoxOnShelf>;
  /** The games of the world. */
  world: Array<GameOnShelf>;
  /** The ids of the world's games that are played where the reader's language
   * is spoken; only languages without a leaflet have some. */
  national: Array<string>;
  /** The ids of two games that are worth comparing, the reader's first. */
  pair: [string, string];
  /** The languages that Damier speaks. */
  languages: Array<string>;
  /** How many levels the computer has. */
  levels: number;
};

/** What an action changed. */
export type Change = {
  /** So much of the history before still holds. */
  kept: number;
  /** What happened then. */
  happened: Array<Happening>;
  /** The board, a character for each square: `.wWbB`. */
  placement: string;
  /** The position as FEN. */
  fen: string;
  /** Who is to move. */
  turn: Color;
  /** The moves that the player to move may make. */
  moves: Array<Candidate>;
  /** How it ended, if it has. */
  ending: Ending | null;
  /** What may be done besides moving. */
  may: May;
  /** Whose draw offer awaits an answer. */
  offer: Color | null;
  /** The piece that must be moved because it was touched. */
  touched: number | null;
  /** Whether the player to move has been told to capture. */
  must_obey: boolean;
  /** The draw that comes nearer, if one does. */
  countdown: Countdown | null;
  /** The milliseconds that White and Black have left. */
  clock: [number, number] | null;
};

/** What becomes of the seconds for a move. */
export type ClockKind = "fischer" | "bronstein" | "delay";

/** A side. Which colors the men really have, the leaflet says. */
export type Color = "white" | "black";

/** One of the two. */
export type Compared = {
  /** The id of the edition, or the rules as text. */
  id: string;
  /** The box, if the rules are of a printed edition. */
  edition: BoxOnShelf | null;
  /** What is played by these rules. */
  game: GameOnShelf;
};

/** Two games beside each other. */
export type Comparison = {
  /** The two games, and their boxes if they are printed editions. */
  games: [Compared, Compared];
  /** What is different. */
  differences: Array<Contrast>;
  /** What is the same, by name. */
  same: Array<string>;
};

/** One thing that is different. */
export type Contrast = {
  /** What it is about. */
  heading: string;
  /** What either game says. */
  halves: [Half, Half];
  /** Whether both halves show the same position, with other moves. */
  same_position: boolean;
};

/** A draw that comes nearer. */
export type Countdown = {
  /** So many moves of each player are left. */
  moves: number;
  /** In a sentence. */
  sentence: string;
};

/** What the computer thinks of moves that were made. */
export type Course = {
  /** How many moves the game has in all. */
  moves: number;
  /** The share of points that White could expect before the first of these. */
  before: number;
  /** The moves that were asked for. */
  rows: Array<CourseRow>;
};

/** What the computer thinks of a move. */
export type CourseRow = {
  /** Who made it. */
  player: Color;
  /** As players write it. */
  text: string;
  /** As in a line of the log. */
  action: string;
  /** The share of points that White can expect after it. */
  expectation: number;
  /** White's lead in men after it, or the result if it is certain. */
  score: string;
  /** `?!`, `?` or `??`. */
  mark: '?!' | '?' | '??' | null;
  /** The share of points that it cost whoever made it. */
  cost: number;
  /** What would have been better, as players write it, if it is marked. */
  better: string | null;
  /** The better move, to be shown. */
  walk: Walk | null;
};

/** Saves a new game. */
export type CreateGame = {
  /** What was agreed before it began. */
  header: Header;
  /** What the client calls it, so that asking again makes no second game. */
  id?: string;
};

/** Opens a room. */
export type CreateRoom = {
  /** What is agreed, and told to everybody before he sits down. Both seats are
   * for people. */
  header: Header;
  /** Where whoever opens it sits; by lot if left out. */
  color?: Color | null;
  /** What he is called. */
  name?: string | null;
};

/** A new game is saved. */
export type CreatedGame = {
  /** What it is called. */
  id: string;
  /** How many lines it has. */
  version: number;
};

/** Where a saved game is damaged. */
export type Damage = {
  /** The first line that is damaged, counted from 0. */
  entry: number;
  /** What is wrong, in English. */
  sentence: string;
};

/** Which of White's near corners is dark. */
export type DarkCorner = "left" | "right";

/** A word by which another device becomes this one. */
export type DeviceCode = {
  /** The word, which works once. */
  code: string;
  /** For how many seconds it works. */
  lasts_s: number;
};

/** A position to play with. */
export type Diagram = {
  /** What is to be seen, in a sentence. */
  caption: string;
  /** Which of the leaflet's own diagrams it is an example for, and what the
   * leaflet says of that, if there is one. */
  figure: string | null;
  /** The game it is a part of. */
  game: SavedGame;
  /** How that game stands. */
  view: View;
  /** What is right. */
  right: Array<Right>;
  /** What is refused. */
  wrong: Array<Wrong>;
};

/** What lists show of a game. */
export type Digest = {
  /** How it ended. */
  result: GameResult;
  /** The moves that stand, of either player. */
  moves: number;
  /** The same as people count them. */
  full_moves: number;
  /** The board now, a character for each square: `.wWbB`. */
  placement: string;
};

/** How a game ended. */
export type Ending = {
  /** Who won; nobody in a draw. */
  winner: Color | null;
  /** Why, in a sentence with the article. */
  sentence: string;
  /** As files write it. */
  result: GameResult;
};

/** How a game ends with perfect play, for the player to move. */
export type Exact = {
  /** For the player to move. */
  value: ExactValue;
  /** After how many plies, if tables tell. */
  plies: number | null;
  /** After how many moves of the winner. */
  moves: number | null;
};

/** A result with perfect play. */
export type ExactValue = "won" | "drawn" | "lost";

/** A position in a game of a file, and what led to it. */
export type FileNode = {
  /** The node before; nothing for the start. */
  parent: number | null;
  /** What led here. */
  kind: FileNodeKind;
  /** The number of the move, counted in pairs. */
  number: number;
  /** Who did it. */
  player: Color | null;
  /** What, as players write it. */
  text: string;
  /** Marks of strength: `!`, `??`. */
  mark?: string;
  /** What is said before it. */
  before?: Array<string>;
  /** What is said after it. */
  comments?: Array<string>;
  /** The lines of the log that lead here from the node before. */
  entries: Array<string>;
  /** The position that this begins anew with before its entries, as FEN. */
  start?: string;
  /** The board, a character for each square: `.wWbB`. Nothing if there is
   * no such position, since a move is not legal. */
  placement: string | null;
  /** Who is to move. */
  turn: Color | null;
  /** Every square where the piece landed. */
  route?: Array<number>;
  /** What it captured. */
  captures?: Array<number>;
  /** What is wrong here: numbers in the list of all findings. */
  findings?: Array<number>;
};

/** What led to a node. */
export type FileNodeKind = "start" | "move" | "event" | "setup" | "unplayable";

/** Something wrong in a game of a file, told to people. */
export type Finding = {
  /** The line, counted from 1. */
  line: number;
  /** The column in bytes, counted from 1. */
  column: number;
  /** What kind of fault it is, for programs. */
  kind: string;
  /** The move that it is about. */
  move?: string;
  /** What is wrong. */
  reason: string;
};

/** A course in one game. */
export type FirstSteps = {
  /** The ruleset's id. */
  game: string;
  /** The lessons in their order. */
  lessons: Array<Lesson>;
};

/** Which of the games fit. */
export type Found = {
  /** For each of them, in their order. */
  fits: Array<boolean>;
};

/** What the room says on a socket. */
export type FromRoom = {
  "say": "lines";
  /** The number of the first one. */
  from: number;
  /** The lines. */
  lines: Array<string>;
}
  | {
  "say": "state";
  /** How. */
  state: RoomState;
}
  | {
  "say": "saved";
  /** What it was called. */
  nonce: string;
  /** So many lines the log has with it. */
  version: number;
}
  | {
  "say": "refused";
  /** What it was called. */
  nonce: string;
  /** Why not. */
  why: RoomRefusal;
  /** In English, for those who look into it. */
  detail: string;
}
  | { "say": "pong" }
  | {
  "say": "bye";
  /** So many milliseconds. */
  retry_ms: number;
};

/** A game of a file, in a line. */
export type GameInFile = {
  /** Its number in the text, counted from 0. */
  number: number;
  /** Who played White, where the file says it. */
  white: string | null;
  /** Who played Black. */
  black: string | null;
  /** On what occasion. */
  event: string | null;
  /** The place, as the file names it. */
  site: string | null;
  /** The day, as the file writes it. */
  date: string | null;
  /** The title of the game that is played. */
  title: string;
  /** As files write it. */
  result: string;
  /** How many moves of the main line are legal. */
  moves: number;
  /** The same as people count them. */
  full_moves: number;
  /** How many things are wrong in it. */
  findings: number;
  /** The byte of the text. */
  start: number;
  /** The line of the file, counted from 1. */
  line: number;
  /** The column in bytes, counted from 1. */
  column: number;
};

/** A page of the list of games. */
export type GameList = {
  /** The games of this page, the one played last first. */
  games: Array<GameSummary>;
  /** How many there are on all pages. */
  total: number;
};

/** A game. */
export type GameOnShelf = {
  /** Its ruleset's id. */
  id: string;
  /** Its title. */
  title: string;
  /** What it looks like where no edition is named: a name in the page's style
   * sheets. */
  theme: string;
  /** Whether there is a course of lessons in it. */
  has_lessons: boolean;
  /** The rules as printed, as text. */
  leaflet: string;
  /** The rules of the friendly referee, as text. */
  friendly: string;
  /** Whether playing by the leaflet differs from playing friendly. */
  has_leaflet_mode: boolean;
  /** What playing by the leaflet has in store for those who miss a capture. */
  missed: Missed;
  /** Whether by the leaflet a piece that was touched must move. */
  touch_move: boolean;
  /** The board. */
  board: BoardShape;
  /** How many men each player has. */
  men: number;
  /** Who begins. */
  first: Color;
  /** What the two sides are called. */
  colors: Sides;
  /** What is special about it, in a few words each. */
  traits: Array<string>;
};

/** How a game ended, in points for White and Black. */
export type GameResult = "*" | "2-0" | "1-1" | "0-2";

/** Whether games are over. */
export type GameState = "running" | "finished";

/** A game in a list. */
export type GameSummary = {
  /** What it is called. */
  id: string;
  /** What was agreed; `null` if that is damaged. */
  header: Header | null;
  /** How many lines it has. */
  version: number;
  /** When it began, in milliseconds since 1970. */
  created_at: number;
  /** When it was last played. */
  updated_at: number;
  /** How it ended. */
  result: GameResult;
  /** The moves that stand, of either player. */
  moves: number;
  /** The same as people count them. */
  full_moves: number;
  /** The board now, a character for each square: `.wWbB`; `null` if it is
   * not known. */
  placement: string | null;
  /** Whose it is. */
  whose: Whose;
};

/** A game with its variations, as the page keeps it. */
export type GameTree = {
  /** The rules, as text. */
  rules: string;
  /** Where it starts; the usual start if left out. */
  start?: string | null;
  /** Tags to begin with. */
  tags: Array<[string, string]>;
  /** The start first; every other node has a parent before it, and the
   * first of those with one parent goes on with the line. */
  nodes: Array<TreeNode>;
};

/** What one game says about it. */
export type Half = {
  /** The article, to link to. */
  anchor: string;
  /** Its name. */
  article: string;
  /** What it says, in our words; nothing if it is silent. */
  text: string;
  /** A position to try it on. */
  diagram: Diagram | null;
};

/** One thing that happened. */
export type Happening = {
  /** Its number, counted from 0. */
  event: number;
  /** What it was. */
  kind: HappeningKind;
  /** Who did it; nobody if the referee spoke. */
  player: Color | null;
  /** In short: a move as players write it. */
  text: string;
  /** In a sentence. */
  spoken: string;
  /** The squares it was about: for a move, every square where it landed. */
  route: Array<number>;
  /** The captured pieces, in the order of the jumps. */
  captures: Array<number>;
  /** What should have been played, told once it was claimed. */
  due?: Array<Walk>;
  /** The board afterwards, a character for each square: `.wWbB`. */
  placement: string;
  /** Who is to move afterwards. */
  turn: Color;
};

/** What happened. */
export type HappeningKind = "touch" | "adjust" | "move" | "huff" | "demand" | "stand" | "offer" | "accept" | "decline" | "claim" | "resign" | "timeout" | "over";

/** What was agreed before a game began. */
export type Header = {
  /** The edition whose box was opened, if it was one. */
  edition: string | null;
  /** The rules, as text. */
  rules: string;
  /** Where the game starts; the usual start if left out. */
  start: string | null;
  /** How strict the referee is: what the rules say, for clients of version
   * 0.1. The server fills it in, and nobody reads it. */
  mode?: Mode | null;
  /** Who plays White. */
  white: Seat;
  /** Who plays Black. */
  black: Seat;
  /** The time control, if there is one. */
  clock: TimeControl | null;
  /** Makes the computer's mistakes. */
  seed: number;
  /** What the page keeps besides. */
  options: PageOptions | null;
};

/** What would be good here. */
export type Hint = {
  /** What to do, as in a line of the log. */
  action: string;
  /** The same in a sentence, with how the game stands. */
  sentence: string;
  /** Why it is good, as far as the moves after it show. */
  why: string | null;
  /** The move, to be shown. */
  walk: Walk | null;
  /** The squares it is about. */
  squares: Array<number>;
};

/** House rules in words, field by field. */
export type House = {
  /** As text, in its one form: for links, files and games. */
  rules: string;
  /** The id of the game that they are a version of. */
  base: string;
  /** The title of that game. */
  base_title: string;
  /** The title of the game. */
  title: string;
  /** The board. */
  board: BoardShape;
  /** How many men each player has; none if they do not fit on the board. */
  men: number;
  /** What the two sides are called. */
  colors: Sides;
  /** What can be changed. */
  groups: Array<HouseGroup>;
  /** What differs from the game as printed. */
  differences: Array<HouseDifference>;
  /** Why these rules are no game yet. */
  conflicts: Array<HouseConflict>;
  /** The rules told from first to last. */
  articles: Array<Rule>;
};

/** House rules, or why a text is none. */
export type HouseAnswer = { "house": House }
  | { "refused": string };

/** One word that a field may be set to. */
export type HouseChoice = {
  value: string;
  label: string;
};

/** Fields that do not go together. */
export type HouseConflict = {
  /** A name that stays the same. */
  name: string;
  /** Their names. */
  fields: Array<string>;
  /** Why, in a sentence. */
  sentence: string;
  /** Single changes after which they go together. */
  remedies: Array<HouseRemedy>;
};

/** A field that differs from the game as printed. */
export type HouseDifference = {
  /** The field's name. */
  field: string;
  /** In a sentence, with what is printed. */
  sentence: string;
};

/** One thing that house rules decide. */
export type HouseField = {
  /** A name that stays the same. */
  name: string;
  /** What it decides. */
  label: string;
  /** What it is set to. */
  value: string;
  /** The words it may be set to, or that a list of them is made of. */
  choices: Array<HouseChoice>;
  /** How many words may follow each other, where it is a list. */
  places: number;
  /** Which numbers it may be set to, where it is one. */
  number: HouseRange | null;
  /** Whether it differs from the game as printed. */
  differs: boolean;
  /** Whether it makes a difference, as the others are set. */
  is_felt: boolean;
};

/** Fields about the same thing. */
export type HouseGroup = {
  /** A name that stays the same. */
  name: string;
  /** What they are about. */
  heading: string;
  /** The fields. */
  fields: Array<HouseField>;
};

/** The numbers that a field may be set to. */
export type HouseRange = {
  /** The least. */
  least: number;
  /** The greatest. */
  most: number;
  /** How much of it people count as one. */
  unit: number;
};

/** A change of one field that mends a [`HouseConflict`]. */
export type HouseRemedy = {
  /** The field's name. */
  field: string;
  /** What to set it to. */
  value: string;
  /** The change in words. */
  label: string;
};

/** The games of a file, or of a part of it. */
export type Imported = {
  /** The games, as many as are listed. */
  games: Array<GameInFile>;
  /** Where the game begins that is still to be asked about, if there is one. */
  next: Beginning | null;
};

/** What to make of a move that somebody tried. */
export type Judged = {
  /** The moves that it could mean. */
  moves: Array<Candidate>;
}
  | {
  /** Why not, and what was due. */
  refused: Refused;
};

/** A lesson. */
export type Lesson = {
  /** The message that names it. */
  title: string;
  /** What there is to do. The learner plays White. */
  tasks: Array<Task>;
};

/** What the player to move may do besides moving. This says what the leaflet
 * grants, and never whether there is a reason for it. */
export type May = {
  /** Take off a piece that failed to capture. */
  huff: boolean;
  /** Have the move taken back and the capture made. */
  demand: boolean;
  /** Let it stand, where only that or an answer is left. */
  stand: boolean;
  /** Touch a piece, which binds. */
  touch: boolean;
  /** Say that a piece is only set right. */
  adjust: boolean;
  /** Claim a draw. */
  claim: boolean;
};

/** What becomes of a missed capture. */
export type Missed = "refused" | "huff" | "huff-or-demand" | "withdraw";

/** How strict the referee is. */
export type Mode = "friendly" | "leaflet";

/** Takes a seat over by its word. */
export type MoveSeat = {
  /** The word. */
  code: string;
};

/** How squares are named. */
export type Notation = "numeric" | "algebraic";

/** A game of a file. */
export type Opened = {
  /** The rules, as text. */
  rules: string;
  /** The title of the game that is played. */
  title: string;
  /** Whether the file names the rules; else they are those that fit best. */
  rules_are_named: boolean;
  /** The board. */
  board: BoardShape;
  /** What the two sides are called. */
  colors: Sides;
  /** Who begins in this game: his moves get the numbers. */
  first: Color;
  /** Where it starts, as FEN; nothing for the usual start. */
  start: string | null;
  /** The tags in order. */
  tags: Array<[string, string]>;
  /** As files write it. */
  result: string;
  /** The start first; every other node has a parent before it. */
  nodes: Array<FileNode>;
  /** Everything wrong in it, in the order in which it is written. */
  findings: Array<Finding>;
  /** The game written anew, by the standard. */
  pdn: string;
};

/** Who plays. */
export type Opponent = "computer" | "people";

/** Another reading, to be played. */
export type OtherReading = {
  /** The rules, as text. */
  rules: string;
  /** What they say about it. */
  text: string;
};

/** To whom games belong. */
export type Ownership = "common" | "own";

/** What the page keeps of a game besides what was agreed. */
export type PageOptions = {
  /** Whether the board turns to the player to move. */
  turns?: boolean;
};

/** A game as a file has it. */
export type Pdn = {
  /** The text of the file. */
  pdn: string;
};

/** Why something was not done or not answered, as `application/problem+json`
 * (RFC 9457). */
export type Problem = {
  /** Always `about:blank`: `kind` tells problems apart. */
  type: string;
  /** The HTTP status in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What is wrong and what to do, in English. */
  detail: string;
  /** What kind of problem it is, for programs. */
  kind: ProblemKind;
  /** How many lines the game has, if somebody else wrote first. */
  version?: number;
  /** The line that cannot have happened or is damaged, counted from 0. */
  entry?: number;
};

/** What kind of problem. */
export type ProblemKind = "too_long" | "unreadable" | "rules" | "start" | "impossible" | "nothing" | "elsewhere" | "given_up" | "not_found" | "bad_request" | "too_large" | "too_slow" | "stale" | "damaged" | "disk_full" | "storage" | "busy" | "building" | "foreign_origin" | "locked" | "wrong_password" | "slow_down" | "not_yours" | "taken" | "internal";

/** What can be asked. The field `ask` says what. */
export type Question = { "ask": "catalog" } & AskCatalog
  | { "ask": "game" } & AskGame
  | { "ask": "view" } & AskView
  | { "ask": "act" } & AskAct
  | { "ask": "judge" } & AskJudge
  | { "ask": "think" } & AskThink
  | { "ask": "hint" } & AskHint
  | { "ask": "why" } & AskWhy
  | { "ask": "rules" } & AskRules
  | { "ask": "house" } & AskHouse
  | { "ask": "house_set" } & AskHouseSet
  | { "ask": "leaflet" } & AskLeaflet
  | { "ask": "compare" } & AskCompare
  | { "ask": "lessons" } & AskLessons
  | { "ask": "tried" } & AskTried
  | { "ask": "pdn" } & AskPdn
  | { "ask": "digest" } & AskDigest
  | { "ask": "find" } & AskFind
  | { "ask": "setup" } & AskSetup
  | { "ask": "import" } & AskImport
  | { "ask": "open" } & AskOpen
  | { "ask": "seek" } & AskSeek
  | { "ask": "write" } & AskWrite
  | { "ask": "analyse" } & AskAnalysis
  | { "ask": "course" } & AskCourse;

/** How we read an unclear sentence. */
export type Reading = {
  /** What is unclear, what we chose and why. */
  text: string;
  /** What could be read instead. */
  others: Array<OtherReading>;
};

/** Why something is not allowed. */
export type Refused = {
  /** In a sentence, with the article. */
  sentence: string;
  /** The rule behind it, if there is one. */
  rule: Rule | null;
  /** The squares to point at. */
  squares: Array<number>;
  /** What may be played instead. */
  show: Array<Walk>;
};

/** What can ever be done about a missed capture, in this game. */
export type Remedies = {
  /** The piece is taken off. */
  huff: boolean;
  /** The move is taken back and the capture made. */
  demand: boolean;
};

/** Something right to do. */
export type Right = {
  /** What to send to do it. */
  action: string;
  /** As players write it. */
  text: string;
  /** The way to walk it, if it is a move. */
  walk: Walk | null;
};

/** A room as it is found by its address: what is agreed, who is there, and the
 * log from a line on. */
export type Room = {
  /** What is agreed. */
  header: Header;
  /** How it stands for him who asks. */
  state: RoomState;
  /** The number of the first line here. */
  from: number;
  /** The log from there on. */
  lines: Array<string>;
};

/** What somebody in a room does. */
export type RoomAction = {
  /** What he calls it; the answer repeats it. */
  nonce: string;
  /** How many lines he had seen when he did it. Sent again with the same
   * number, after an answer that got lost, it is done once. */
  seen: number;
  /** What: an action of the game as in a line of its log (`32-28`, `huff 19`,
   * `offer`), or of the room: `ask back`, `grant back`, `refuse back`, the
   * same with `rematch`, `claim-absent`, and `name` with a name. */
  action: string;
};

/** Why something was not done in a room. */
export type RoomRefusal = "no_seat" | "nobody_there" | "not_allowed" | "unreadable" | "ahead" | "too_early" | "busy" | "closed" | "not_saved";

/** One side of the board. */
export type RoomSeat = {
  /** Whether somebody has it. */
  is_taken: boolean;
  /** What he is called, if he said so. */
  name: string | null;
  /** Whether he is there now. */
  is_here: boolean;
  /** In so many seconds his opponent may claim the game, if he stays away that
   * long; 0 if he may now. Nothing while he is there or the game is over. */
  claim_in: number | null;
};

/** How a room stands for one who is in it. */
export type RoomState = {
  /** His own seat. */
  you: Color | null;
  /** The seat that he may take: it is free, and his address invites him. */
  free: Color | null;
  /** Who sits on White's side. */
  white: RoomSeat;
  /** Who sits on Black's. */
  black: RoomSeat;
  /** How many watch. */
  watchers: number;
  /** What one player wants and the other has not answered. */
  wish: RoomWish | null;
  /** The last part of the address that invites to play; only players know it. */
  join: string | null;
  /** The last part of the address that invites to watch. */
  watch: string;
  /** The last part of the address of the next game, if there is one. */
  next: string | null;
  /** Whether nothing can be done here any more: the operator has closed it. */
  is_closed: boolean;
};

/** What one player wants. */
export type RoomWish = {
  /** Who. */
  by: Color;
  /** What. */
  what: Wish;
};

/** A rule of the leaflet, in our words. */
export type Rule = {
  /** What a link to it ends in: `4` in `/rules/hh-sv#4`. */
  anchor: string;
  /** Where the leaflet has it: `Article 4`. */
  heading: string;
  /** What it says. */
  text: string;
};

/** The rules of a game, to be read and tried. */
export type RulesPage = {
  /** The id of the edition, or the rules as text. */
  id: string;
  /** The box, if the rules are of a printed edition. */
  edition: BoxOnShelf | null;
  /** What is played by these rules. */
  game: GameOnShelf;
  /** Its articles, in order. */
  articles: Array<ArticleOnPage>;
  /** The id of a game that is worth comparing with it. */
  compare: string;
};

/** The rules of a game, in our words. */
export type RulesText = {
  /** The title of the game. */
  title: string;
  /** Its articles. */
  articles: Array<Rule>;
};

/** A game as it is kept. */
export type SavedGame = {
  /** What was agreed. */
  header: Header;
  /** What happened, a line each. */
  entries: Array<string>;
};

/** Who sits on one side of the board. */
export type Seat = {
  "kind": "person";
  /** What he is called. */
  name: string | null;
}
  | {
  "kind": "computer";
  /** From 1 to 12. */
  level: number;
};

/** A word by which another device takes a seat over, once. */
export type SeatCode = {
  /** The word. */
  code: string;
  /** For so long it works. */
  seconds: number;
  /** An address that takes the seat where it is opened. The word stands behind
   * `#`, which no browser sends to anybody. */
  address: string;
  /** The address as a QR code, in SVG. */
  qr: string;
};

/** The room in which somebody has a seat now. */
export type SeatTaken = {
  /** The last part of the address that leads there. */
  key: string;
  /** The seat. */
  color: Color;
};

/** A device that is signed in. */
export type Session = {
  /** What it is called, to end it. */
  id: string;
  /** Browser and system, as the browser says, such as `Firefox, Android`. */
  browser: string;
  /** When it signed in, in milliseconds since 1970. */
  created_at: number;
  /** When it was last seen, to the day. */
  seen_at: number;
  /** Whether it is the one that asks. */
  current: boolean;
};

/** Where somebody signed in. */
export type Sessions = {
  /** The one used last first. */
  sessions: Array<Session>;
};

/** A position that somebody set up, and what is wrong with it. */
export type SetUp = {
  /** The rules, as text. */
  rules: string;
  /** The title of the game. */
  title: string;
  /** The board. */
  board: BoardShape;
  /** What the two sides are called. */
  colors: Sides;
  /** The board, a character for each square: `.wWbB`. Nothing if the FEN
   * could not be read. */
  placement: string | null;
  /** Who is to move. */
  turn: Color;
  /** The position as FEN, whether it is possible or not. */
  fen: string;
  /** Everything that is wrong with it. Nothing if it can be played. */
  reasons: Array<string>;
};

/** What the two sides are called, in the colors of the leaflet. */
export type Sides = {
  white: string;
  black: string;
};

/** Signs in. */
export type SignIn = {
  /** The household's password. */
  password: string;
};

/** The games in which some pieces stand. */
export type Sought = {
  /** Those games. */
  games: Array<SoughtGame>;
  /** How many games were looked through. */
  count: number;
};

/** A game in which they stand, and where they do so first. */
export type SoughtGame = {
  /** Its number among the games, counted from 0. */
  number: number;
  /** How many positions of its main line come before. */
  ply: number;
  /** The position, a character for each square: `.wWbB`. */
  placement: string;
  /** Whether colors are changed there. */
  is_reversed: boolean;
  /** The move that was played there, if one was; turned as the position is
   * that was looked for. */
  next: Walk | null;
};

/** One thing that the learner does. */
export type Step = {
  /** What solves it, as in a line of the log; empty: anything legal. To
   * `point 18` is to show the piece there, and changes nothing. */
  accept: Array<string>;
  /** What the opponent does then, one after the other. */
  replies: Array<string>;
  /** What is told then, if there is more to it than to go on. */
  then: Then | null;
};

/** A game as the server keeps it. */
export type StoredGame = {
  /** What it is called. */
  id: string;
  /** What was agreed; `null` if that is damaged. */
  header: Header | null;
  /** What happened, a line each. */
  entries: Array<string>;
  /** How many lines it has. */
  version: number;
  /** When it began, in milliseconds since 1970. */
  created_at: number;
  /** When it was last played. */
  updated_at: number;
  /** Whose it is. */
  whose: Whose;
  /** Whether others may read it who know its address. */
  shared: boolean;
  /** From where on it is damaged, if it is. */
  damaged?: Damage;
};

/** A build of tables. */
export type TablesBuild = {
  /** The ruleset that the tables are for. */
  rules: string;
  /** Up to how many pieces. */
  pieces: number;
  /** How far it is. */
  state: BuildState;
  /** The share that is done, from 0 to 1. */
  share: number;
  /** About how long it still takes. */
  seconds_left: number | null;
  /** What went wrong, in English. */
  reason: string | null;
};

/** Tables of up to so many pieces. */
export type TablesChoice = {
  /** How many pieces at most. */
  pieces: number;
  /** How many positions. */
  positions: number;
  /** About how many bytes they take. */
  bytes: number;
  /** About how long they take on one processor. */
  seconds: number;
  /** Whether they are there. */
  is_ready: boolean;
};

/** What tables can be built for a ruleset, and what is being built. */
export type TablesOffer = {
  /** Whether there can be larger tables than those that the page makes itself. */
  possible: boolean;
  /** Every position with up to so many pieces has a table. */
  ready: number;
  /** Larger tables, the smaller first. */
  choices: Array<TablesChoice>;
  /** The last build. */
  build: TablesBuild | null;
};

/** Takes the free seat. */
export type TakeSeat = {
  /** What he is called who sits down. */
  name?: string | null;
};

/** Something to do on a board. */
export type Task = {
  /** The message that says what. */
  line: string;
  /** The rules, as text. */
  rules: string;
  /** The position it starts from. */
  start: string;
  /** What has happened before. */
  entries: Array<string>;
  /** What the learner does, one after the other. */
  steps: Array<Step>;
};

/** What is told when a step is done and another one follows. */
export type Then = {
  /** The message that says what has happened. */
  said: string;
  /** The message that says what there is to do now. */
  line: string;
};

/** What the computer does. */
export type Thought = {
  /** What, as in a line of the log. */
  action: string;
  /** How long a person would have seemed to think. */
  pause_ms: number;
};

/** What the opponent would do if the player to move passed. */
export type Threat = {
  /** In a sentence. */
  sentence: string;
  /** The move, to be shown. */
  walk: Walk | null;
};

/** How much time the players have. */
export type TimeControl = {
  /** What becomes of the seconds for a move. */
  kind: ClockKind;
  /** For the whole game; half a minute is possible. */
  minutes: number;
  /** For each move. */
  seconds: number;
};

/** A printed color. */
export type Tint = "white" | "black" | "blue" | "green" | "red" | "dark";

/** Printed colors. */
export type Tints = {
  white: Tint;
  black: Tint;
};

/** What a client says on its socket. */
export type ToRoom = { "say": "do" } & RoomAction
  | { "say": "ping" }
  | { "say": "leave" };

/** A position in a game, and what led to it. */
export type TreeNode = {
  /** The node before; nothing for the start. */
  parent?: number | null;
  /** The lines of the log that lead here. */
  entries?: Array<string>;
  /** The position that this begins anew with before its entries. */
  start?: string | null;
  /** As it is written, if it cannot be played. */
  text?: string | null;
  /** Marks of strength. */
  mark?: string;
  /** What is said before it. */
  before?: Array<string>;
  /** What is said after it. */
  comments?: Array<string>;
};

/** What a move is worth to the solver of a puzzle. */
export type Tried = {
  /** Whether it wins as much as a solution has to. */
  wins: boolean;
};

/** How a game stands, with everything that happened in it. */
export type View = {
  /** The rules, as text. */
  rules: string;
  /** Whether the referee speaks only when asked, as the leaflet has it. */
  by_the_leaflet: boolean;
  /** The title of the game. */
  title: string;
  /** The board. */
  board: BoardShape;
  /** What the two sides are called. */
  colors: Sides;
  /** What the leaflet lets a player do about a missed capture. */
  remedies: Remedies;
  /** The board at the start, a character for each square: `.wWbB`. */
  start: string;
  /** Everything that happened. */
  history: Array<Happening>;
  /** The board, a character for each square: `.wWbB`. */
  placement: string;
  /** The position as FEN. */
  fen: string;
  /** Who is to move. */
  turn: Color;
  /** The moves that the player to move may make. */
  moves: Array<Candidate>;
  /** How it ended, if it has. */
  ending: Ending | null;
  /** What may be done besides moving. */
  may: May;
  /** Whose draw offer awaits an answer. */
  offer: Color | null;
  /** The piece that must be moved because it was touched. */
  touched: number | null;
  /** Whether the player to move has been told to capture. */
  must_obey: boolean;
  /** The draw that comes nearer, if one does. */
  countdown: Countdown | null;
  /** The milliseconds that White and Black have left. */
  clock: [number, number] | null;
};

/** How the server sees whoever asks. */
export type Visit = {
  /** Whether it asks for the household's password. */
  asks_password: boolean;
  /** Whether that was given, or nobody asks for it. */
  signed_in: boolean;
  /** To whom games belong. */
  games: Ownership;
  /** The address that people are told, if one was named. */
  public_url: string | null;
};

/** One way to walk a move, to be shown. */
export type Walk = {
  /** Every square where the piece lands, its start first. */
  route: Array<number>;
  /** What it captures, in the order of the jumps. */
  captures: Array<number>;
};

/** Which games somebody looks for. */
export type Wanted = {
  /** Words that all must be found. */
  search: string;
  /** Whether they are over. */
  state?: GameState;
  /** The id of an edition or a game. */
  game?: string;
  /** Who plays. */
  opponent?: Opponent;
};

/** How the players settle who has the color that begins. */
export type WhoBegins = "lot" | "coin" | "unsaid";

/** Whose a game is. */
export type Whose = "yours" | "common" | "another";

/** Why something that was played was allowed. */
export type Why = {
  /** In a few sentences. */
  sentence: string;
  /** The rules behind it. */
  rules: Array<Rule>;
};

/** What a player may want of the other. */
export type Wish = "back" | "rematch";

/** Something that is refused. */
export type Wrong = {
  /** As players write it. */
  text: string;
  /** Why it is refused. */
  refused: Refused;
};
