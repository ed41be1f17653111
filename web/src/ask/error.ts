/** Why a question has no answer. */
export type AskFailure =
  /** Nobody wants to know any more. */
  | 'cancelled'
  /** The module failed on this question, twice. */
  | 'crashed'
  /** The server was asked, and could not be reached. */
  | 'unreachable';

export class AskError extends Error {
  override readonly name = 'AskError';

  constructor(
    readonly failure: AskFailure,
    detail = '',
  ) {
    super(detail === '' ? failure : `${failure}: ${detail}`);
  }
}
