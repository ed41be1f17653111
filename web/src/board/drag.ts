/** A piece follows the pointer; whoever asked is told where it was dropped. */

import { squareUnder, type Point } from './geometry';
import type { Drawing } from './render';
import { shownAt, type State } from './state';

/** Pixels before a press becomes a drag; a finger trembles more than a mouse. */
const THRESHOLD = { mouse: 3, touch: 9 };

interface Press {
  pointer: number;
  square: number;
  /** Kept so that a drag of an unselected piece grabs it only when it starts. */
  x: number;
  y: number;
  threshold: number;
  home: number | null;
}

export interface DragHost {
  readonly drawing: Drawing;
  state(): State;
  /** Selects the piece; false if it may not be taken. */
  grab(square: number): boolean;
  hover(square: number | null): void;
  drop(square: number | null, point: Point): void;
}

export class Drag {
  private press: Press | null = null;
  private dragged = false;

  constructor(private readonly host: DragHost) {}

  down(event: PointerEvent, square: number): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.dragged = false;
    const threshold = event.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.press = { pointer, square, x, y, threshold, home: null };
  }

  move(event: PointerEvent): void {
    const { press } = this;
    if (!press || press.pointer !== event.pointerId) return;
    if (press.home === null && !this.begin(press, event)) return;
    if (press.home === null) return;
    const { drawing } = this.host;
    const point = drawing.pointAt(event.clientX, event.clientY);
    drawing.hold(press.home, point);
    this.host.hover(this.under(point));
  }

  up(event: PointerEvent): void {
    const { press } = this;
    if (!press || press.pointer !== event.pointerId) return;
    this.press = null;
    if (press.home === null) return;
    const point = this.host.drawing.pointAt(event.clientX, event.clientY);
    this.host.drop(this.under(point), point);
  }

  /** The pointer was taken away, or Escape was pressed: nothing is dropped. */
  cancel(): boolean {
    const { press } = this;
    this.press = null;
    if (!press || press.home === null) return false;
    const { drawing } = this.host;
    this.host.hover(null);
    drawing.release(this.host.state(), null, 0);
    return true;
  }

  /** Whether the click that follows belongs to a drag. Asking forgets it. */
  wasDragged(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  private begin(press: Press, event: PointerEvent): boolean {
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (far < press.threshold) return false;
    if (!this.host.grab(press.square)) {
      this.press = null;
      return false;
    }
    press.home = shownAt(this.host.state(), press.square)?.home ?? null;
    this.dragged = true;
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    return true;
  }

  private under(point: Point): number | null {
    const { geometry, orientation } = this.host.state().config;
    return squareUnder(geometry, point, orientation);
  }
}
