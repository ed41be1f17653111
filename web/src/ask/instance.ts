/** The exports of `crates/wasm`. */
interface Exports {
  memory: WebAssembly.Memory;
  allocate(length: number): number;
  ask(question: number, length: number): number;
  free(start: number, length: number): void;
  take_language(messages: number, length: number): number;
  /** Only the engine has these. */
  wanted_network?(question: number, length: number): number;
  take_network?(network: number, length: number): number;
}

/** How many bytes say how long an answer is. */
const LENGTH_BYTES = 4;

/** A running module: the rules or the engine, and what they remember. */
export class Instance {
  readonly #exports: Exports;

  constructor(module: WebAssembly.Module) {
    const imports = { damier: { now_ms: () => performance.now() } };
    this.#exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
  }

  /** Answers JSON at once, however long it takes. Throws when the module fails. */
  ask(question: string): unknown {
    return JSON.parse(this.#answer(this.#exports.ask, question));
  }

  /** Speaks a language from now on; false if these are no messages. */
  takeLanguage(code: string, messages: string): boolean {
    return this.#lend(new TextEncoder().encode(`${code}\n${messages}`), this.#exports.take_language) === 1;
  }

  /** The network that the engine would like to have for this question, if any. */
  wantedNetwork(question: string): string {
    const { wanted_network } = this.#exports;
    return wanted_network ? this.#answer(wanted_network, question) : '';
  }

  /** Judges positions by this network; false if that is none. */
  takeNetwork(network: ArrayBuffer): boolean {
    const { take_network } = this.#exports;
    return !!take_network && this.#lend(new Uint8Array(network), take_network) === 1;
  }

  #answer(answer: (question: number, length: number) => number, question: string): string {
    const start = this.#lend(new TextEncoder().encode(question), answer) >>> 0;
    const { memory, free } = this.#exports;
    // Only now: the buffer is another one when the memory has grown.
    const length = new DataView(memory.buffer).getUint32(start, true);
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, start + LENGTH_BYTES, length));
    free(start, LENGTH_BYTES + length);
    return text;
  }

  /** Puts bytes into the module's memory for as long as it looks at them. */
  #lend(bytes: Uint8Array, look: (start: number, length: number) => number): number {
    const { memory, allocate, free } = this.#exports;
    const start = allocate(bytes.length) >>> 0;
    if (start === 0) throw new RangeError('no memory for the question');
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
    const seen = look(start, bytes.length);
    free(start, bytes.length);
    return seen;
  }
}
