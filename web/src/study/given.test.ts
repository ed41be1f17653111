import { expect, test } from 'vitest';
import { anchorFor, gameIn } from './given';

const at = (search: string, hash = '') => gameIn({ search, hash });

test('what an address holds is the game that was put in', async () => {
  const pdn = '[White "Zoë"]\n[Black "Łukasz"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n';
  const anchor = await anchorFor(pdn);
  expect(anchor).toMatch(/^#pdn=[\w-]+$/);
  expect(await at('', anchor!)).toBe(pdn);
});

test('a game may be told by its rules and moves', async () => {
  expect(await at('?rules=jumbo&moves=1.+32-28+19-23')).toBe('[Ruleset "jumbo"]\n\n1. 32-28 19-23 *\n');
  const tagged = await at(`?${new URLSearchParams({ fen: 'W:W28"]\n[Evil "x:B3', moves: '' })}`);
  expect(tagged).toBe('[SetUp "1"]\n[FEN "W:W28][Evil x:B3"]\n\n *\n');
});

test('what holds no game is told from one', async () => {
  for (const anchor of ['#pdn=', '#pdn=%%%', '#pdn=AAAA', '#other', '']) {
    expect(await at('', anchor).then((pdn) => pdn || null), anchor).toBeNull();
  }
});

test('neither a long address nor what little can become fills the memory', async () => {
  expect(await at('', `#pdn=${'A'.repeat(16_001)}`)).toBeNull();
  expect(await at(`?moves=${'1'.repeat(16_001)}`)).toBeNull();
  await expect(anchorFor('x'.repeat(3 << 20))).resolves.toMatch(/^#pdn=/);
  expect(await at('', (await anchorFor('x'.repeat(3 << 20)))!)).toBeNull();
  let random = '';
  for (let seed = 1; random.length < 60_000; seed = (seed * 48_271) % 2_147_483_647) random += seed.toString(36);
  expect(await anchorFor(random)).toBeNull();
});
