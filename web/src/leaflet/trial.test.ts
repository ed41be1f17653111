import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Diagram, Why } from '../contract';
import { FakeArbiter, GAME, refusalOf, viewOf } from '../game/testing';
import { Trial } from './trial.svelte';

class FakeExplainer extends FakeArbiter {
  why = vi.fn(async (): Promise<Why> => ({ sentence: 'men move forward', rules: [] }));
}

let referee: FakeExplainer;
let diagram: Diagram;
const putBack = vi.fn();

const open = () => new Trial(() => diagram, referee, putBack);

beforeEach(() => {
  referee = new FakeExplainer();
  diagram = { figure: null, caption: '', game: GAME, view: viewOf([]), right: [], wrong: [] };
  putBack.mockReset();
});

describe('a diagram that is tried', () => {
  test('is told why something was allowed, and takes nothing more', async () => {
    const trial = open();
    expect(trial.view).toBe(diagram.view);
    await trial.play('1-5', 1);
    expect(trial.isOpen).toBe(false);
    expect(trial.view.placement).toBe('after 1-5');
    expect(trial.said).toEqual({ isRight: true, sentence: 'men move forward', rules: [] });
    expect(referee.why).toHaveBeenCalledExactlyOnceWith({ ...GAME, entries: ['1-5'] }, 0);
  });

  test('is told why something is not allowed, and may be tried again', async () => {
    const trial = open();
    referee.refuses.add('3-4');
    await trial.play('3-4', 3);
    expect(trial.isOpen).toBe(true);
    expect(trial.said).toEqual({ isRight: false, sentence: 'no 3-4', rules: [] });
    expect(putBack).toHaveBeenCalledExactlyOnceWith([7], 3);
  });

  test('is played by whoever is offered a draw', async () => {
    diagram.view = { ...viewOf([]), offer: 'white' };
    await open().play('accept');
    expect(referee.asked).toEqual(['black accept after 0']);
  });

  test('puts back what is none of its moves, whether it means one or not', async () => {
    const trial = open();
    referee.meanings['1 5'] = ['1-5'];
    await trial.attempt('1 5', 1);
    expect(putBack).toHaveBeenLastCalledWith([], null);
    expect(trial.said).toBeNull();
    await trial.attempt('1 8', 1);
    expect(putBack).toHaveBeenLastCalledWith(refusalOf('1 8').squares, 1);
    expect(trial.said?.isRight).toBe(false);
  });

  test('is set up again as printed', async () => {
    const trial = open();
    await trial.play('1-5');
    trial.again();
    expect(trial.isOpen).toBe(true);
    expect(trial.said).toBeNull();
    await trial.play('2-6');
    expect(referee.asked.at(-1)).toBe('white 2-6 after 0');
  });

  test('says nothing about what was put away while the referee thought', async () => {
    const trial = open();
    referee.why.mockImplementationOnce(async () => {
      trial.again();
      return { sentence: 'too late', rules: [] };
    });
    await trial.play('1-5');
    expect(trial.said).toBeNull();
    expect(trial.isOpen).toBe(true);
  });

  test('keeps what was played when the page is told anew in another language', async () => {
    const trial = open();
    await trial.play('1-5');
    diagram = { ...diagram, view: viewOf([]) };
    expect(trial.view.placement).toBe('after 1-5');
  });
});
