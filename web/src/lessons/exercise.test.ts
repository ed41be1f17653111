import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeArbiter } from '../game/testing';
import type { Done } from '../game/session.svelte';
import type { Exercise, Step, Task } from './exercise.svelte';

const asked = vi.hoisted(() => ({ arbiter: null as FakeArbiter | null, tried: vi.fn() }));
vi.mock('../app/referee.svelte', () => ({
  referee: {
    act: (...about: Parameters<FakeArbiter['act']>) => asked.arbiter!.act(...about),
    judge: (...about: Parameters<FakeArbiter['judge']>) => asked.arbiter!.judge(...about),
    view: (...about: Parameters<FakeArbiter['view']>) => asked.arbiter!.view(...about),
    tried: asked.tried,
  },
}));
const { Exercise: Opened } = await import('./exercise.svelte');

const board = { happened: vi.fn<(done: Done) => Promise<void>>(), putBack: vi.fn() };
let leave: () => void;

async function open(steps: Step[], more: Partial<Task> = {}): Promise<Exercise> {
  const exercise = await Opened.open({ rules: 'russian', start: '', entries: [], steps, ...more });
  leave = exercise.showOn(board);
  return exercise;
}

const ONE: Step[] = [{ accept: ['1-5'], replies: [] }];
const TWO: Step[] = [
  { accept: ['1-5'], replies: ['9-6'] },
  { accept: ['2-6'], replies: [] },
];

beforeEach(() => {
  vi.useFakeTimers();
  asked.arbiter = new FakeArbiter();
  asked.tried.mockReset();
  board.happened.mockReset().mockResolvedValue();
  board.putBack.mockReset();
});

/** Plays, and lets the opponent think. */
async function play(exercise: Exercise, action: string) {
  const played = exercise.play(action, 1);
  await vi.runAllTimersAsync();
  await played;
}

describe('an exercise', () => {
  test('goes on by what is wanted, and the opponent answers', async () => {
    const exercise = await open(TWO);
    await play(exercise, '1-5');
    expect(exercise.step).toBe(1);
    expect(exercise.said?.kind).toBe('right');
    expect(exercise.line).toBe('1-5 (9-6)');
    await play(exercise, '2-6');
    expect(exercise.isDone).toBe(true);
    expect(board.happened).toHaveBeenCalledTimes(3);
  });

  test('puts back what is allowed but not wanted, and plays nothing', async () => {
    const exercise = await open(ONE);
    await play(exercise, '3-4');
    expect(exercise.said).toEqual({ kind: 'wrong', sentence: null });
    expect(board.putBack).toHaveBeenCalledExactlyOnceWith([], 1);
    expect(exercise.moves).toEqual([]);
    expect(exercise.isBusy).toBe(false);
  });

  test('says in the referee’s words what is not allowed', async () => {
    const exercise = await open(ONE);
    asked.arbiter!.refuses.add('3-4');
    await play(exercise, '3-4');
    expect(exercise.said).toEqual({ kind: 'refused', sentence: 'no 3-4' });
    expect(board.putBack).toHaveBeenCalledExactlyOnceWith([7], 1);
  });

  test('of a puzzle tells another move that wins from one that does not', async () => {
    const exercise = await open(ONE, { isPuzzle: true });
    asked.tried.mockResolvedValueOnce({ wins: true }).mockResolvedValueOnce({ wins: false });
    await play(exercise, '3-4');
    expect(exercise.said?.kind).toBe('good');
    await play(exercise, '3-4');
    expect(exercise.said?.kind).toBe('wrong');
  });

  test('asks for a piece without moving it', async () => {
    const exercise = await open([{ accept: ['point 7'], replies: [] }]);
    expect(exercise.picking).toBe('point');
    expect(exercise.hinted).toEqual([7]);
    await play(exercise, 'point 8');
    expect(exercise.said?.kind).toBe('innocent');
    await play(exercise, 'point 7');
    expect(exercise.isDone).toBe(true);
    expect(board.happened).not.toHaveBeenCalled();
  });

  test('that is left gives no credit, and nothing more happens in it', async () => {
    const exercise = await open(TWO);
    board.happened.mockImplementationOnce(async () => leave());
    await play(exercise, '1-5');
    expect(exercise.isDone).toBe(false);
    expect(exercise.step).toBe(0);
    expect(asked.arbiter!.asked.filter((question) => question.includes('9-6'))).toEqual([]);
  });

  test('is played to its end for whoever wants to see it, and looked through then', async () => {
    const exercise = await open(TWO);
    const shown = exercise.showRest();
    await vi.runAllTimersAsync();
    await shown;
    expect(exercise.isDone).toBe(true);
    expect(exercise.isShown).toBe(true);
    exercise.look(-1);
    expect(exercise.shown.placement).toBe('after 9-6');
    exercise.look(-Infinity);
    expect(exercise.shown).toEqual({ placement: 'start', last: null });
    exercise.look(Infinity);
    expect(exercise.shown.placement).toBe('after 2-6');
  });

  test('puts a piece back that went to squares which mean a move all the same', async () => {
    const exercise = await open(ONE);
    asked.arbiter!.meanings['1 5'] = ['1-5'];
    await exercise.attempt('1 5', 1);
    expect(board.putBack).toHaveBeenLastCalledWith([], 1);
    await exercise.attempt('1 8', 1);
    expect(board.putBack).toHaveBeenLastCalledWith([7], 1);
    expect(exercise.said?.sentence).toBe('no 1 8');
  });
});
