/** What a user prefers. Kept in this browser. */

import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES } from '../contract';

/** What can be chosen from. */
const CHOICES = {
  scheme: ['system', 'light', 'dark'],
  coordinates: ['squares', 'border', 'off'],
  notation: ['numeric', 'algebraic'],
  speed: ['none', 'fast', 'normal', 'slow'],
  input: ['both', 'click', 'drag'],
  soundSet: ['wood', 'soft', 'bell'],
  results: ['2-0', '1-0'],
} as const;

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** The least and the most. */
export const RANGES = {
  lines: [1, 5],
  volume: [0, 1],
  autoplay: [0.5, 8],
  boardBrightness: [0.5, 1.3],
  boardContrast: [0.5, 1.5],
  boardHue: [-180, 180],
  boardSize: [0.4, 1],
} as const;

type Amounts = { -readonly [Name in keyof typeof RANGES]: number };

export interface Settings extends Choices, Amounts {
  language: string | null;
  contrast: boolean;
  sound: boolean;
  /** Moves are spoken aloud. */
  speak: boolean;
  targets: boolean;
  /** A move may be chosen while the computer thinks. */
  premove: boolean;
  /** One click plays a move that cannot be mistaken. */
  oneClick: boolean;
  /** A move is shown before it counts. */
  confirmMove: boolean;
  /** A move that is the only one is played by itself. */
  playForced: boolean;
  /** A draw is claimed as soon as it may be. */
  claimDraws: boolean;
  /** Two people hand the board to each other: it waits for whoever gets it. */
  passOn: boolean;
}

const DEFAULTS: Settings = {
  language: null,
  scheme: 'system',
  contrast: false,
  coordinates: 'border',
  notation: 'numeric',
  speed: 'normal',
  input: 'both',
  sound: true,
  soundSet: 'wood',
  volume: 0.5,
  speak: false,
  targets: true,
  premove: true,
  oneClick: false,
  confirmMove: false,
  playForced: false,
  claimDraws: false,
  passOn: false,
  // How many of its best lines the computer shows.
  lines: 3,
  // Seconds for a move of a game that goes on by itself.
  autoplay: 2,
  results: '2-0',
  boardBrightness: 1,
  boardContrast: 1,
  boardHue: 0,
  // Of the room that there is for a board.
  boardSize: 1,
};

/** Milliseconds for each leg of a move. */
export const LEG_MS = { none: 0, fast: 110, normal: 220, slow: 450 } as const;

const KEY = 'damier-settings';

/** Whether a value that was kept can be that of a setting. */
function isValid(name: keyof Settings, value: unknown): boolean {
  if (name === 'language') return value === null || LANGUAGES.includes(String(value));
  if (name in CHOICES) return (CHOICES[name as keyof Choices] as readonly unknown[]).includes(value);
  if (name in RANGES) {
    const [least, most] = RANGES[name as keyof Amounts];
    return typeof value === 'number' && value >= least && value <= most;
  }
  return typeof value === typeof DEFAULTS[name];
}

/** The settings in a text that was kept; what is no setting, or none any more, is as at first. */
export function readSettings(kept: string | null): Settings {
  try {
    const read = Object.entries(JSON.parse(kept ?? '{}') ?? {});
    const valid = read.filter(([name, value]) => name in DEFAULTS && isValid(name as keyof Settings, value));
    return { ...DEFAULTS, ...Object.fromEntries(valid) };
  } catch {
    return { ...DEFAULTS };
  }
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** The board's colours as they are drawn. */
export function resetBoardColors(): void {
  const { boardBrightness, boardContrast, boardHue } = DEFAULTS;
  Object.assign(settings, { boardBrightness, boardContrast, boardHue });
}

/** Keeps the settings, and shows those that concern the whole page. */
export function useSettings(): void {
  const systemIsDark = new MediaQuery('(prefers-color-scheme: dark)');
  const systemHasContrast = new MediaQuery('(prefers-contrast: more), (forced-colors: active)');
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    const isDark = settings.scheme === 'system' ? systemIsDark.current : settings.scheme === 'dark';
    root.dataset.scheme = isDark ? 'dark' : 'light';
    const hasContrast = settings.contrast || systemHasContrast.current;
    root.dataset.contrast = hasContrast ? 'more' : 'normal';
    const { boardBrightness, boardContrast, boardHue } = settings;
    const filter = `brightness(${boardBrightness}) contrast(${boardContrast}) hue-rotate(${boardHue}deg)`;
    // Where nothing is changed, nothing is painted twice.
    const isPlain = boardBrightness === 1 && boardContrast === 1 && boardHue === 0;
    root.style.setProperty('--board-filter', isPlain ? 'none' : filter);
  });
}
