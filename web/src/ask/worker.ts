/** The thread in which the rules and the engine run, so that the page never waits. */
import { Instance } from './instance';
import type { FromWorker, ToWorker } from './messages';

declare const self: DedicatedWorkerGlobalScope;

let instance: Instance | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    if ('module' in data) {
      instance = new Instance(data.module);
      tell({ kind: 'ready' });
    } else if (instance !== undefined) {
      tell({ kind: 'answer', id: data.id, answer: instance.ask(data.question) });
    }
  } catch (error) {
    // What has failed once may have left anything behind in its memory.
    instance = undefined;
    tell({ kind: 'trap', reason: String(error) });
  }
};

function tell(message: FromWorker): void {
  self.postMessage(message);
}
