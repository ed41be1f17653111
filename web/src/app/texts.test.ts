import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../contract';
import { nameOfLanguage, preferred, t, texts } from './texts.svelte';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));

describe('the language of the page', () => {
  test('is the first of the browser’s that Damier speaks', () => {
    expect(preferred(['ja', 'fr-CA', 'de'])).toBe('fr');
    expect(preferred(['nn-NO', 'en'])).toBe('nb');
    expect(preferred(['no'])).toBe('nb');
    expect(preferred(['ja'])).toBe('en');
    expect(preferred([])).toBe('en');
  });

  test('is named in itself', () => {
    expect(nameOfLanguage('nl')).toBe('Nederlands');
    expect(nameOfLanguage('fi')).toBe('Suomi');
  });

  test('has messages, with values put in, once it is loaded', async () => {
    await texts.load('nl');
    expect(texts.language).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
    const dutch = t('play-turn-color', { color: 'Wit' });
    expect(dutch).toContain('Wit');
    await texts.load('en');
    expect(t('play-turn-color', { color: 'Wit' })).not.toBe(dutch);
  });

  test('shows the name of a message that it has not', async () => {
    await texts.load('en');
    expect(t('nonsense')).toBe('nonsense');
  });

  test('is one of those with a folder of messages', async () => {
    for (const code of LANGUAGES) {
      await texts.load(code);
      expect(t('error-retry'), code).not.toBe('error-retry');
    }
  });
});
