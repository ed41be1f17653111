import { describe, expect, it, vi } from 'vitest';
import type { Question } from '../contract';
import { AskError, WorkerAsker, type Means } from './client';
import type { FromWorker, ToWorker } from './messages';

/** A worker that answers when told to. */
class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly heard: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    // As a real one does: what cannot be cloned cannot be said.
    this.heard.push(structuredClone(message));
  }

  terminate(): void {
    this.terminated = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }

  /** The questions it was asked, without their numbers. */
  get questions(): string[] {
    return this.heard.flatMap((message) => ('question' in message ? [message.question] : []));
  }

  answer(text: string, answer: unknown): void {
    const asked = this.heard.find((message) => 'question' in message && message.question === text);
    if (asked === undefined || !('id' in asked)) throw new Error(`${text} was not asked`);
    this.say({ kind: 'answer', id: asked.id, answer });
  }
}

/** The smallest module there is: a name and a version. */
const EMPTY = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));

function setUp(means: Partial<Means> = {}) {
  const workers: FakeWorker[] = [];
  const loadModule = vi.fn(() => Promise.resolve<WebAssembly.Module | undefined>(EMPTY));
  const server = vi.fn((question: string, _signal: AbortSignal) =>
    Promise.resolve<unknown>({ server: JSON.parse(question) as unknown }),
  );
  const loadLanguage = vi.fn((code: string) => Promise.resolve(`words of ${code}`));
  const loadNetwork = vi.fn((name: string) => Promise.resolve(name === 'danish' ? new ArrayBuffer(3) : undefined));
  const asker = new WorkerAsker({
    loadModule,
    loadLanguage,
    loadNetwork,
    startWorker: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    },
    askServer: server,
    ...means,
  });
  /** The worker of this number, once it has started. */
  const worker = async (index: number): Promise<FakeWorker> => {
    await vi.waitFor(() => expect(workers.length).toBeGreaterThan(index));
    const found = workers[index];
    if (found === undefined) throw new Error('no such worker');
    return found;
  };
  return { asker, worker, workers, loadModule, loadLanguage, loadNetwork, server };
}

const ONE = { ask: 'one' };
const TWO = { ask: 'two' };
const text = JSON.stringify;

describe('a worker', () => {
  it('gets the module first, then the questions, and answers each', async () => {
    const { asker, worker, workers } = setUp();
    const [one, two] = [asker.send(ONE), asker.send(TWO)];
    const first = await worker(0);
    expect(first.heard[0]).toHaveProperty('module');
    expect(first.questions).toEqual([text(ONE), text(TWO)]);
    first.say({ kind: 'ready' });
    first.answer(text(TWO), 2);
    first.answer(text(ONE), 1);
    expect(await Promise.all([one, two])).toEqual([1, 2]);
    expect(asker.kind).toBe('worker');
    expect(workers).toHaveLength(1);
  });

  it('is started by the first question only', async () => {
    const { asker, workers, loadModule } = setUp();
    expect(workers).toHaveLength(0);
    expect(loadModule).not.toHaveBeenCalled();
    asker.cancel();
    expect(workers).toHaveLength(0);
  });

  it('can be asked what a proxy holds', async () => {
    const { asker, worker } = setUp();
    const answer = asker.send(new Proxy({ ask: 'one' }, {}));
    (await worker(0)).answer(text(ONE), 'yes');
    expect(await answer).toBe('yes');
  });
});

describe('a language', () => {
  const SPOKEN = { ask: 'one', lang: 'sv' };

  it('is named with the question, and its messages are brought to the worker that wants them', async () => {
    const { asker, worker } = setUp();
    void asker.send(SPOKEN);
    const first = await worker(0);
    expect(first.heard.at(-1)).toMatchObject({ question: text(SPOKEN), language: 'sv' });
    first.say({ kind: 'ready' });
    first.say({ kind: 'wants-language', language: 'sv' });
    await vi.waitFor(() => expect(first.heard.at(-1)).toEqual({ language: 'sv', messages: 'words of sv' }));
  });

  it('that does not come turns the questions to the server', async () => {
    const { asker, worker } = setUp({ loadLanguage: () => Promise.reject(new Error('offline')) });
    const answer = asker.send(SPOKEN);
    const first = await worker(0);
    first.say({ kind: 'wants-language', language: 'sv' });
    expect(await answer).toEqual({ server: SPOKEN });
    expect(first.terminated).toBe(true);
  });
});

describe('where there is no server', () => {
  const alone = { askServer: undefined };

  it('a question without an answer rejects, and the next one tries the module again', async () => {
    const loadModule = vi.fn(() => Promise.resolve<WebAssembly.Module | undefined>(undefined));
    const { asker, worker } = setUp({ ...alone, loadModule });
    await expect(asker.send(ONE)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(asker.kind).toBe('worker');
    loadModule.mockResolvedValue(EMPTY);
    const answer = asker.send(TWO);
    (await worker(0)).answer(text(TWO), 2);
    expect(await answer).toBe(2);
  });

  it('a browser without WebAssembly says so at once', async () => {
    const { asker } = setUp({ ...alone, loadModule: undefined });
    await expect(asker.send(ONE)).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

describe('a network', () => {
  const QUESTION: Question = { ask: 'lessons', id: 'any' };

  it('is brought to the worker that wants it', async () => {
    const { asker, worker } = setUp();
    void asker.send(ONE);
    const first = await worker(0);
    first.say({ kind: 'wants', network: 'danish' });
    await vi.waitFor(() => expect(first.heard.at(-1)).toHaveProperty('network.byteLength', 3));
    first.say({ kind: 'wants', network: 'none such' });
    await vi.waitFor(() => expect(first.heard.at(-1)).toEqual({ network: undefined }));
  });

  it('is not brought to one that was dismissed', async () => {
    const { asker, worker, loadNetwork } = setUp();
    const answer = asker.send(ONE);
    const first = await worker(0);
    first.say({ kind: 'wants', network: 'danish' });
    asker.cancel();
    await expect(answer).rejects.toMatchObject({ failure: 'cancelled' });
    await loadNetwork.mock.results[0]?.value;
    expect(first.heard.filter((message) => 'network' in message)).toEqual([]);
  });

  it('can be prepared for before anything is asked', async () => {
    const { asker, worker, loadModule } = setUp();
    asker.prepare(QUESTION);
    const first = await worker(0);
    expect(first.heard).toEqual([{ module: expect.anything() }, { prepare: text(QUESTION) }]);
    asker.prepare(QUESTION);
    void asker.send(ONE);
    expect(first.heard.slice(2)).toEqual([{ prepare: text(QUESTION) }, { id: 1, question: text(ONE) }]);
    expect(loadModule).toHaveBeenCalledTimes(1);
  });

  it('is not prepared for where the server is asked, or when nobody wants it any more', async () => {
    const server = setUp({ loadModule: undefined });
    server.asker.prepare(QUESTION);
    const { asker, workers } = setUp();
    asker.prepare(QUESTION);
    asker.cancel();
    await Promise.resolve();
    expect([...server.workers, ...workers]).toEqual([]);
    expect(server.server).not.toHaveBeenCalled();
  });
});

describe('a trap', () => {
  it('costs one worker, and the question is asked again', async () => {
    const { asker, worker, loadModule } = setUp();
    const answer = asker.send(ONE);
    const first = await worker(0);
    first.say({ kind: 'ready' });
    first.say({ kind: 'trap', reason: 'unreachable' });
    expect(first.terminated).toBe(true);
    const second = await worker(1);
    second.say({ kind: 'ready' });
    second.answer(text(ONE), 1);
    expect(await answer).toBe(1);
    expect(loadModule).toHaveBeenCalledTimes(1);
  });

  it('that comes back ends its own question, not the others', async () => {
    const { asker, worker } = setUp();
    const [one, two] = [asker.send(ONE), asker.send(TWO)];
    const failed = expect(one).rejects.toMatchObject({ name: 'AskError', failure: 'crashed' });
    for (const index of [0, 1]) {
      const dying = await worker(index);
      dying.say({ kind: 'ready' });
      dying.onerror?.({ message: 'gone' });
    }
    await failed;
    const third = await worker(2);
    expect(third.questions).toEqual([text(TWO)]);
    third.say({ kind: 'ready' });
    third.answer(text(TWO), 2);
    expect(await two).toBe(2);
  });
});

describe('cancelling', () => {
  it('stops the worker and rejects what was asked', async () => {
    const { asker, worker, workers } = setUp();
    const one = asker.send(ONE);
    const first = await worker(0);
    asker.cancel();
    await expect(one).rejects.toEqual(new AskError('cancelled'));
    expect(first.terminated).toBe(true);
    first.answer(text(ONE), 'too late');
    expect(workers).toHaveLength(1);

    const two = asker.send(TWO);
    const second = await worker(1);
    expect(second.questions).toEqual([text(TWO)]);
    second.answer(text(TWO), 2);
    expect(await two).toBe(2);
  });

  it('before the module has come starts nothing', async () => {
    const { asker, workers } = setUp();
    const one = asker.send(ONE);
    asker.cancel();
    await expect(one).rejects.toMatchObject({ failure: 'cancelled' });
    await Promise.resolve();
    expect(workers).toHaveLength(0);
  });

  it('aborts what the server is asked', async () => {
    const askServer = (_question: string, signal: AbortSignal) =>
      new Promise<unknown>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new AskError('cancelled')));
      });
    const { asker } = setUp({ loadModule: undefined, askServer });
    const one = asker.send(ONE);
    asker.cancel();
    await expect(one).rejects.toMatchObject({ failure: 'cancelled' });
  });
});

describe('the server is asked', () => {
  it('where there is no module', async () => {
    const { asker, workers } = setUp({ loadModule: undefined });
    expect(asker.kind).toBe('server');
    expect(await asker.send(ONE)).toEqual({ server: ONE });
    expect(workers).toHaveLength(0);
  });

  it('when the module does not compile', async () => {
    const { asker, loadModule } = setUp();
    loadModule.mockResolvedValue(undefined);
    expect(await Promise.all([asker.send(ONE), asker.send(TWO)])).toEqual([
      { server: ONE },
      { server: TWO },
    ]);
    expect(asker.kind).toBe('server');
  });

  it('when a worker cannot begin', async () => {
    const { asker, worker } = setUp();
    const one = asker.send(ONE);
    (await worker(0)).onerror?.({ message: 'forbidden' });
    expect(await one).toEqual({ server: ONE });
    expect(asker.kind).toBe('server');
  });

  it('when no worker can be made', async () => {
    const startWorker = () => {
      throw new Error('forbidden');
    };
    const { asker } = setUp({ startWorker });
    expect(await asker.send(ONE)).toEqual({ server: ONE });
  });
});
