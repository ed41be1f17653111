import { describe, expect, it, vi } from 'vitest';
import { Answerer } from './answerer';
import type { Instance } from './instance';
import type { FromWorker } from './messages';

const MODULE = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const BYTES = new ArrayBuffer(3);

/** An engine that wants the network whose name a question begins with. */
function setUp() {
  const said: FromWorker[] = [];
  let has = '';
  const engine = {
    ask: vi.fn((question: string): unknown => `${question} by ${has || 'hand'}`),
    wantedNetwork: (question: string) => {
      const name = question.split(' ')[0] ?? '';
      return name === has || name === 'none' ? '' : name;
    },
    takeLanguage: vi.fn((_code: string, messages: string) => messages !== ''),
    takeNetwork: vi.fn((bytes: ArrayBuffer) => {
      if (bytes === BYTES) has = 'danish';
      return bytes === BYTES;
    }),
  };
  const answerer = new Answerer(() => engine as unknown as Instance, (message) => said.push(message));
  const ask = (id: number, question: string) => answerer.hear({ id, question });
  answerer.hear({ module: MODULE });
  expect(said.splice(0)).toEqual([{ kind: 'ready' }]);
  return { answerer, engine, said, ask };
}

const WANTS = { kind: 'wants', network: 'danish' };

describe('a language', () => {
  it('is wanted once, before the first question that is answered in it', () => {
    const { answerer, engine, said } = setUp();
    for (const id of [1, 2]) answerer.hear({ id, question: `none ${id}`, language: 'sv' });
    expect(said.splice(0)).toEqual([{ kind: 'wants-language', language: 'sv' }]);
    expect(engine.ask).not.toHaveBeenCalled();
    answerer.hear({ language: 'sv', messages: 'words' });
    expect(engine.takeLanguage).toHaveBeenCalledWith('sv', 'words');
    expect(said).toHaveLength(2);
    answerer.hear({ id: 3, question: 'none 3', language: 'da' });
    expect(said.at(-1)).toEqual({ kind: 'wants-language', language: 'da' });
  });

  it('that cannot be spoken is a trap, and no endless question', () => {
    const { answerer, said } = setUp();
    answerer.hear({ id: 1, question: 'none one', language: 'sv' });
    answerer.hear({ language: 'sv', messages: '' });
    expect(said.at(-1)).toMatchObject({ kind: 'trap' });
  });
});

describe('whoever answers', () => {
  it('asks for nothing where nothing is wanted', () => {
    const { said, ask } = setUp();
    ask(1, 'none one');
    expect(said).toEqual([{ kind: 'answer', id: 1, answer: 'none one by hand' }]);
  });

  it('waits for the network, and answers in the order of asking', () => {
    const { answerer, said, ask } = setUp();
    ask(1, 'danish one');
    ask(2, 'none two');
    ask(3, 'danish three');
    expect(said).toEqual([WANTS]);
    answerer.hear({ network: BYTES });
    expect(said.slice(1)).toEqual([
      { kind: 'answer', id: 1, answer: 'danish one by danish' },
      { kind: 'answer', id: 2, answer: 'none two by danish' },
      { kind: 'answer', id: 3, answer: 'danish three by danish' },
    ]);
  });

  it.each([undefined, new ArrayBuffer(9)])('does without a network that is %s, and wants it again', (network) => {
    const { answerer, said, ask } = setUp();
    ask(1, 'danish one');
    answerer.hear({ network });
    ask(2, 'danish two');
    expect(said).toEqual([WANTS, { kind: 'answer', id: 1, answer: 'danish one by hand' }, WANTS]);
    answerer.hear({ network: BYTES });
    expect(said.at(-1)).toEqual({ kind: 'answer', id: 2, answer: 'danish two by danish' });
  });

  it('wants the network before the question comes, if it was told of it', () => {
    const { answerer, said, ask } = setUp();
    answerer.hear({ prepare: 'danish soon' });
    answerer.hear({ prepare: 'danish soon' });
    ask(1, 'danish one');
    expect(said).toEqual([WANTS]);
    answerer.hear({ network: BYTES });
    expect(said.slice(1)).toEqual([{ kind: 'answer', id: 1, answer: 'danish one by danish' }]);
  });

  it('says nothing more after a trap', () => {
    const { engine, said, ask } = setUp();
    engine.ask.mockImplementation(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    ask(1, 'none one');
    ask(2, 'none two');
    expect(said).toEqual([{ kind: 'trap', reason: 'RuntimeError: unreachable' }]);
  });
});
