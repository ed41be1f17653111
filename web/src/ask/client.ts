/**
 * Questions to the rules and the engine. They are answered in a worker of this
 * page, or by the server where the page has no WebAssembly.
 */
import { hasServer } from '../app/host';
import type { Question } from '../contract';
import { answerTo, type AnswerTo } from './answer';
import { AskError } from './error';
import type { FromWorker, ToWorker } from './messages';
import { hasModule, loadModule, type ModuleName } from './module';
import { loadLanguage } from './language';
import { loadNetwork } from './network';
import { askServer } from './server';

export { AskError, type AskFailure } from './error';

export interface Asker {
  /** Answers in the order of asking. Rejects with an `AskError`, or with a
   * `QuestionError` if there is no answer. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  /** Has everything fetched that the answer to such a question will need. */
  prepare(question: Question): void;
  /** Breaks off whatever is being thought about; what was asked rejects. */
  cancel(): void;
  /** Who answers. It begins as a worker and may turn out to be the server. */
  readonly kind: 'worker' | 'server';
}

const elsewhere = hasServer ? askServer : undefined;

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Starts a worker now that is used later: its script comes while the module is fetched. */
function startEarly(name: ModuleName): () => Worker {
  let early: Worker | undefined;
  void loadModule(name).then((module) => {
    if (module !== undefined) return;
    early?.terminate();
    early = undefined;
  });
  try {
    early = startWorker();
    early.onerror = () => (early = undefined);
  } catch {
    // Whoever wants it will hear why.
  }
  return () => {
    const worker = early ?? startWorker();
    early = undefined;
    return worker;
  };
}

/** Every asker has a worker of its own: ask one to think, and another what is legal. */
export function openAsker(name: ModuleName, when: 'now' | 'later' = 'later'): Asker {
  const isEarly = when === 'now' && hasModule(name);
  return new WorkerAsker({
    loadModule: hasModule(name) ? () => loadModule(name) : undefined,
    loadLanguage,
    loadNetwork,
    startWorker: isEarly ? startEarly(name) : startWorker,
    askServer: elsewhere,
  });
}

/** One that always asks the server, which may have endgame tables. */
export function openServerAsker(): Asker {
  const startWorker = (): Worker => {
    throw new AskError('crashed', 'there is no worker');
  };
  return new WorkerAsker({ loadModule: undefined, loadLanguage, loadNetwork, startWorker, askServer: elsewhere });
}

/** What an asker needs of the world. */
export interface Means {
  loadModule: (() => Promise<WebAssembly.Module | undefined>) | undefined;
  /** Rejects if it is not to be had now. */
  loadLanguage: (code: string) => Promise<string>;
  loadNetwork: (name: string) => Promise<ArrayBuffer | undefined>;
  startWorker: () => Worker;
  /** Nobody where there is only the page. */
  askServer: ((question: string, signal: AbortSignal) => Promise<unknown>) | undefined;
}

/** How often the module may fail on one question. */
const MOST_TRAPS = 2;

interface Pending {
  question: string;
  language: string | undefined;
  traps: number;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

export class WorkerAsker implements Asker {
  readonly #means: Means;
  /** In the order of asking: the worker is busy with the first. */
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  /** What a worker that is about to start shall prepare for. */
  #expected: string | undefined;
  #module: WebAssembly.Module | undefined;
  #loading = false;
  #worker: Worker | undefined;
  #asksServer: boolean;
  #abort = new AbortController();

  constructor(means: Means) {
    this.#means = means;
    this.#asksServer = means.loadModule === undefined && means.askServer !== undefined;
  }

  get kind(): 'worker' | 'server' {
    return this.#asksServer ? 'server' : 'worker';
  }

  async ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
    return answerTo(question, await this.send(question));
  }

  /** Asks, and hands on whatever is said. */
  send(asked: object): Promise<unknown> {
    // As text: the state of a page is made of proxies, which cannot be posted.
    const question = JSON.stringify(asked);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const language = 'lang' in asked ? String(asked.lang) : undefined;
      this.#pending.set(id, { question, language, traps: 0, resolve, reject });
      if (this.#asksServer) void this.#askServer(id);
      else if (this.#worker) tell(this.#worker, { id, question, language });
      else void this.#start();
    });
  }

  prepare(question: Question): void {
    if (this.#asksServer) return;
    const prepare = JSON.stringify(question);
    if (this.#worker) return tell(this.#worker, { prepare });
    this.#expected = prepare;
    void this.#start();
  }

  cancel(): void {
    this.#stopWorker();
    this.#expected = undefined;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#rejectAll(new AskError('cancelled'));
  }

  #rejectAll(error: AskError): void {
    const rejected = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of rejected) reject(error);
  }

  /** Starts a worker and asks it everything that is pending. */
  async #start(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    this.#module ??= await this.#means.loadModule?.();
    this.#loading = false;
    const prepare = this.#expected;
    this.#expected = undefined;
    // The last question may have been cancelled in the meantime.
    if (this.#pending.size === 0 && prepare === undefined) return;
    if (this.#module === undefined) return this.#turnToServer();
    try {
      this.#worker = this.#open(this.#means.startWorker());
    } catch {
      return this.#turnToServer();
    }
    tell(this.#worker, { module: this.#module });
    if (prepare !== undefined) tell(this.#worker, { prepare });
    for (const [id, { question, language }] of this.#pending) tell(this.#worker, { id, question, language });
  }

  #open(worker: Worker): Worker {
    let isReady = false;
    const died = (reason: string): void => {
      // A worker that was replaced has nothing to say any more.
      if (worker !== this.#worker) return;
      this.#stopWorker();
      if (isReady) this.#afterTrap(reason);
      // One that could not even begin will not do so the next time.
      else this.#turnToServer();
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') isReady = true;
      else if (data.kind === 'trap') died(data.reason);
      else if (data.kind === 'wants-language') void this.#teach(worker, data.language);
      else if (data.kind === 'wants') void this.#bring(worker, data.network);
      else if (worker === this.#worker) this.#settle(data.id)?.resolve(data.answer);
    };
    worker.onerror = (event) => died(event.message);
    worker.onmessageerror = () => died('a message was lost');
    return worker;
  }

  async #teach(worker: Worker, language: string): Promise<void> {
    try {
      const messages = await this.#means.loadLanguage(language);
      if (worker === this.#worker) tell(worker, { language, messages });
    } catch {
      if (worker !== this.#worker) return;
      this.#stopWorker();
      this.#turnToServer();
    }
  }

  async #bring(worker: Worker, name: string): Promise<void> {
    const network = await this.#means.loadNetwork(name);
    if (worker === this.#worker) tell(worker, { network });
  }

  /** Tries the others again, and the one that failed unless it has failed before. */
  #afterTrap(reason: string): void {
    const [first] = this.#pending;
    if (first !== undefined) {
      const [id, pending] = first;
      pending.traps += 1;
      if (pending.traps >= MOST_TRAPS) this.#settle(id)?.reject(new AskError('crashed', reason));
    }
    if (this.#pending.size > 0) void this.#start();
  }

  #turnToServer(): void {
    // Nobody else can answer; the next question tries again.
    if (this.#means.askServer === undefined) return this.#rejectAll(new AskError('unreachable'));
    this.#asksServer = true;
    for (const id of this.#pending.keys()) void this.#askServer(id);
  }

  async #askServer(id: number): Promise<void> {
    const pending = this.#pending.get(id);
    const { askServer } = this.#means;
    if (pending === undefined || askServer === undefined) return;
    try {
      const answer = await askServer(pending.question, this.#abort.signal);
      this.#settle(id)?.resolve(answer);
    } catch (error) {
      this.#settle(id)?.reject(error);
    }
  }

  /** Takes a question off the list; undefined if it was cancelled. */
  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #stopWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
