import { expect, it } from 'vitest';
import { decode } from './file';

it('reads new files and old ones', () => {
  expect(decode(new TextEncoder().encode('Fjodor – Иван'))).toBe('Fjodor – Иван');
  expect(decode(new Uint8Array([0x42, 0x6a, 0xf6, 0x72, 0x6e]))).toBe('Björn');
  expect(decode(new Uint8Array([0xc8, 0xe2, 0xe0, 0xed]))).toBe('Иван');
});
