import { api } from '../app/addresses';
import { AskError } from './error';

/** Asks the server, in JSON; it answers as the module does. */
export async function askServer(question: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(`${api}/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
      signal,
    });
    // A refusal is an answer, too, whatever its status: it is JSON.
    return await response.json();
  } catch (error) {
    throw signal.aborted ? new AskError('cancelled') : new AskError('unreachable', String(error));
  }
}
