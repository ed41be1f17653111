/** What the page says to the worker: first the module, then questions, as JSON. */
export type ToWorker =
  | { module: WebAssembly.Module }
  /** With the language that the answer is to be in, if it has words. */
  | { id: number; question: string; language?: string | undefined }
  /** The messages of a language that was wanted. */
  | { language: string; messages: string }
  /** Something like it will be asked. */
  | { prepare: string }
  /** The network that was wanted, or that it is not to be had. */
  | { network: ArrayBuffer | undefined };

/** What the worker says to the page. After a trap it is of no more use. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: unknown }
  /** It cannot answer before it has the messages of this language. */
  | { kind: 'wants-language'; language: string }
  /** It waits for this network before it answers anything. */
  | { kind: 'wants'; network: string }
  | { kind: 'trap'; reason: string };
