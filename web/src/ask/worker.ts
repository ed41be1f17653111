/** The thread in which the rules or the engine run, so that the page never waits. */
import { Answerer } from './answerer';
import { Instance } from './instance';
import type { FromWorker, ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

const answerer = new Answerer(
  (module) => new Instance(module),
  (message: FromWorker) => self.postMessage(message),
);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => answerer.hear(data);
