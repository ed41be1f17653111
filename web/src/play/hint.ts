/** A hint in three steps: which piece, where it goes, and why. */

import { t } from '../app/texts.svelte';
import type { Hint } from '../contract';

export type HintStep = 'piece' | 'move' | 'why';

/** The step that comes after another, or the first one; null: all is told. */
export function nextStep({ walk, why }: Hint, step: HintStep | null): HintStep | null {
  // What is no move has no piece to look at first.
  if (step === null) return walk ? 'piece' : 'move';
  if (step === 'piece') return 'move';
  return step === 'move' && why !== null ? 'why' : null;
}

export function hintSentence(hint: Hint, step: HintStep, placement: string, nameOf: (square: number) => string): string {
  const square = hint.walk?.route[0];
  if (step === 'why' && hint.why !== null) return hint.why;
  if (step !== 'piece' || square === undefined) return hint.sentence;
  const isKing = /[WB]/.test(placement[square - 1] ?? '');
  return t('play-hint-piece', { piece: isKing ? 'king' : 'man', square: nameOf(square) });
}
