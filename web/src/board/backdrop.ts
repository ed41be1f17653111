/** What lies still: frame, squares, coordinates. Drawn anew only when they change. */

import type { Coordinates, ResolvedConfig } from './config';
import {
  algebraic,
  allSquares,
  center,
  fileName,
  placeOf,
  rowsSeen,
  seen,
  UNIT,
  type Geometry,
} from './geometry';
import { group, svg } from './svg';

const ROUNDING = 12;
/** Names stand inside the lines that frame a square. */
const NAME_INSET = 7.5;

/** The width of the frame, wide enough for the numbers if they stand in it. */
export function frameWidth(coordinates: Coordinates): number {
  return coordinates.where === 'border' ? 48 : 30;
}

/** Settings whose change asks for a new drawing. */
export function backdropKey(config: ResolvedConfig): string {
  const { geometry, coordinates, orientation } = config;
  return [geometry.size, geometry.corner, orientation, coordinates.where, coordinates.kind].join();
}

export function drawBackdrop(config: ResolvedConfig, prefix: string): SVGElement[] {
  const width = config.geometry.size * UNIT;
  const dark = darkPath(config);
  return [
    svg('defs', {}, [grainPattern(`${prefix}-dark`, 0), grainPattern(`${prefix}-light`, 90)]),
    drawFrame(width, frameWidth(config.coordinates)),
    group('t-squares', [
      svg('rect', { width, height: width, class: 't-light' }),
      svg('rect', { width, height: width, class: 't-light-grain', fill: `url(#${prefix}-light)` }),
      svg('path', { d: dark, class: 't-dark' }),
      svg('path', { d: dark, class: 't-dark-grain', fill: `url(#${prefix}-dark)` }),
      svg('path', { d: dark, class: 't-dark-line' }),
      svg('rect', { width, height: width, class: 't-inner' }),
    ]),
    group('t-coordinates', config.coordinates.where === 'border' ? borderNames(config) : []),
  ];
}

function darkPath({ geometry, orientation }: ResolvedConfig): string {
  return allSquares(geometry)
    .map((square) => center(geometry, square, orientation))
    .map(({ x, y }) => `M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`)
    .join('');
}

/** Long, calm lines; light squares have them across, as laid veneer has. */
function grainPattern(id: string, turn: number): SVGPatternElement {
  const lines = [
    'M0 9C60 3 110 18 180 11S300 9 300 9',
    'M0 31C80 40 150 24 210 33S300 31 300 31',
    'M0 47C50 44 120 54 200 46S300 47 300 47',
    'M0 74C90 64 140 84 220 75S300 74 300 74',
    'M0 90C70 96 160 86 230 92S300 90 300 90',
    'M0 121C60 113 150 131 210 122S300 121 300 121',
    'M0 139C90 146 160 131 240 140S300 139 300 139',
    'M0 163C70 158 130 171 200 162S300 163 300 163',
    'M0 187C80 196 150 180 220 189S300 187 300 187',
  ];
  return svg(
    'pattern',
    {
      id,
      width: 300,
      height: 200,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turn}) translate(17 5)`,
    },
    lines.map((d, index) => svg('path', { d, class: `t-grain t-grain-${index % 3}` })),
  );
}

/** Four mitred boards, a bead inside and a rounded edge outside. */
function drawFrame(width: number, frame: number): SVGGElement {
  const out = -frame;
  const far = width + frame;
  // The miters start where the rounded corner does.
  const [low, high] = [out + ROUNDING * 0.3, far - ROUNDING * 0.3];
  const [near, end] = [out + ROUNDING, far - ROUNDING];
  const top = `M${low} ${low}L${near} ${out}H${end}L${high} ${low}L${width} 0H0Z`;
  const right = `M${high} ${low}L${far} ${near}V${end}L${high} ${high}L${width} ${width}V0Z`;
  const bottom = `M${high} ${high}L${end} ${far}H${near}L${low} ${high}L0 ${width}H${width}Z`;
  const left = `M${low} ${high}L${out} ${end}V${near}L${low} ${low}L0 0V${width}Z`;
  const whole = 2 * frame + width;
  return group('t-frame', [
    svg('rect', {
      x: out,
      y: out,
      width: whole,
      height: whole,
      rx: ROUNDING,
      class: 't-frame-base',
    }),
    group('t-boards', [
      svg('path', { d: top, class: 't-board t-board-top' }),
      svg('path', { d: right, class: 't-board t-board-right' }),
      svg('path', { d: bottom, class: 't-board t-board-bottom' }),
      svg('path', { d: left, class: 't-board t-board-left' }),
    ]),
    svg('rect', {
      x: out + 1.5,
      y: out + 1.5,
      width: whole - 3,
      height: whole - 3,
      rx: ROUNDING - 1.5,
      class: 't-frame-edge',
    }),
    svg('rect', { x: -5, y: -5, width: width + 10, height: width + 10, class: 't-bead' }),
  ]);
}

function borderNames(config: ResolvedConfig): SVGElement[] {
  return config.coordinates.kind === 'numeric' ? borderNumbers(config) : borderLetters(config);
}

function text(x: number, y: number, words: string, className: string): SVGElement {
  return svg('text', { x, y, class: className }, [document.createTextNode(words)]);
}

/**
 * In the upper left corner of each square, in the order of the numbers; drawn
 * over the pieces with a halo, so that a king does not hide them.
 */
export function drawSquareNames(config: ResolvedConfig): SVGElement[] {
  const { geometry, orientation, coordinates } = config;
  if (coordinates.where !== 'squares') return [];
  return allSquares(geometry).map((square) => {
    const { x, y } = center(geometry, square, orientation);
    const name = coordinates.kind === 'numeric' ? String(square) : algebraic(geometry, square);
    return text(x - UNIT / 2 + NAME_INSET, y - UNIT / 2 + NAME_INSET, name, 't-name');
  });
}

/** The number of every square that touches the frame, beside it. */
function borderNumbers(config: ResolvedConfig): SVGElement[] {
  const { geometry, orientation, coordinates } = config;
  const middle = frameWidth(coordinates) / 2 + 1.5;
  const width = geometry.size * UNIT;
  const rows = rowsSeen(geometry, orientation);
  const at = (square: number) => center(geometry, square, orientation);
  const names: SVGElement[] = [];
  const put = (x: number, y: number, square: number) =>
    names.push(text(x, y, String(square), 't-border'));
  for (const square of rows[0] ?? []) put(at(square).x, -middle, square);
  for (const square of rows.at(-1) ?? []) put(at(square).x, width + middle, square);
  // A corner square has its number above or below it already.
  for (const square of rows.slice(1, -1).flat()) {
    const { column } = seen(geometry, placeOf(geometry, square), orientation);
    if (column === 0) put(-middle, at(square).y, square);
    if (column === geometry.size - 1) put(width + middle, at(square).y, square);
  }
  return names;
}

/** Letters below and above, ranks at both sides. */
function borderLetters({ geometry, orientation, coordinates }: ResolvedConfig): SVGElement[] {
  const middle = frameWidth(coordinates) / 2 + 1.5;
  const width = geometry.size * UNIT;
  return Array.from({ length: geometry.size }, (_, index) => {
    const place = seen(geometry, { row: index, column: index }, orientation);
    const along = (index + 0.5) * UNIT;
    const letter = fileName(place.column);
    const rank = rankName(geometry, place.row);
    return [
      text(along, width + middle, letter, 't-border'),
      text(along, -middle, letter, 't-border'),
      text(-middle, along, rank, 't-border'),
      text(width + middle, along, rank, 't-border'),
    ];
  }).flat();
}

function rankName(geometry: Geometry, row: number): string {
  return String(geometry.size - row);
}
