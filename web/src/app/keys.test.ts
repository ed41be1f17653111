import { afterEach, expect, test, vi } from 'vitest';
import { deedOf, KEYS, type Place } from './keys';

/** What can have the focus, without a page: it knows which of the page's parts it lies in. */
class Part {
  constructor(readonly within: readonly string[]) {}
  closest(places: string): Part | null {
    return places.split(', ').some((place) => this.within.includes(place)) ? this : null;
  }
}

function press(key: string, more: Partial<KeyboardEvent> = {}, within: string[] = [], place?: Place) {
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('document', { querySelector: (what: string) => (within.includes(what) ? {} : null) });
  const event = { key, code: '', target: new Part(within), ...more };
  return deedOf(event as unknown as KeyboardEvent, place);
}

afterEach(() => vi.unstubAllGlobals());

test('no key means two things in one place', () => {
  for (const place of ['game', 'study']) {
    const keys = KEYS.filter((key) => !key.place || key.place === place).flatMap(({ keys }) => keys);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('a key does its deed, with capitals locked and on a Russian keyboard too', () => {
  expect(press('f')).toBe('flip');
  expect(press('F')).toBe('flip');
  expect(press('а', { code: 'KeyF' })).toBe('flip');
  expect(press('?', { shiftKey: true })).toBe('help');
  expect(press('ArrowLeft')).toBe('previous');
  expect(press('ArrowLeft', { shiftKey: true }, [], 'study')).toBe('previous-line');
  expect(press('F', { shiftKey: true })).toBeNull();
});

test('one key may mean something else at the desk', () => {
  expect(press('p', {}, [], 'game')).toBe('autoplay');
  expect(press('p', {}, [], 'study')).toBe('autoplay');
  expect(press('n', { shiftKey: true }, [], 'study')).toBe('previous-game');
  expect(press('l', {}, [], 'game')).toBeNull();
});

test('fields, dialogs and other keys held down keep a key for themselves', () => {
  expect(press('f', {}, ['input'])).toBeNull();
  expect(press('f', {}, ['dialog[open]'])).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const) {
    expect(press('f', { [held]: true })).toBeNull();
  }
});

test('letters hold on the board, whose arrows are its own', () => {
  expect(press('f', {}, ['[role=grid]', '[role=gridcell]'])).toBe('flip');
  expect(press('ArrowLeft', {}, ['[role=grid]'])).toBeNull();
  expect(press('Enter', {}, ['button'])).toBeNull();
  expect(press('Enter', {}, [], 'game')).toBe('type');
});

test('a key held down steps on, but turns the board once', () => {
  expect(press('ArrowLeft', { repeat: true })).toBe('previous');
  expect(press('f', { repeat: true })).toBeNull();
});
