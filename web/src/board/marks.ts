/** Highlights, targets, routes and arrows: what is drawn under and over the pieces. */

import { canStop, optionOf, targets } from './board';
import { aheadOf, pieceAt, shownAt, type Drawn, type Option, type State } from './state';
import { center, UNIT, type Point } from './geometry';
import { RADIUS } from './pieces';
import type { Attributes } from './svg';

export interface Mark {
  tag: 'path' | 'circle' | 'rect' | 'text';
  attributes: Attributes;
  text?: string;
}

export interface Marks {
  below: Mark[];
  above: Mark[];
}

/** Route number `n` wears the color `n` of this many. */
const ROUTE_COLORS = 4;
const BADGE_RADIUS = 19;

export function marksOf(state: State): Marks {
  const at = pointOf(state);
  return {
    below: [...lastMoveMarks(state, at), ...selectionMarks(state, at), ...targetMarks(state, at)],
    above: [
      ...ringMarks(state, at),
      ...pointerMarks(state, at),
      ...premoveMarks(state, at),
      ...arrowMarks(state, at),
      ...drawnMarks(state, at),
      ...(state.choice ? choiceMarks(state.choice, at) : []),
    ],
  };
}

/** The badge under a point of the drawing, as an option's number. */
export function badgeUnder(state: State, point: Point): number | null {
  const at = pointOf(state);
  for (const option of state.choice ?? []) {
    const hit = badgePoints(state.choice ?? [], option, at).some(
      (badge) => Math.hypot(badge.x - point.x, badge.y - point.y) <= BADGE_RADIUS + 3,
    );
    if (hit) return option.number;
  }
  return null;
}

type Place = (square: number) => Point;

function pointOf(state: State): Place {
  const { geometry, orientation } = state.config;
  return (square) => center(geometry, square, orientation);
}

function box({ x, y }: Point, inset: number, className: string): Mark {
  const width = UNIT - 2 * inset;
  const corner = { x: x - width / 2, y: y - width / 2 };
  return { tag: 'rect', attributes: { ...corner, width, height: width, class: className } };
}

function ring({ x, y }: Point, r: number, className: string): Mark {
  return { tag: 'circle', attributes: { cx: x, cy: y, r, class: className } };
}

/** How far inside a square the lines run that say what was moved last. */
const LAST_INSET = 2;

/** Four corners of a square. */
function corners({ x, y }: Point, className: string): Mark {
  const edge = UNIT / 2 - LAST_INSET;
  const arm = 20;
  const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
    .map(([h, v]) => {
      const cx = x + (h as number) * edge;
      const cy = y + (v as number) * edge;
      return `M${cx - (h as number) * arm} ${cy}H${cx}V${cy - (v as number) * arm}`;
    })
    .join('');
  return { tag: 'path', attributes: { d, class: className } };
}

function cross({ x, y }: Point, arm: number, className: string): Mark {
  const both = 2 * arm;
  const d = `M${x - arm} ${y - arm}l${both} ${both}m0 ${-both}l${-both} ${both}`;
  return { tag: 'path', attributes: { d, class: className } };
}

/**
 * Corners where it came from, a frame where it went, a dot on the way. What is
 * over has corners; what is due is round.
 */
function lastMoveMarks({ config, played, path }: State, at: Place): Mark[] {
  const { lastMove } = config;
  if (!lastMove || played || path.length > 1) return [];
  const { route, captures } = lastMove;
  const marks = [...new Set(route)].map((square) => box(at(square), 0, 'm-last'));
  const [from, to] = [route[0], route.at(-1)];
  if (from !== undefined) marks.push(corners(at(from), 'm-last-from'));
  if (to !== undefined) marks.push(box(at(to), LAST_INSET, 'm-last-to'));
  for (const square of route.slice(1, -1)) marks.push(ring(at(square), 9, 'm-last-via'));
  for (const square of captures) {
    if (!pieceAt(config.placement, square)) marks.push(cross(at(square), 10, 'm-last-taken'));
  }
  return marks;
}

function selectionMarks(state: State, at: Place): Mark[] {
  const marks: Mark[] = [];
  const stands = state.path.at(-1);
  if (stands !== undefined) {
    marks.push(box(at(stands), 0, 'm-selected-fill'), box(at(stands), 4, 'm-selected'));
  }
  for (const square of state.path.slice(0, -1)) marks.push(corners(at(square), 'm-path'));
  if (state.hover !== null) marks.push(box(at(state.hover), 3, 'm-hover'));
  return marks;
}

/** A dot to go to, a ring where something is taken, smaller on the way. */
function targetMarks(state: State, at: Place): Mark[] {
  if (!state.config.showTargets) return [];
  return [...targets(state)].flatMap(([square, { capture, ends }]) => {
    // A round trip ends under the piece itself: the ring must be seen.
    const radius = shownAt(state, square) ? RADIUS + 5 : ends ? 25 : 13;
    if (aheadOf(state)) return [diamond(at(square), capture ? 30 : 20, 'm-ahead')];
    if (!capture) return [ring(at(square), 15, 'm-target')];
    return [ring(at(square), radius, 'm-take-under'), ring(at(square), radius, 'm-take')];
  });
}

function ringMarks(state: State, at: Place): Mark[] {
  const marks: Mark[] = [];
  const { mustCapture, picking, turn, placement } = state.config;
  const pulse = (square: number, className: string) => {
    marks.push(ring(at(square), RADIUS + 4, `${className}-under`));
    marks.push(ring(at(square), RADIUS + 4, className));
  };
  const resting = state.path.length < 2 && !state.played && !state.choice;
  for (const square of new Set(resting ? mustCapture : [])) pulse(square, 'm-must');
  for (const square of state.pulsing) pulse(square, 'm-pulse');
  if (picking) {
    for (let square = 1; square <= placement.length; square += 1) {
      const piece = pieceAt(placement, square);
      if (piece && piece.color !== turn) marks.push(ring(at(square), RADIUS + 4, 'm-pick'));
    }
  }
  const stop = state.path.at(-1);
  if (stop !== undefined && state.config.showTargets && canStop(state)) {
    marks.push(box(at(stop), 9, 'm-stop'));
  }
  return marks;
}

/** What is chosen ahead has points and is blue, unlike anything that is allowed or over. */
function premoveMarks({ premove }: State, at: Place): Mark[] {
  if (!premove) return [];
  const points = premove.map(at);
  const d = polyline(points);
  return [
    { tag: 'path', attributes: { d, class: 'm-ahead-line-under' } },
    { tag: 'path', attributes: { d, class: 'm-ahead-line' } },
    ...points.flatMap((point) => [diamond(point, 46, 'm-ahead-square-under'), diamond(point, 46, 'm-ahead-square')]),
  ];
}

function diamond({ x, y }: Point, arm: number, className: string): Mark {
  const d = `M${x} ${y - arm}l${arm} ${arm}l${-arm} ${arm}l${-arm} ${-arm}z`;
  return { tag: 'path', attributes: { d, class: className } };
}

/** Arrows and circles of one's own, each pencil with dashes of its own. */
function drawnMarks({ drawn, sketch }: State, at: Place): Mark[] {
  const mark = ({ from, to, brush }: Drawn): Mark[] =>
    from === to
      ? [ring(at(from), RADIUS + 4, 'm-circle-under'), ring(at(from), RADIUS + 4, `m-circle m-pencil-${brush}`)]
      : arrow([at(from), at(to)], `m-pencil-${brush}`);
  return [...drawn, ...(sketch ? [sketch] : [])].flatMap(mark);
}

/** A ring around the piece of a hint; a crossed ring where a piece is gone. */
function pointerMarks({ config }: State, at: Place): Mark[] {
  return config.pointers.flatMap(({ square, kind }) => {
    if (kind === 'hint') {
      return [ring(at(square), RADIUS + 4, 'm-pulse-under'), ring(at(square), RADIUS + 4, 'm-pointed')];
    }
    if (pieceAt(config.placement, square)) return [];
    return ['m-lost-under', 'm-lost'].flatMap((name) => [
      ring(at(square), RADIUS - 6, name),
      cross(at(square), 12, name),
    ]);
  });
}

function arrowMarks(state: State, at: Place): Mark[] {
  const shown = [...state.config.arrows];
  if (state.demo) shown.push({ ...state.demo, kind: 'missed' });
  return shown.flatMap(({ route, captures, kind }) => [
    ...arrow(route.map(at), `m-arrow-${kind}`),
    ...(captures ?? []).flatMap((square) => [
      cross(at(square), 14, 'm-doomed-under'),
      cross(at(square), 14, `m-doomed m-doomed-${kind}`),
    ]),
  ]);
}

/** A line over all points with a head at its end. */
function arrow(points: readonly Point[], className: string): Mark[] {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return [];
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const along = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  const foot = { x: last.x - along.x * 34, y: last.y - along.y * 34 };
  const tip = { x: last.x - along.x * 4, y: last.y - along.y * 4 };
  const side = { x: -along.y * 19, y: along.x * 19 };
  const line = polyline([...points.slice(0, -1), foot]);
  const head =
    `M${round(tip.x)} ${round(tip.y)}L${round(foot.x + side.x)} ${round(foot.y + side.y)}` +
    `L${round(foot.x - side.x)} ${round(foot.y - side.y)}Z`;
  return [
    { tag: 'path', attributes: { d: line, class: 'm-arrow-under' } },
    { tag: 'path', attributes: { d: line, class: `m-arrow ${className}` } },
    { tag: 'path', attributes: { d: head, class: `m-head ${className}` } },
  ];
}

function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function choiceMarks(choice: readonly Option[], at: Place): Mark[] {
  const lines = choice.flatMap((option) => {
    const color = `m-route-${((option.number - 1) % ROUTE_COLORS) + 1}`;
    const points = fromEdge(beside(option.route.map(at), option.number, choice.length));
    const d = polyline(points);
    return [
      { tag: 'path' as const, attributes: { d, class: 'm-route-under' } },
      { tag: 'path' as const, attributes: { d, class: `m-route ${color}` } },
    ];
  });
  const rings = choice.flatMap((option) =>
    option.captures.map((square) => ring(at(square), RADIUS + 3, 'm-route-taken')),
  );
  const badges = choice.flatMap((option) =>
    badgePoints(choice, option, at).flatMap((point) => badge(point, option.number)),
  );
  const ends = new Set(choice.map((option) => option.route.at(-1) as number));
  const goals = [...ends].flatMap((square) => [
    ring(at(square), 25, 'm-take-under'),
    ring(at(square), 25, 'm-take'),
  ]);
  return [...goals, ...lines, ...rings, ...badges];
}

/** Starts at the rim of the piece, which stays to be seen. */
function fromEdge(points: readonly Point[]): Point[] {
  const [start, next, ...rest] = points;
  if (!start || !next) return [...points];
  const length = Math.hypot(next.x - start.x, next.y - start.y) || 1;
  const part = Math.min(1, (RADIUS - 8) / length);
  const edge = {
    x: start.x + (next.x - start.x) * part,
    y: start.y + (next.y - start.y) * part,
  };
  return [edge, next, ...rest];
}

/** Routes that share a leg run side by side. */
function beside(points: readonly Point[], number: number, count: number): Point[] {
  const shift = (number - (count + 1) / 2) * 11;
  return points.map(({ x, y }, index) => {
    const ends = index === 0 || index === points.length - 1;
    return ends ? { x: x + shift, y } : { x: x + shift, y: y + shift / 2 };
  });
}

/**
 * Where an option's number stands: on the pieces that it alone takes, else on
 * its own landings, else beside the square that was asked for.
 */
function badgePoints(choice: readonly Option[], option: Option, at: Place): Point[] {
  const own = (squares: readonly number[]) =>
    squares.filter((square) => optionOf(choice, square) === option);
  const taken = own(option.captures);
  const squares = taken.length > 0 ? taken : own(option.route);
  if (squares.length > 0) return squares.map(at);
  const end = at(option.route.at(-1) as number);
  const shift = (option.number - (choice.length + 1) / 2) * (2 * BADGE_RADIUS + 4);
  return [{ x: end.x + shift, y: end.y - UNIT / 2 }];
}

function badge({ x, y }: Point, number: number): Mark[] {
  const color = `m-route-${((number - 1) % ROUTE_COLORS) + 1}`;
  const place = { x, y: y + 1 };
  return [
    ring({ x, y }, BADGE_RADIUS, `m-badge ${color}`),
    { tag: 'text', attributes: { ...place, class: 'm-badge-text' }, text: String(number) },
  ];
}
