/**
 * Words that can be typed in place of a move: by those who hear the board, and
 * by anybody whose hands are on the keyboard. Each has its English name and a
 * short form as well as its name in the language of the page.
 */

import { placeOf, squareCount } from '../board';
import { other } from '../color';
import type { Color } from '../contract';
import { t } from '../app/texts.svelte';
import { squareName } from '../ui/labels';
import { face } from './clock';
import type { Played } from './played';

export type Command = 'last' | 'pieces' | 'clock' | 'moves' | 'captures' | 'row' | 'board' | 'draw' | 'resign' | 'help';

export interface Typed {
  command: Command;
  /** What was typed after the word: a row, or a square. */
  about: string;
}

/** The names in the language of the page. */
const names = (): Record<Command, string> => ({
  last: t('command-last'),
  pieces: t('command-pieces'),
  clock: t('command-clock'),
  moves: t('command-moves'),
  captures: t('command-captures'),
  row: t('command-row'),
  board: t('command-board'),
  draw: t('command-draw'),
  resign: t('command-resign'),
  help: t('command-help'),
});

const SHORT: Partial<Record<Command, string>> = { last: 'l', pieces: 'p', clock: 'c', moves: 'm', captures: 'x', row: 'r', board: 'b' };

/** The command in a text; null: it is none, and may be a move. */
export function readCommand(text: string): Typed | null {
  const typed = text.toLowerCase().replace(/^\//, '').trim();
  // A letter with a number is a square.
  if (/^[a-j]\d/.test(typed)) return null;
  for (const [command, name] of Object.entries(names()) as [Command, string][]) {
    for (const form of [command, name, SHORT[command] ?? name]) {
      const about = typed.slice(form.length).trim();
      if (typed.startsWith(form) && /^([a-j]?\d+)?$/.test(about)) return { command, about };
    }
  }
  return null;
}

/** What is answered to a command that only asks. */
export function answer({ command, about }: Typed, game: Played, selected: number | null): string {
  switch (command) {
    case 'last':
      return game.view.history.findLast(({ kind }) => kind === 'move')?.spoken ?? t('play-no-moves-yet');
    case 'pieces':
      return both(game, (color) => pieces(game, color)).join(' ');
    case 'clock':
      return clock(game);
    case 'moves':
      return moves(game, about, selected);
    case 'captures':
      return moves(game, about, selected, true);
    case 'row':
      return row(game, Number(about));
    default:
      return help();
  }
}

/** One's own side first. */
function both<T>({ view, computer }: Played, tell: (color: Color) => T): T[] {
  const own = computer ? other(computer) : view.turn;
  return [tell(own), tell(other(own))];
}

function pieces({ view }: Played, color: Color): string {
  const letters = color === 'white' ? 'wW' : 'bB';
  const squares = (letter: string) =>
    [...view.placement]
      .flatMap((each, index) => (each === letter ? [squareName(view.board, index + 1)] : []))
      .join(', ');
  const values = { color: view.colors[color] };
  const men = squares(letters[0]!);
  const kings = squares(letters[1]!);
  return [men && t('pieces-men', { ...values, squares: men }), kings && t('pieces-kings', { ...values, squares: kings })]
    .filter(Boolean)
    .join(' ');
}

function clock(game: Played): string {
  const { clock, view } = game;
  if (!clock) return `${t('new-clock-none')}.`;
  const now = performance.now();
  return both(game, (color) => t('play-time-left', { color: view.colors[color], time: face(clock.remaining(color, now)) })).join('. ');
}

/** By the leaflet, finding the moves is the players' own affair. */
function moves({ view, byLeaflet, isPersonsTurn }: Played, about: string, selected: number | null, onlyCaptures = false): string {
  if (byLeaflet) return t('command-not-by-leaflet');
  const isAsked = (square: number) => (about ? squareName(view.board, square) === about : (selected ?? square) === square);
  const found = isPersonsTurn ? view.moves.filter(({ from, captures }) => isAsked(from) && (!onlyCaptures || captures.length > 0)) : [];
  return found.length > 0 ? found.map(({ text }) => text).join(', ') : t('moves-none');
}

/** A row by the number that stands beside it, or counted from square 1. */
function row({ view }: Played, number: number): string {
  const { board, placement, colors } = view;
  const squares = Array.from({ length: squareCount(board) }, (_, index) => index + 1);
  const isNumbered = squareName(board, 1) === '1';
  const rowOf = (square: number) => (isNumbered ? placeOf(board, square).row + 1 : board.size - placeOf(board, square).row);
  const found = squares.filter((square) => rowOf(square) === number);
  if (found.length === 0) return t('row-none', { rows: board.size });
  return found
    .map((square) => {
      const letter = placement[square - 1] ?? '.';
      const values = { square: squareName(board, square), color: colors[letter.toLowerCase() === 'w' ? 'white' : 'black'] };
      if (letter === '.') return t('board-empty', values);
      return t(letter === letter.toLowerCase() ? 'board-man' : 'board-king', values);
    })
    .join('; ');
}

function help(): string {
  const words = Object.entries(names()).map(([command, name]) => {
    const short = SHORT[command as Command];
    return short ? `${name} (${short})` : name;
  });
  return t('commands-are', { words: words.join(', ') });
}
