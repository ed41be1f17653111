/** What the page says to the worker: first the module, then questions, as JSON. */
export type ToWorker =
  | { module: WebAssembly.Module }
  | { id: number; question: string }
  /** Something like it will be asked. */
  | { prepare: string }
  /** The network that was wanted, or that it is not to be had. */
  | { network: ArrayBuffer | undefined };

/** What the worker says to the page. After a trap it is of no more use. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: unknown }
  /** It waits for this network before it answers anything. */
  | { kind: 'wants'; network: string }
  | { kind: 'trap'; reason: string };
