import { expect, test } from 'vitest';
import { countdown, waitingTime } from './times';

test('how long to wait is said in the words of a language', () => {
  expect(waitingTime(30, 'en')).toBe('30 seconds');
  expect(waitingTime(0.2, 'en')).toBe('1 second');
  expect(waitingTime(200, 'de')).toBe('4 Minuten');
  expect(waitingTime(NaN, 'nl')).toBe('60 seconden');
});

test('what is left is counted down as on a clock', () => {
  expect([600, 599.2, 65, 5, 0, -3].map(countdown)).toEqual(['10:00', '10:00', '1:05', '0:05', '0:00', '0:00']);
});
