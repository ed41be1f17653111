/** The exports of `crates/wasm`. */
interface Exports {
  memory: WebAssembly.Memory;
  allocate(length: number): number;
  ask(question: number, length: number): number;
  free(start: number, length: number): void;
}

/** How many bytes say how long an answer is. */
const LENGTH_BYTES = 4;

/** A running module: the rules and the engine, and what they remember. */
export class Instance {
  readonly #exports: Exports;

  constructor(module: WebAssembly.Module) {
    const imports = { damier: { now_ms: () => performance.now() } };
    this.#exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
  }

  /** Answers JSON at once, however long it takes. Throws when the module fails. */
  ask(question: string): unknown {
    const { memory, allocate, ask, free } = this.#exports;
    const bytes = new TextEncoder().encode(question);
    const start = allocate(bytes.length) >>> 0;
    if (start === 0) throw new RangeError('no memory for the question');
    new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
    const answer = ask(start, bytes.length) >>> 0;
    free(start, bytes.length);
    // Only now: the buffer is another one when the memory has grown.
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = new Uint8Array(memory.buffer, answer + LENGTH_BYTES, length);
    const parsed: unknown = JSON.parse(new TextDecoder().decode(text));
    free(answer, LENGTH_BYTES + length);
    return parsed;
  }
}
