/** What the page says to the worker: first the module, then questions, as JSON. */
export type ToWorker = { module: WebAssembly.Module } | { id: number; question: string };

/** What the worker says to the page. After a trap it is of no more use. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'trap'; reason: string };
