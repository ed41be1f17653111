/** The right button draws: a click circles a square, a drag makes an arrow, the same again wipes it out. */

import { squareUnder } from './geometry';
import type { Drawing } from './render';
import type { Drawn, State } from './state';

export interface PencilHost {
  readonly drawing: Drawing;
  state(): State;
  /** What is being drawn; null: nothing any more. */
  sketch(drawn: Drawn | null): void;
  /** It is drawn. */
  draw(drawn: Drawn): void;
}

/** Which of four pencils, by the key that is held. */
const brushOf = ({ shiftKey, altKey, ctrlKey }: MouseEvent) => (shiftKey ? 1 : altKey ? 2 : ctrlKey ? 3 : 0);

export class Pencil {
  private from: number | null = null;

  constructor(private readonly host: PencilHost) {}

  down(event: PointerEvent): void {
    this.from = this.under(event);
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.move(event);
  }

  move(event: PointerEvent): void {
    if (this.from !== null) this.host.sketch(this.drawn(event));
  }

  up(event: PointerEvent): void {
    const drawn = this.drawn(event);
    this.cancel();
    if (drawn) this.host.draw(drawn);
  }

  cancel(): void {
    if (this.from !== null) this.host.sketch(null);
    this.from = null;
  }

  private drawn(event: PointerEvent): Drawn | null {
    const to = this.under(event);
    return this.from === null || to === null ? null : { from: this.from, to, brush: brushOf(event) };
  }

  private under(event: PointerEvent): number | null {
    const { geometry, orientation } = this.host.state().config;
    return squareUnder(geometry, this.host.drawing.pointAt(event.clientX, event.clientY), orientation);
  }
}

/** Adds a line to those that are there; the same line once more is wiped out. */
export function withDrawn(all: readonly Drawn[], drawn: Drawn): Drawn[] {
  const rest = all.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const isThere = all.some(({ from, to, brush }) => from === drawn.from && to === drawn.to && brush === drawn.brush);
  return isThere ? rest : [...rest, drawn];
}
