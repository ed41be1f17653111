/**
 * The icons of the page, all in one hand: lines of one width with round ends
 * on a field of 24 by 24, nothing filled. A word always stands beside them,
 * or is their label. `drawings.ts` writes them into the page.
 */

/** A disc seen from the side, as men lie on a table. */
const disc = (y: number) => `M4 ${y}a8 3.2 0 0 0 16 0a8 3.2 0 0 0-16 0`;
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const ICONS = {
  // The ways of the menu.
  play: `${disc(8.5)}M4 8.5v6a8 3.2 0 0 0 16 0v-6M8.5 8.5a3.5 1.2 0 0 0 7 0a3.5 1.2 0 0 0-7 0`,
  learn: 'M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2zM12 7v13',
  puzzle: 'M4 9h4.2a2.3 2.3 0 1 1 3.6 0H16v4.2a2.3 2.3 0 1 1 0 3.6V20H4z',
  rules: 'M6 3.5h9l3.5 3.5v13.5H6zM15 3.5V7h3.5M9 11.5h6.5M9 15.5h6.5',
  analysis: 'M3.5 20.5h17M5 16.5l4.5-5 4 3L19.5 6M19.5 10V6h-4',
  games: 'M4 8.5h16v11H4zM6 5.5h12M8 2.5h8',
  compare: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 7h5zM19 7l-2.5 7h5z',
  house: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  setup: 'M4 4h16v16H4zM4 12h16M12 4v16',
  manual: 'M5 4.5A2.5 2.5 0 0 1 7.5 2H19v16H7.5A2.5 2.5 0 0 0 5 20.5V4.5zM5 20a2 2 0 0 0 2.5 2H19v-4M9 7h6',
  help: `${circle(12, 12, 9)}M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2 1-1.2 1.9M12 17h.01`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: `${circle(5, 12, 0.7)}${circle(12, 12, 0.7)}${circle(19, 12, 0.7)}`,
  settings: `M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20${circle(15, 7.5, 2.5)}${circle(9, 16.5, 2.5)}`,
  globe: `${circle(12, 12, 9)}M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18M3.5 9h17M3.5 15h17`,
  statistics: 'M4 20.5h16M6.5 20V12M12 20V5M17.5 20V9',
  today: 'M4 6h16v14.5H4zM4 10.5h16M8.5 3v4.5M15.5 3v4.5M12 13.5v3.5M10.2 15.2h3.6',
  // Steps through a game.
  first: 'M6 5.5v13M18 6l-8 6 8 6z',
  previous: 'M15.5 6l-8 6 8 6z',
  next: 'M8.5 6l8 6-8 6z',
  last: 'M18 5.5v13M6 6l8 6-8 6z',
  run: 'M7 5l12 7-12 7z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  // What is done at the board.
  hint: 'M9 17c-2-1.4-3.3-3.4-3.3-6a6.3 6.3 0 0 1 12.6 0c0 2.6-1.3 4.6-3.3 6zM9.5 20.5h5',
  undo: 'M8 4.5L3.5 9 8 13.5M3.5 9h10.2a5.3 5.3 0 0 1 0 10.6H9',
  flip: 'M7.5 20V5M7.5 5L4 8.5M7.5 5L11 8.5M16.5 4v15M16.5 19L13 15.5M16.5 19l3.5-3.5',
  type: 'M3 6.5h18v11H3zM7 14.5h10M7 10.5h.01M12 10.5h.01M17 10.5h.01',
  huff: 'M3 9.5h9.5a2.7 2.7 0 1 0-2.7-2.7M3 13.5h14a2.7 2.7 0 1 1-2.7 2.7M3 17.5h6.5',
  demand: 'M20 12a8 8 0 1 1-2.6-5.9M20 3.5v4h-4M12 8v4.5l3 2',
  adjust: 'M12 3.5v17M3.5 12h17M12 3.5L9.5 6M12 3.5L14.5 6M12 20.5L9.5 18M12 20.5l2.5-2.5M3.5 12L6 9.5M3.5 12L6 14.5M20.5 12L18 9.5M20.5 12L18 14.5',
  draw: 'M5 9.5h14M5 14.5h14',
  resign: 'M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6',
  claim: 'M5 13l4.5 4.5L19.5 7',
  zen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leave: 'M9 4v5H4M15 4v5h5M15 20v-5h5M9 20v-5H4',
  clock: `${circle(12, 12, 8.5)}M12 7v5l3.5 2`,
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.7 7.7 0 0 1 0 11',
  silent: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  tablet: 'M5 3.5h14v17H5zM12 17.5h.01M9 8.5l-1.5 1.5L9 11.5M15 8.5l1.5 1.5L15 11.5M7.5 10h9',
  phone: 'M7.5 3h9v18h-9zM12 18h.01',
  // Things and people.
  king: `${disc(7)}M4 7v10a8 3.2 0 0 0 16 0V7M4 12a8 3.2 0 0 0 16 0`,
  person: `${circle(12, 8, 4)}M4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6`,
  people: `${circle(9, 8.5, 3.5)}M2.5 19.5c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.5 3.5 4.9`,
  computer: 'M4 5h16v10.5H4zM9 20h6M12 15.5V20M9 9v2M15 9v2',
  cup: 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4.5c0 3.5 1 5 3.5 5.5M16.5 6h3c0 3.5-1 5-3.5 5.5M12 14.5V18M8.5 20.5h7M10 18h4',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z',
  again: 'M4 12a8 8 0 1 0 2.6-5.9M4 3.5v4h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
  download: 'M12 4v11M12 15l-4.5-4.5M12 15l4.5-4.5M4.5 20h15',
  upload: 'M12 15V4M12 4L7.5 8.5M12 4l4.5 4.5M4.5 20h15',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14.5h10V20.5H7z',
  search: `${circle(10.5, 10.5, 6)}M15 15l5.5 5.5`,
  trash: 'M4.5 7h15M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  cross: 'M6 6l12 12M18 6L6 18',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  eye: `M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5s-7-2-9.5-6.5${circle(12, 12, 2.8)}`,
  light: `${circle(12, 12, 4)}M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7`,
} as const;

export type IconName = keyof typeof ICONS;
