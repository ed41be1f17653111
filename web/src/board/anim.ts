/** Which piece became which, and the few movements there are. */

import type { Placement } from './config';
import { allSquares, distance, type Geometry, type Point } from './geometry';
import { pieceAt } from './state';

/** How one placement becomes another: `from` moved to `to`. */
export interface Shift {
  from: number;
  to: number;
}

/**
 * Pairs pieces that left a square with pieces of their color that appeared on
 * one, the nearest first. Whatever is left over vanished or is new.
 */
export function shifts(
  geometry: Geometry,
  before: Placement,
  after: Placement,
  known: Shift | null = null,
): Shift[] {
  const squares = allSquares(geometry);
  const colorOf = (placement: Placement, square: number) => pieceAt(placement, square)?.color;
  const changed = squares.filter((square) => colorOf(before, square) !== colorOf(after, square));
  const left = new Set(changed.filter((square) => colorOf(before, square)));
  const come = new Set(changed.filter((square) => colorOf(after, square)));
  const found: Shift[] = [];
  const settle = ({ from, to }: Shift) => {
    if (!left.delete(from) || !come.delete(to)) return;
    found.push({ from, to });
  };
  if (known && known.from !== known.to) settle(known);
  const pairs = [...left].flatMap((from) =>
    [...come]
      .filter((to) => colorOf(before, from) === colorOf(after, to))
      .map((to) => ({ from, to, far: distance(geometry, from, to) })),
  );
  pairs.sort((a, b) => a.far - b.far);
  for (const pair of pairs) if (left.has(pair.from) && come.has(pair.to)) settle(pair);
  return found;
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function translation({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Moves an element over all points; it already has its last place. */
export function glide(element: SVGElement, points: readonly Point[], duration: number): void {
  if (duration <= 0 || points.length < 2) return;
  element.animate(
    points.map((point) => ({ transform: translation(point) })),
    { duration, easing: points.length > 2 ? 'linear' : 'cubic-bezier(.3,.1,.2,1)' },
  );
}

/** A short "no": from side to side, dying away. */
export function shake(element: SVGElement, at: Point): void {
  const offsets = [0, -9, 8, -6, 4, -2, 0];
  element.animate(
    offsets.map((offset) => ({ transform: translation({ x: at.x + offset, y: at.y }) })),
    { duration: 380, easing: 'ease-out' },
  );
}

/** Fades in, or out and then away. */
export function fadeIn(element: SVGElement, duration: number): void {
  if (duration > 0) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
}

export function fadeAway(element: SVGElement, duration: number): void {
  if (duration <= 0) {
    element.remove();
    return;
  }
  const fading = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration, fill: 'forwards' });
  const remove = () => element.remove();
  fading.finished.then(remove, remove);
}
