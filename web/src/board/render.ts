/** Brings the drawing to what the state says, touching only what changed. */

import { fadeAway, fadeIn, glide, shake, shifts, translation, type Shift } from './anim';
import type { Piece, Placement } from './config';
import { center, UNIT, type Geometry, type Point } from './geometry';
import { marksOf, type Mark } from './marks';
import { drawGhostOutline, drawPiece } from './pieces';
import { shownAt, shownPieces, underWay, type ShownPiece, type State } from './state';
import { group, svg } from './svg';
import { drawSquareNames, drawBackdrop, frameWidth, backdropKey } from './backdrop';

/** A piece in the drawing. */
interface PieceView {
  element: SVGGElement;
  piece: Piece;
  square: number;
}

let boards = 0;

export class Drawing {
  readonly root: SVGSVGElement;
  private readonly backdrop = group('b-backdrop');
  private readonly below = group('b-below');
  private readonly pieces = group('b-pieces');
  private readonly names = group('b-names');
  private readonly above = group('b-above');
  private readonly views = new Map<number, PieceView>();
  private readonly prefix: string;
  private shownBackdrop = '';
  private shown: { geometry: Geometry; placement: Placement } | null = null;
  private held: number | null = null;

  constructor() {
    boards += 1;
    this.prefix = `damier-board-${boards}`;
    this.root = svg('svg', { class: 'b-drawing', 'aria-hidden': 'true', focusable: 'false' }, [
      this.backdrop,
      this.below,
      this.pieces,
      this.names,
      this.above,
    ]);
  }

  /** `known`: how the placement changed, if the caller can tell. */
  render(state: State, duration: number, known: Shift | null = null): void {
    this.renderBackdrop(state);
    this.follow(state, known);
    this.renderPieces(state, duration);
    this.renderNames(state);
    const marks = marksOf(state);
    renderMarks(this.below, marks.below);
    renderMarks(this.above, marks.above);
  }

  /** The point of the drawing under a point of the window. */
  pointAt(clientX: number, clientY: number): Point {
    const box = this.root.getBoundingClientRect();
    const view = this.root.viewBox.baseVal;
    const scale = box.width > 0 ? view.width / box.width : 1;
    return {
      x: view.x + (clientX - box.left) * scale,
      y: view.y + (clientY - box.top) * scale,
    };
  }

  /** Lets the piece whose home is `home` follow the pointer. */
  hold(home: number, point: Point): void {
    const view = this.views.get(home);
    if (!view) return;
    if (this.held !== home) {
      this.held = home;
      view.element.classList.add('is-held');
      this.pieces.append(view.element);
    }
    view.element.style.setProperty('transform', translation(point));
  }

  /** Lets go of the held piece; it glides from `point` to its place. */
  release(state: State, point: Point | null, duration: number): void {
    const view = this.held === null ? undefined : this.views.get(this.held);
    this.held = null;
    if (!view) return;
    view.element.classList.remove('is-held');
    const end = pointOf(state, view.square);
    view.element.style.setProperty('transform', translation(end));
    if (point) glide(view.element, [point, end], Math.min(duration, 120));
  }

  shake(state: State, home: number): void {
    const view = this.views.get(home);
    if (view) shake(view.element, pointOf(state, view.square));
  }

  /** A translucent copy of the piece that starts there; null if none does. */
  phantom(state: State, home: number): Phantom | null {
    const shown = shownPieces(state).find((each) => each.home === home);
    if (!shown) return null;
    const element = group(`piece is-${shown.piece.color} is-phantom`, [drawPiece(shown.piece)]);
    element.style.setProperty('transform', translation(pointOf(state, home)));
    this.pieces.append(element);
    let at = home;
    return {
      step: (square, duration) => {
        const points = [pointOf(state, at), pointOf(state, square)];
        at = square;
        element.style.setProperty('transform', translation(pointOf(state, square)));
        glide(element, points, duration);
      },
      remove: (duration) => fadeAway(element, duration),
    };
  }

  private renderBackdrop(state: State): void {
    const key = backdropKey(state.config);
    if (key === this.shownBackdrop) return;
    this.shownBackdrop = key;
    const frame = frameWidth(state.config.coordinates);
    const width = state.config.geometry.size * UNIT + 2 * frame;
    this.root.setAttribute('viewBox', `${-frame} ${-frame} ${width} ${width}`);
    this.backdrop.replaceChildren(...drawBackdrop(state.config, this.prefix));
    this.names.replaceChildren(...drawSquareNames(state.config));
    // Turned or replaced, nothing stands where it did.
    for (const view of this.views.values()) view.element.remove();
    this.views.clear();
    this.shown = null;
  }

  /** A small board has no room for the names of occupied squares. */
  private renderNames(state: State): void {
    [...this.names.children].forEach((name, index) => {
      name.classList.toggle('is-occupied', shownAt(state, index + 1) !== null);
    });
  }

  /** Gives the views the home squares they have after the placement changed. */
  private follow(state: State, known: Shift | null): void {
    const { geometry, placement } = state.config;
    const before = this.shown;
    this.shown = { geometry, placement };
    if (!before || before.placement === placement) return;
    const moved = shifts(geometry, before.placement, placement, known);
    const carried = moved.map(({ from, to }) => [to, this.views.get(from)] as const);
    for (const { from } of moved) this.views.delete(from);
    for (const [to, view] of carried) {
      this.views.get(to)?.element.remove();
      if (view) this.views.set(to, view);
    }
  }

  private renderPieces(state: State, duration: number): void {
    const wanted = new Map(shownPieces(state).map((shown) => [shown.home, shown]));
    for (const [home, view] of this.views) {
      if (wanted.has(home)) continue;
      fadeAway(view.element, duration);
      this.views.delete(home);
    }
    const fresh = this.views.size === 0;
    for (const shown of wanted.values()) {
      const view = this.views.get(shown.home);
      if (view) this.update(state, view, shown, duration);
      else this.add(state, shown, fresh ? 0 : duration);
    }
    this.sort(state);
  }

  private add(state: State, shown: ShownPiece, duration: number): void {
    const { piece, square } = shown;
    const element = group('piece', [drawPiece(piece), drawGhostOutline()]);
    element.style.setProperty('transform', translation(pointOf(state, square)));
    this.pieces.append(element);
    const view = { element, piece, square };
    this.views.set(shown.home, view);
    classify(state, view, shown);
    fadeIn(element, duration);
  }

  private update(state: State, view: PieceView, shown: ShownPiece, duration: number): void {
    const { piece, square } = shown;
    if (piece.king !== view.piece.king || piece.color !== view.piece.color) {
      view.piece = piece;
      view.element.firstElementChild?.replaceWith(drawPiece(piece));
    }
    classify(state, view, shown);
    if (view.square === square) return;
    const way = waypoints(state, shown.home, view.square, square).map((at) => pointOf(state, at));
    view.square = square;
    if (this.held === shown.home) return;
    this.pieces.append(view.element);
    view.element.style.setProperty('transform', translation(pointOf(state, square)));
    glide(view.element, way, duration * Math.max(1, way.length - 1));
  }

  /** Nearer rows lie over farther ones: a king stands taller than its square. */
  private sort(state: State): void {
    if (this.held !== null) return;
    const order = [...this.views.values()].sort(
      (a, b) => pointOf(state, a.square).y - pointOf(state, b.square).y,
    );
    const moving = (view: PieceView) => view.element.getAnimations().length > 0;
    const still = order.filter((view) => !moving(view));
    const wanted = [...still, ...order.filter(moving)].map((view) => view.element);
    let next: Element | null = null;
    for (const element of wanted.reverse()) {
      if (element.nextElementSibling !== next) this.pieces.insertBefore(element, next);
      next = element;
    }
  }
}

export interface Phantom {
  step(square: number, duration: number): void;
  remove(duration: number): void;
}

function pointOf(state: State, square: number): Point {
  return center(state.config.geometry, square, state.config.orientation);
}

/** The squares over which the piece under way goes from one place to another. */
function waypoints(state: State, home: number, from: number, to: number): number[] {
  const { path } = underWay(state);
  const start = path.indexOf(from);
  if (home !== path[0] || start < 0 || path.at(-1) !== to) return [from, to];
  return path.slice(start);
}

function classify(state: State, view: PieceView, shown: ShownPiece): void {
  const names = ['piece', `is-${shown.piece.color}`];
  if (shown.ghost) names.push('is-ghost');
  if (shown.home === state.path[0]) names.push('is-selected');
  if (view.element.classList.contains('is-held')) names.push('is-held');
  const wanted = names.join(' ');
  if (view.element.getAttribute('class') !== wanted) view.element.setAttribute('class', wanted);
}

/** Keeps marks that stay, so that their pulsing does not start anew. */
function renderMarks(layer: SVGGElement, marks: readonly Mark[]): void {
  const old = new Map([...layer.children].map((child) => [child.getAttribute('data-key'), child]));
  const children = marks.map((mark) => {
    const key = JSON.stringify(mark);
    const kept = old.get(key);
    if (kept) {
      old.delete(key);
      return kept;
    }
    const words = mark.text === undefined ? [] : [document.createTextNode(mark.text)];
    return svg(mark.tag, { ...mark.attributes, 'data-key': key }, words);
  });
  const wanted = new Set<Element>(children);
  for (const child of [...layer.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (layer.children[index] !== child) layer.insertBefore(child, layer.children[index] ?? null);
  });
}
