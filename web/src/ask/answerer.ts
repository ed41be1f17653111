/** What a worker does with what it is told. */
import type { Instance } from './instance';
import type { FromWorker, ToWorker } from './messages';

interface Asked {
  id: number;
  question: string;
  language?: string | undefined;
  /** Whether its network has been asked for, once. */
  isPrepared: boolean;
}

/**
 * Answers one question after the other. Where the engine would rather have a
 * network, that is asked for first; where it does not come, it is done without,
 * and asked for again with the next question.
 */
export class Answerer {
  #instance: Instance | undefined;
  readonly #waiting: Asked[] = [];
  #isWaitingForNetwork = false;
  readonly #spoken = new Set<string>();
  /** The language whose messages are on their way. */
  #awaited: string | undefined;

  constructor(
    private readonly open: (module: WebAssembly.Module) => Instance,
    private readonly tell: (message: FromWorker) => void,
  ) {}

  hear(message: ToWorker): void {
    try {
      this.#take(message);
      this.#goOn();
    } catch (error) {
      // What has failed once may have left anything behind in its memory.
      this.#instance = undefined;
      this.tell({ kind: 'trap', reason: String(error) });
    }
  }

  #take(message: ToWorker): void {
    if ('module' in message) {
      this.#instance = this.open(message.module);
      this.#spoken.clear();
      this.tell({ kind: 'ready' });
    } else if ('question' in message) {
      this.#waiting.push({ ...message, isPrepared: false });
    } else if ('messages' in message) {
      this.#speak(message.language, message.messages);
    } else if ('prepare' in message) {
      if (!this.#isWaitingForNetwork) this.#prepare(message.prepare);
    } else {
      this.#isWaitingForNetwork = false;
      if (message.network) this.#instance?.takeNetwork(message.network);
    }
  }

  #goOn(): void {
    for (let next = this.#waiting[0]; next && this.#instance && !this.#isWaiting; next = this.#waiting[0]) {
      if (next.language !== undefined && !this.#spoken.has(next.language)) {
        this.#awaited = next.language;
        this.tell({ kind: 'wants-language', language: next.language });
      } else if (!next.isPrepared) {
        next.isPrepared = true;
        this.#prepare(next.question);
      } else {
        this.#waiting.shift();
        this.tell({ kind: 'answer', id: next.id, answer: this.#instance.ask(next.question) });
      }
    }
  }

  get #isWaiting(): boolean {
    return this.#isWaitingForNetwork || this.#awaited !== undefined;
  }

  #speak(language: string, messages: string): void {
    // One that cannot be spoken would be asked for again and again.
    if (!this.#instance?.takeLanguage(language, messages)) throw new Error(`these are no messages of ${language}`);
    this.#spoken.add(language);
    this.#awaited = undefined;
  }

  #prepare(question: string): void {
    const network = this.#instance?.wantedNetwork(question);
    if (!network) return;
    this.#isWaitingForNetwork = true;
    this.tell({ kind: 'wants', network });
  }
}
