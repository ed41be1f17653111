/**
 * The wooden men. A man is a turned disc seen a little from the front: a rim,
 * a face with grooves, an inlay. The colors differ by shape as well: White's
 * men have rings and a boss, Black's a milled rim and a rosette. A king is a
 * second man put on top, with a crown let into it.
 */

import type { Piece } from './config';
import { group, svg } from './svg';

/** The radius of a man; a square is 100 wide. */
export const RADIUS = 40;
/** How far face and foot of a disc lie apart. */
const HALF_HEIGHT = 4;
const KING_FOOT = 6;
const KING_TOP = -9;

export function drawPiece(piece: Piece): SVGGElement {
  const discs = piece.king
    ? [disc(piece, KING_FOOT), group('p-lift', [contact(KING_TOP)]), disc(piece, KING_TOP)]
    : [disc(piece, 0)];
  const top = (piece.king ? KING_TOP : 0) - HALF_HEIGHT;
  const inlay = piece.king ? crown() : piece.color === 'white' ? boss() : rosette();
  inlay.setAttribute('transform', `translate(0 ${top})`);
  return group('p-body', [shadow(), ...discs, inlay]);
}

/** What shows where a captured piece still stands: not told by opacity alone. */
export function drawGhostOutline(): SVGGElement {
  return group('p-ghost', [
    svg('circle', { r: RADIUS, class: 'p-ghost-under' }),
    svg('circle', { r: RADIUS, class: 'p-ghost-line' }),
  ]);
}

/** Light falls from the upper left: a wide pale shadow, a narrow dark one. */
function shadow(): SVGGElement {
  return group('p-shadow', [
    svg('ellipse', { cx: 5, cy: 11, rx: RADIUS + 2, ry: RADIUS - 1, class: 'p-shadow-far' }),
    svg('ellipse', { cx: 2, cy: 8, rx: RADIUS + 1, ry: RADIUS - 1, class: 'p-shadow-near' }),
  ]);
}

/** The dark line where the upper man of a king rests on the lower one. */
function contact(dy: number): SVGElement {
  return svg('circle', { cx: 1, cy: dy + HALF_HEIGHT + 2.5, r: RADIUS - 0.5, class: 'p-contact' });
}

function disc(piece: Piece, dy: number): SVGGElement {
  const face = dy - HALF_HEIGHT;
  const foot = dy + HALF_HEIGHT;
  const side = `M${-RADIUS} ${face}V${foot}A${RADIUS} ${RADIUS} 0 0 0 ${RADIUS} ${foot}V${face}Z`;
  const parts: SVGElement[] = [
    svg('path', { d: side, class: 'p-side' }),
    svg('circle', { cy: face, r: RADIUS, class: 'p-rim' }),
    svg('circle', { cy: face, r: RADIUS - 4, class: 'p-face' }),
  ];
  if (piece.color === 'black') {
    parts.push(svg('circle', { cy: face, r: RADIUS - 3.6, class: 'p-mill', pathLength: 72 }));
  }
  const onFace = group('p-turning', [
    svg('path', { d: arc(RADIUS - 2, 190, 285), class: 'p-shine' }),
    svg('path', { d: arc(RADIUS - 2, 10, 105), class: 'p-shade' }),
    ...grain(),
    ...groove(27),
    ...(piece.color === 'white' ? groove(20) : []),
  ]);
  onFace.setAttribute('transform', `translate(0 ${face})`);
  return group('p-disc', [...parts, onFace]);
}

/** A turned groove: a dark ring, and the light it catches on its far edge. */
function groove(radius: number): SVGElement[] {
  return [
    svg('circle', { cy: 0.9, cx: 0.6, r: radius, class: 'p-groove-light' }),
    svg('circle', { r: radius, class: 'p-groove' }),
  ];
}

/** Three year rings across the face. */
function grain(): SVGElement[] {
  return [
    svg('path', { d: 'M-31 -12C-14 -18 10 -8 31 -13', class: 'p-grain' }),
    svg('path', { d: 'M-34 2C-16 -5 12 6 34 0', class: 'p-grain' }),
    svg('path', { d: 'M-30 16C-12 9 12 20 30 15', class: 'p-grain' }),
  ];
}

function boss(): SVGGElement {
  return group('p-inlay', [
    svg('circle', { cx: 0.8, cy: 1.1, r: 9, class: 'p-groove-light' }),
    svg('circle', { r: 9, class: 'p-boss' }),
    svg('path', { d: arc(6, 180, 290), class: 'p-shine' }),
  ]);
}

/** Six petals, as a compass draws them. */
function rosette(): SVGGElement {
  const petals = [0, 60, 120, 180, 240, 300].map((angle) =>
    svg('path', {
      d: 'M0 0C-7.5 -6 -7.5 -13 0 -20C7.5 -13 7.5 -6 0 0Z',
      transform: `rotate(${angle})`,
      class: 'p-petal',
    }),
  );
  return group('p-inlay', petals);
}

function crown(): SVGGElement {
  const shape = 'M-16 12L-19.5 -9L-9.5 -1L0 -16L9.5 -1L19.5 -9L16 12Z';
  return group('p-inlay p-crown', [
    svg('path', { d: shape, class: 'p-crown-light', transform: 'translate(0.9 1.3)' }),
    svg('path', { d: shape, class: 'p-crown-shape' }),
    svg('path', { d: 'M-14.5 7.5H14.5', class: 'p-crown-band' }),
    ...[-19.5, 0, 19.5].map((cx) =>
      svg('circle', { cx, cy: cx === 0 ? -17 : -10, r: 2.8, class: 'p-crown-shape' }),
    ),
  ]);
}

/** Part of a circle, angles in degrees clockwise from the right. */
function arc(radius: number, start: number, end: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(start)}A${radius} ${radius} 0 0 1 ${point(end)}`;
}
