/** Translates what the browser reports into what the board understands. */

import type { Drag } from './drag';
import type { Pencil } from './pencil';
import { DigitEntry, neighbor, type Grid } from './grid';
import { isOwn, type State } from './state';

export interface EventHost {
  readonly grid: Grid;
  readonly drag: Drag;
  readonly pencil: Pencil;
  state(): State;
  tap(square: number | null): void;
  /** A click that may have hit a route's badge. */
  tapBadge(clientX: number, clientY: number): boolean;
  choose(option: number): boolean;
  cancel(): boolean;
  moveCursor(square: number): void;
}

/** Starts listening; the answer stops it. */
export function listen(host: EventHost): () => void {
  const root = host.grid.root;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const digits = new DigitEntry((square) => host.moveCursor(square));
  root.addEventListener('pointerdown', (event) => pointerDown(host, event), options);
  for (const hand of [host.drag, host.pencil]) {
    root.addEventListener('pointermove', (event) => hand.move(event), options);
    root.addEventListener('pointerup', (event) => hand.up(event), options);
    root.addEventListener('pointercancel', () => void hand.cancel(), options);
  }
  root.addEventListener('click', (event) => click(host, event), options);
  root.addEventListener('keydown', (event) => keyDown(host, digits, event), options);
  root.addEventListener('focusin', (event) => focusIn(host, event), options);
  return () => {
    digits.stop();
    stop.abort();
  };
}

function squareOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell ? Number(cell.dataset['square']) : null;
}

function pointerDown(host: EventHost, event: PointerEvent): void {
  const square = squareOf(event.target);
  const { input, editing } = host.state().config;
  if (event.button === 2 && !editing) {
    // First it lets go of what is begun.
    if (!host.cancel()) host.pencil.down(event);
    return;
  }
  const draggable = square !== null && (editing || input !== 'click');
  if (draggable && isOwn(host.state(), square)) host.drag.down(event, square);
}

function click(host: EventHost, event: MouseEvent): void {
  if (host.drag.wasDragged()) return;
  // Assistive technology clicks without a pointer: it may always.
  const byPointer = event.detail > 0;
  if (byPointer && host.tapBadge(event.clientX, event.clientY)) return;
  const { config, choice } = host.state();
  if (byPointer && config.input === 'drag' && !config.picking && !config.editing && !choice) return;
  host.tap(squareOf(event.target));
}

function keyDown(host: EventHost, digits: DigitEntry, event: KeyboardEvent): void {
  if (event.altKey || event.metaKey) return;
  if (answersKey(host, digits, event)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function answersKey(host: EventHost, digits: DigitEntry, event: KeyboardEvent): boolean {
  const { config, cursor, choice } = host.state();
  const { key } = event;
  if (/^\d$/.test(key) && !event.ctrlKey) {
    if (choice) return host.choose(Number(key));
    digits.type(key, config.geometry);
    return true;
  }
  if (key === 'Enter' || key === ' ') {
    host.tap(squareOf(event.target) ?? cursor);
    return true;
  }
  if (key === 'Escape') return host.drag.cancel() || host.cancel();
  const next = neighbor(config.geometry, config.orientation, cursor, key, event.ctrlKey);
  if (next === null) return false;
  host.moveCursor(next);
  return true;
}

/** A click or a screen reader moved the focus: the keyboard goes on from there. */
function focusIn(host: EventHost, event: FocusEvent): void {
  const square = squareOf(event.target);
  if (square !== null && square !== host.state().cursor) host.moveCursor(square);
}
