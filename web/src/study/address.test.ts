import { expect, test } from 'vitest';
import { addressOf } from './address';

const nothing = new URLSearchParams();

test('addresses say what lies on the desk', () => {
  expect(addressOf('', nothing)).toEqual({ kind: 'home' });
  expect(addressOf('0123456789ab', nothing)).toEqual({ kind: 'saved', id: '0123456789ab' });
  expect(addressOf('', new URLSearchParams('rules=djeco&fen=W:W1:B2'))).toEqual({
    kind: 'position',
    rules: 'djeco',
    fen: 'W:W1:B2',
  });
  expect(addressOf('start/english/strict', nothing)).toEqual({ kind: 'position', rules: 'english/strict', fen: null });
  expect(addressOf('file/x1', nothing)).toEqual({ kind: 'file', key: 'x1', number: null });
  expect(addressOf('file/x1/7', nothing)).toEqual({ kind: 'file', key: 'x1', number: 6 });
  expect(addressOf('seek', nothing)).toEqual({ kind: 'seek', key: null, rules: null, fen: null });
  const sought = new URLSearchParams('rules=jumbo&fen=W:W1:B2');
  expect(addressOf('seek/x1', sought)).toEqual({ kind: 'seek', key: 'x1', rules: 'jumbo', fen: 'W:W1:B2' });
  expect(addressOf('', nothing, '#pdn=abc')).toEqual({ kind: 'given' });
  expect(addressOf('', new URLSearchParams('rules=jumbo&moves=32-28'))).toEqual({ kind: 'given' });
});
