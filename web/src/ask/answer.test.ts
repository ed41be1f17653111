import { expect, it } from 'vitest';
import type { Question } from '../contract';
import { answerTo, QuestionError } from './answer';

const question: Question = { ask: 'digest', game: { header: header(), entries: [] } };

function header() {
  const person = { kind: 'person', name: null } as const;
  return { edition: null, rules: 'jumbo', start: null, white: person, black: person, clock: null, seed: 0, options: null };
}

it('takes an answer that names the question', () => {
  const said = { answer: 'digest', result: '*', moves: 0, full_moves: 0, placement: '' };
  expect(answerTo(question, said)).toBe(said);
});

it('throws a problem with its kind', () => {
  const problem = { type: 'about:blank', title: 'x', status: 422, detail: 'no such rules', kind: 'rules' };
  expect(() => answerTo(question, problem)).toThrow(QuestionError);
  expect(() => answerTo(question, problem)).toThrow('no such rules');
});

it('takes nothing else for an answer', () => {
  for (const said of [null, 'x', {}, { answer: 'view' }]) {
    expect(() => answerTo(question, said)).toThrow(QuestionError);
  }
});
