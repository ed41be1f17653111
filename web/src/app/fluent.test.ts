import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf, languages, messagesOf } from '../../messages';
import { LANGUAGES } from '../contract';
import { type Part, type Pattern, small, Speaker, type Value } from './fluent';

/** What is tried for every value, beside the keys by which a message chooses. */
const TRIED: Value[] = [0, 1, 2, 5, 11, 21, 22, 1.5, -1, 1000, 1234567.891, '', 'Wit', 'Éclair', '1', 'one', 'other'];

const SMALL = ([word]: unknown[]) => small(String(word));

/** Fluent's own reader and speaker. */
function fluentOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { SMALL } });
  for (const file of filesOf(language)) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return bundle;
}

/** The values that a pattern names, each with the keys by which it is chosen. */
function namesIn(pattern: Pattern, found = new Map<string, Value[]>()): Map<string, Value[]> {
  for (const part of typeof pattern === 'string' ? [] : pattern) if (typeof part !== 'string') readPart(part, found);
  return found;
}

function readPart([name, how]: Exclude<Part, string>, found: Map<string, Value[]>): void {
  const keys = found.get(name) ?? [];
  found.set(name, keys);
  if (typeof how !== 'object') return;
  keys.push(...how.map(([key]) => key));
  for (const [, value] of how) namesIn(value, found);
}

/** Each value in turn takes all that it may be, while the others have a key of theirs or none. */
function* valuesFor(names: Map<string, Value[]>): Generator<Record<string, Value>> {
  yield {};
  for (const [name, keys] of names) {
    for (const value of [...keys, ...TRIED]) {
      yield { [name]: value };
      for (let turn = 0; turn < 3; turn++) {
        const others = [...names].map(([other, keys]) => [other, [...keys, ...TRIED][turn % (keys.length + 1)]]);
        yield { ...Object.fromEntries(others), [name]: value };
      }
    }
  }
}

describe.each(languages())('every message in %s', (language) => {
  test('is what Fluent says', () => {
    const [fluent, speaker] = [fluentOf(language), new Speaker(language)];
    const messages = Object.entries(messagesOf(language));
    expect(messages.length).toBeGreaterThan(400);
    const different = messages.flatMap(([id, pattern]) => {
      const theirs = fluent.getMessage(id)?.value ?? 'no such message';
      return [...valuesFor(namesIn(pattern))]
        .filter((values) => speaker.say(pattern, values) !== fluent.formatPattern(theirs, values, []))
        .map((values) => [id, values]);
    });
    expect(different).toEqual([]);
  });
});

test('the page speaks the languages that have messages', () => {
  expect(languages().toSorted()).toEqual([...LANGUAGES].toSorted());
});

test('a value that is missing is seen', () => {
  expect(new Speaker('en').say(['Hello ', ['name'], '!'], {})).toBe('Hello {$name}!');
});
