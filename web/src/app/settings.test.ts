import { expect, test } from 'vitest';
import { readSettings } from './settings.svelte';

test('settings of an earlier version are kept, and the new ones are as at first', () => {
  const kept = { language: 'nl', scheme: 'dark', sound: false, speed: 'none', lines: 2 };
  expect(readSettings(JSON.stringify(kept))).toMatchObject({ ...kept, premove: true, oneClick: false, results: '2-0' });
});

test('a value that no setting can have is as at first', () => {
  const broken = { language: 'xx', scheme: 'pink', sound: 1, volume: 7, boardSize: '1', boardHue: null, lines: 0, other: 1 };
  expect(readSettings(JSON.stringify(broken))).toEqual(readSettings(null));
});

test('what is no text of settings is as nothing', () => {
  for (const text of ['', 'null', '[]', '"x"', '{']) expect(readSettings(text)).toEqual(readSettings(null));
});
