/**
 * The keys of the page in one table: which key does which deed, where it holds,
 * and which message tells of it in the help.
 *
 * A page asks `deedOf` what a key means there, and does it.
 */

export type Deed =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'previous-line'
  | 'next-line'
  | 'previous-game'
  | 'next-game'
  | 'autoplay'
  | 'flip'
  | 'zen'
  | 'type'
  | 'hint'
  | 'take-back'
  | 'draw'
  | 'engine'
  | 'best'
  | 'threat'
  | 'arrows'
  | 'sound'
  | 'cancel'
  | 'help';

/** Where a key holds: at a game being played, at the desk, or wherever a board is. */
export type Place = 'game' | 'study';

export interface Key {
  deed: Deed;
  /** As `KeyboardEvent.key` has them, letters small, with `Shift+` before. */
  keys: readonly string[];
  message: string;
  /** Left out: everywhere. */
  place?: Place;
}

export const KEYS: readonly Key[] = [
  { deed: 'previous', keys: ['ArrowLeft', 'k'], message: 'play-previous' },
  { deed: 'next', keys: ['ArrowRight', 'j'], message: 'play-next' },
  { deed: 'first', keys: ['ArrowUp', 'Home'], message: 'play-first' },
  { deed: 'last', keys: ['ArrowDown', 'End'], message: 'play-last' },
  { deed: 'flip', keys: ['f'], message: 'play-flip' },
  { deed: 'zen', keys: ['z'], message: 'key-zen' },
  { deed: 'sound', keys: ['m'], message: 'key-sound' },
  { deed: 'cancel', keys: ['Escape'], message: 'keys-escape' },
  { deed: 'help', keys: ['?'], message: 'key-help' },
  { deed: 'type', keys: ['Enter'], message: 'play-type-move', place: 'game' },
  { deed: 'type', keys: ['Enter'], message: 'play-type-move', place: 'study' },
  { deed: 'hint', keys: ['h'], message: 'play-hint-button', place: 'game' },
  { deed: 'take-back', keys: ['u', 'Backspace'], message: 'play-take-back', place: 'game' },
  { deed: 'draw', keys: ['d'], message: 'play-offer', place: 'game' },
  { deed: 'autoplay', keys: ['p'], message: 'key-autoplay' },
  { deed: 'engine', keys: ['l'], message: 'key-engine', place: 'study' },
  { deed: 'best', keys: [' '], message: 'key-best', place: 'study' },
  { deed: 'threat', keys: ['x'], message: 'key-threat', place: 'study' },
  { deed: 'arrows', keys: ['a'], message: 'key-arrows', place: 'study' },
  { deed: 'previous-line', keys: ['Shift+ArrowLeft'], message: 'key-previous-line', place: 'study' },
  { deed: 'next-line', keys: ['Shift+ArrowRight'], message: 'key-next-line', place: 'study' },
  { deed: 'previous-game', keys: ['Shift+n'], message: 'key-previous-game', place: 'study' },
  { deed: 'next-game', keys: ['n'], message: 'key-next-game', place: 'study' },
];

/** Deeds that a key does again and again while it is held down. */
const HELD: readonly Deed[] = ['previous', 'next'];

/** Whatever takes every key for itself. */
const FIELDS = 'input, select, textarea, [contenteditable]';
/** Whatever is pressed with Enter or the space bar. */
const PRESSED = 'button, a, summary, [role=gridcell], [role=tab]';
/** Whatever is walked through with the arrows. */
const WALKED = '[role=grid], [role=slider], [role=tablist], [role=menu], [role=radiogroup]';

/** What a key is for, there; null: nothing, or it belongs to what has the focus. */
export function deedOf(event: KeyboardEvent, place?: Place): Deed | null {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return null;
  if (document.querySelector('dialog[open]')) return null;
  const name = nameOf(event);
  const isIn = (places: string) => target instanceof Element && target.closest(places) !== null;
  if (isIn(FIELDS) || (/^(Enter| )$/.test(name) && isIn(PRESSED))) return null;
  if (/Arrow|Home|End/.test(name) && isIn(WALKED)) return null;
  const holds = (key: Key) => !key.place || !place || key.place === place;
  const deed = KEYS.find((key) => key.keys.includes(name) && holds(key))?.deed ?? null;
  return deed && repeat && !HELD.includes(deed) ? null : deed;
}

/** The key as the table has it; letters by their place where the keyboard has others. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  const isForeign = key.length === 1 && key > '\u007f' && code.startsWith('Key');
  const name = isForeign ? code.slice(3) : key;
  const small = name.length === 1 ? name.toLowerCase() : name;
  return shiftKey && /^[a-z]$|^.{2,}$/.test(small) ? `Shift+${small}` : small;
}
