/** What can be known about a move before its turn comes. */

import type { Ahead } from '../board';
import { referee } from '../app/referee.svelte';
import type { Color, View } from '../contract';
import { gameOf } from './session.svelte';

/** Until the rules have been asked, a piece may go wherever any of them lets one go. */
export const anywhere = (color: Color): Ahead => ({ color, backward: true, axes: 'diagonal', flying: true, moves: [] });

/** How pieces go by the rules of a game, and what could be played if it were this side's turn already. */
export async function lookAhead(view: View, color: Color): Promise<Ahead> {
  const given = `${color === 'white' ? 'W' : 'B'}${view.fen.slice(1)}`;
  const [answer, { moves }] = await Promise.all([
    referee.house(view.rules),
    referee.view(gameOf(view.rules, given, [])),
  ]);
  const fields = 'house' in answer ? answer.house.groups.flatMap((group) => group.fields) : [];
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  return {
    color,
    backward: valueOf('men_capture') !== 'forward',
    axes: (valueOf('capture_axes') ?? 'diagonal') as Ahead['axes'],
    flying: valueOf('king_range') !== 'one',
    moves,
  };
}
