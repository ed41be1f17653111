import { expect, test } from 'vitest';
import { Ledger } from './ledger';

test('one thing after the other is sent, in the order in which it was done', () => {
  const ledger = new Ledger();
  ledger.add('32-28');
  ledger.add('offer');
  expect(ledger.open).toBe(2);
  const first = ledger.next(3)!;
  expect(first).toMatchObject({ seen: 3, action: '32-28' });
  expect(ledger.settle(first.nonce)).toEqual(first);
  expect(ledger.next(4)).toMatchObject({ seen: 4, action: 'offer' });
  expect(ledger.open).toBe(1);
});

test('what is not answered is sent again in the same words, whatever was seen since', () => {
  const ledger = new Ledger();
  ledger.add('32-28');
  const sent = ledger.next(3);
  ledger.add('31-27');
  expect(ledger.next(7)).toEqual(sent);
  expect(ledger.isSent).toBe(true);
});

test('an answer that nobody waits for settles nothing', () => {
  const ledger = new Ledger();
  ledger.add('32-28');
  const { nonce } = ledger.next(0)!;
  expect(ledger.settle('another')).toBeNull();
  expect(ledger.isSent).toBe(true);
  ledger.settle(nonce);
  expect(ledger.settle(nonce)).toBeNull();
  expect(ledger.isSent).toBe(false);
  expect(ledger.next(1)).toBeNull();
});

test('the same done twice, and in two windows, has two names', () => {
  const nonces = [new Ledger(), new Ledger()].flatMap((ledger) =>
    ['offer', 'offer'].map((action) => {
      ledger.add(action);
      const { nonce } = ledger.next(0)!;
      ledger.settle(nonce);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(4);
  for (const nonce of nonces) expect(nonce.length).toBeLessThanOrEqual(40);
});

test('what was to follow can be given up, what was sent waits for its answer', () => {
  const ledger = new Ledger();
  ledger.add('32-28');
  const sent = ledger.next(0)!;
  ledger.add('31-27');
  ledger.giveUp();
  expect(ledger.open).toBe(1);
  ledger.settle(sent.nonce);
  expect(ledger.next(0)).toBeNull();
});
