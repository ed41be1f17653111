import { describe, expect, it } from 'vitest';
import { Instance } from './instance';
import type { ModuleName } from './module';

/** The modules themselves, where this machine could compile them. */
const modules = import.meta.glob<string>('./{rules,engine}.wasm', { query: '?url&inline', import: 'default', eager: true });
const networks = import.meta.glob<string>('../../../crates/engine/networks/{english,international}.net', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

const bytesAt = async (address = '') => (await fetch(address)).arrayBuffer();
const network = (name: string) => bytesAt(networks[`../../../crates/engine/networks/${name}.net`]);

const languages = import.meta.glob<string>('./languages/en.txt', { query: '?raw', import: 'default', eager: true });

/** One that speaks English. */
async function open(name: ModuleName): Promise<Instance> {
  const instance = new Instance(await WebAssembly.compile(await bytesAt(modules[`./${name}.wasm`])));
  expect(instance.takeLanguage('en', languages['./languages/en.txt'] ?? '')).toBe(true);
  return instance;
}

// No book has this: it would answer at once.
const game = (rules: string) => ({ header: { rules, start: 'W:W31-50:B1-19' }, entries: [] });
const thinking = (rules: string) => ({ ask: 'think', game: game(rules), player: 'white', level: 12, seed: 7 });
const viewing = { ask: 'view', lang: 'en', game: game('jumbo') };
const text = JSON.stringify;

describe.runIf(Object.keys(modules).length === 2).each(['rules', 'engine'] as const)('the module of the %s', (name) => {
  it('answers again and again', async () => {
    const instance = await open(name);
    const question = text({ ask: 'nothing that is known', text: 'é😀'.repeat(10_000) });
    for (let i = 0; i < 100; i += 1) {
      expect(instance.ask(question)).toHaveProperty('kind');
    }
  });

  it('answers what is not JSON', async () => {
    const instance = await open(name);
    for (const text of ['', 'nonsense', '{"ask":', '\u0000']) {
      expect(instance.ask(text), text).toHaveProperty('kind');
      expect(instance.wantedNetwork(text), text).toBe('');
    }
  });
});

describe.runIf('./rules.wasm' in modules)('the module of the rules', () => {
  it('knows the rules, and that it has no engine', async () => {
    const instance = await open('rules');
    expect(instance.ask(text(viewing))).toMatchObject({ answer: 'view', turn: 'white' });
    expect(instance.ask(text(thinking('jumbo')))).toMatchObject({ kind: 'elsewhere' });
    expect(instance.wantedNetwork(text(thinking('jumbo')))).toBe('');
    expect(instance.takeNetwork(await network('english'))).toBe(false);
  });

  it('answers in no language that it was not handed', async () => {
    const instance = await open('rules');
    const swedish = text({ ...viewing, lang: 'sv' });
    expect(instance.ask(swedish)).toMatchObject({ kind: 'elsewhere' });
    expect(instance.takeLanguage('sv', 'a = one\na = twice\n')).toBe(false);
    expect(instance.takeLanguage('tlh', 'a = one\n')).toBe(false);
    expect(instance.ask(swedish)).toMatchObject({ kind: 'elsewhere' });
  });
});

describe.runIf('./engine.wasm' in modules)('the engine', () => {
  it('knows the time, and thinks no longer than it should', async () => {
    const instance = await open('engine');
    const start = performance.now();
    expect(instance.ask(text(thinking('jumbo')))).toHaveProperty('action');
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  it('wants the network of the game, also of the house, until it has it', async () => {
    const instance = await open('engine');
    const wanted = (rules: string) => instance.wantedNetwork(text(thinking(rules)));
    expect(wanted('jumbo')).toBe('international');
    expect(wanted('jumbo/touch-free')).toBe('international');
    expect(instance.takeNetwork(await network('international'))).toBe(true);
    expect(wanted('jumbo/touch-free')).toBe('');
    expect(wanted('english')).toBe('english');
    expect(instance.takeNetwork(await network('english'))).toBe(true);
    expect(wanted('english')).toBe('');
    expect(wanted('no such rules')).toBe('');
    expect(instance.wantedNetwork(text(viewing))).toBe('');
    expect(instance.ask(text(viewing))).toMatchObject({ kind: 'elsewhere' });
  });

  it('judges by the network that it was handed, and by hand without', async () => {
    const instance = await open('engine');
    const question = text({ ask: 'analyse', lang: 'en', game: game('jumbo'), nodes: 2_000, lines: 1 });
    const byHand = instance.ask(question);
    expect(byHand).toHaveProperty('score');
    expect(instance.takeNetwork(await network('english'))).toBe(true);
    expect(instance.ask(question), 'the network of another game').toEqual(byHand);
    expect(instance.takeNetwork(await network('international'))).toBe(true);
    expect(instance.ask(question)).not.toEqual(byHand);
  });

  it('takes no other bytes for a network', async () => {
    const instance = await open('engine');
    const whole = await network('international');
    const damaged = whole.slice(0);
    new Uint8Array(damaged)[20_000]! ^= 1;
    for (const bytes of [new ArrayBuffer(0), new ArrayBuffer(50_000), whole.slice(0, 30_000), damaged]) {
      expect(instance.takeNetwork(bytes)).toBe(false);
    }
    expect(instance.wantedNetwork(text(thinking('jumbo')))).toBe('international');
    expect(instance.ask(text({ ...thinking('jumbo'), level: 3 }))).toHaveProperty('action');
  });
});
