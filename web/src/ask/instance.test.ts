import { describe, expect, it } from 'vitest';
import { Instance } from './instance';

/** The module itself, where this machine could compile it. */
const found = import.meta.glob<string>('./damier.wasm', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
const address = Object.values(found)[0];

describe.runIf(address !== undefined)('the module', () => {
  async function open(): Promise<Instance> {
    const response = await fetch(address ?? '');
    return new Instance(await WebAssembly.compile(await response.arrayBuffer()));
  }

  it('answers again and again', async () => {
    const instance = await open();
    const question = JSON.stringify({ ask: 'nothing that is known', text: 'é😀'.repeat(10_000) });
    for (let i = 0; i < 100; i += 1) {
      expect(instance.ask(question)).toHaveProperty('kind');
    }
  });

  it('knows the time, and thinks no longer than it should', async () => {
    const instance = await open();
    // No book has this: it would answer at once.
    const game = { header: { rules: 'jumbo', start: 'W:W31-50:B1-19' }, entries: [] };
    const question = { ask: 'think', game, player: 'white', level: 12, seed: 7 };
    const start = performance.now();
    expect(instance.ask(JSON.stringify(question))).toHaveProperty('action');
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  it('answers what is not JSON', async () => {
    const instance = await open();
    for (const text of ['', 'nonsense', '{"ask":', '\u0000']) {
      expect(instance.ask(text), text).toHaveProperty('kind');
    }
  });
});
