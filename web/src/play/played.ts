/** A game as whoever shows it needs to know it: at this screen, or in a room with somebody elsewhere. */

import { t } from '../app/texts.svelte';
import type { Act, Done } from '../game/session.svelte';
import type { Color, Happening, Header, Hint, Refused, SavedGame, View, Whose } from '../contract';
import type { Trouble } from '../saved/sender';
import type { GameClock } from './gameclock.svelte';

/** What whoever shows the game is told. */
export interface PlayedEvents {
  /** Something was done; it is shown move by move. */
  onDone(done: Done): Promise<void> | void;
  /** The referee refused something. */
  onRefused(refused: Refused, from: number | null): void;
}

export interface Played {
  readonly id: string;
  readonly createdAt: Date;
  /** What was agreed, with the names that are known by now. */
  readonly header: Header;
  readonly view: View;
  readonly saved: SavedGame;
  readonly clock: GameClock | null;

  /** The computer's color, if it plays. */
  readonly computer: Color | null;
  readonly isThinking: boolean;
  /** Whether nothing will come of its turn. */
  readonly isStuck: boolean;
  /** Who sits in front of this screen. */
  readonly people: Color[];
  /** The one who does, if it is one. */
  readonly me: Color | null;
  readonly whose: Whose;

  readonly isReadOnly: boolean;
  readonly isOver: boolean;
  /** Whether a person here is to move now; and whether he may, which nobody does while the clock is paused. */
  readonly isPersonsTurn: boolean;
  readonly mayMove: boolean;
  readonly byLeaflet: boolean;
  /** Whether whoever plays may be helped: by hints, and by what the computer thinks. */
  readonly mayHelp: boolean;
  readonly mayAnalyse: boolean;
  /** Whether moves are taken back in this game at all; and whether there is one now. */
  readonly mayEverTakeBack: boolean;
  readonly mayTakeBack: boolean;
  /** What the button says that does it. */
  readonly takeBackLabel: 'play-take-back' | 'room-ask-back';
  /** Where the game is on the desk, if it is. */
  readonly desk: string | null;
  /** Whether a player elsewhere is there; null of those who are here. */
  presenceOf(color: Color): 'here' | 'away' | null;

  trouble: Trouble | null;

  start(events: PlayedEvents): void;
  close(): void;
  readonly act: Act;
  attempt(text: string, from: number | null): Promise<void>;
  /** Why the piece on a square may not move; null if it may. */
  askAbout(square: number): Promise<Refused | null>;
  refuse(refused: Refused, from: number | null): void;
  takeBack(): Promise<void>;
  hint(): Promise<Hint>;
  checkFlag(now: number): Promise<void>;
  giveTime(player: Color): Promise<void>;
  translate(): Promise<void>;
}

/** Who offers a draw or gives up: at one board whoever is to move, else the one who is here. */
export const offererOf = ({ me, view }: Played): Color => me ?? view.turn;

/** That one has to wait for the other, whose turn it is; null if nobody has to. */
export function othersTurn({ me, computer, view }: Played): string | null {
  if (me === null || view.turn === me) return null;
  return computer ? t('board-computers-turn') : t('play-turn-color', { color: view.colors[view.turn] });
}

/** Who was huffed, or had a move taken back, is told until he moves again. */
export function claimOf(history: Happening[]): Happening | null {
  const claim = history.findLast(({ kind }) => kind === 'huff' || kind === 'demand');
  const isAnswered = history.some(
    ({ kind, event, player }) => kind === 'move' && event > (claim?.event ?? 0) && player !== claim?.player,
  );
  return claim && !isAnswered ? claim : null;
}
