/** What a user prefers. Kept in this browser. */

import { MediaQuery } from 'svelte/reactivity';

export interface Settings {
  language: string | null;
  scheme: 'system' | 'light' | 'dark';
  contrast: boolean;
  coordinates: 'squares' | 'border' | 'off';
  notation: 'numeric' | 'algebraic';
  speed: 'none' | 'fast' | 'normal' | 'slow';
  input: 'both' | 'click' | 'drag';
  sound: boolean;
  targets: boolean;
  /** How many of its best lines the computer shows. */
  lines: number;
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
  targets: true,
  lines: 3,
};

/** Milliseconds for each leg of a move. */
export const LEG_MS = { none: 0, fast: 110, normal: 220, slow: 450 } as const;

const KEY = 'damier-settings';

function load(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

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
  });
}
