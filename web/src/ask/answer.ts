/** What a question is answered with, and what becomes of it if it is not. */

import type { Answers, Problem, ProblemKind, Question } from '../contract';

export type AnswerTo<Q extends Question> = Answers[Q['ask']];

/** The referee could make nothing of a question. */
export class QuestionError extends Error {
  constructor(
    readonly kind: ProblemKind,
    sentence: string,
  ) {
    super(sentence);
  }
}

const isObject = (said: unknown): said is object => typeof said === 'object' && said !== null;

/** An answer says which question it answers. */
function isAnswer<Q extends Question>(question: Q, said: unknown): said is AnswerTo<Q> {
  return isObject(said) && 'answer' in said && said.answer === question.ask;
}

const isProblem = (said: unknown): said is Problem => isObject(said) && 'kind' in said && 'detail' in said;

/** The answer to a question, out of what was said. */
export function answerTo<Q extends Question>(question: Q, said: unknown): AnswerTo<Q> {
  if (isAnswer(question, said)) return said;
  if (isProblem(said)) throw new QuestionError(said.kind, said.detail);
  throw new QuestionError('unreadable', 'this answers another question');
}
