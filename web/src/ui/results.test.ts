import { expect, test } from 'vitest';
import { resultText } from './results';

test('a result is written as the reader likes it', () => {
  const results = ['2-0', '1-1', '0-2'];
  expect(results.map((result) => resultText(result, '2-0'))).toEqual(results);
  expect(results.map((result) => resultText(result, '1-0'))).toEqual(['1-0', '½-½', '0-1']);
});

test('what is no result stays as it is', () => {
  const others = ['*', '12-8', ''];
  expect(others.map((other) => resultText(other, '1-0'))).toEqual(others);
});
