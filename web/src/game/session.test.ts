import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Refused } from '../contract';
import { GameSession, newsOf, type Done } from './session.svelte';
import { FakeArbiter, GAME, refusalOf, viewOf } from './testing';

let arbiter: FakeArbiter;
let told: string[];
const events = {
  onDone: vi.fn<(done: Done) => Promise<void> | void>(),
  onRefused: vi.fn<(refused: Refused, from: number | null) => void>(),
};

const open = (...entries: string[]) =>
  new GameSession({ ...GAME, entries }, viewOf(entries), arbiter, events);

/** A promise that is kept when somebody says so. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Until nothing happens any more without somebody outside. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  arbiter = new FakeArbiter();
  told = [];
  events.onDone.mockReset().mockImplementation(({ action }) => void told.push(`done ${action}`));
  events.onRefused.mockReset().mockImplementation(({ sentence }) => void told.push(`refused: ${sentence}`));
});

describe('what is allowed', () => {
  test('is in the log and in the view when it is told', async () => {
    const session = open('1-5');
    let seen: unknown;
    events.onDone.mockImplementation(() => {
      seen = [session.saved.entries, session.view.placement];
    });
    expect(await session.act('black', '9-6')).toBe(true);
    expect(seen).toEqual([['1-5', '9-6'], 'after 9-6']);
    expect(session.lines).toBe(2);
    const [done] = events.onDone.mock.lastCall!;
    expect(done).toMatchObject({ player: 'black', action: '9-6', entries: ['9-6'] });
    expect(done.before.history).toHaveLength(1);
    expect(done.after).toBe(session.view);
    expect(newsOf(done).map(({ text }) => text)).toEqual(['9-6']);
  });

  test('changes nothing in a game that was asked for before', async () => {
    const session = open();
    const before = session.saved;
    await session.act('white', '1-5');
    expect(before.entries).toEqual([]);
  });

  test('takes back what the referee takes back', async () => {
    const session = open('1-5', '9-6');
    await session.act('white', 'undo');
    expect(session.view.history.map(({ text }) => text)).toEqual(['1-5']);
    expect(newsOf(events.onDone.mock.lastCall![0])).toEqual([]);
    // The log only grows.
    expect(session.saved.entries).toEqual(['1-5', '9-6', 'undo']);
  });
});

describe('what is refused', () => {
  test('is told with the piece to put back, and changes nothing', async () => {
    const session = open('1-5');
    const { view } = session;
    arbiter.refuses.add('3-4');
    expect(await session.act('black', '3-4', 3)).toBe(false);
    expect(events.onRefused).toHaveBeenCalledExactlyOnceWith(refusalOf('3-4'), 3);
    expect(events.onDone).not.toHaveBeenCalled();
    expect(session.view).toBe(view);
    expect(session.lines).toBe(1);
  });

  test('holds nobody up', async () => {
    const session = open();
    arbiter.refuses.add('3-4');
    const acts = [session.act('white', '3-4'), session.act('white', '1-5')];
    expect(await Promise.all(acts)).toEqual([false, true]);
    expect(told).toEqual(['refused: no 3-4', 'done 1-5']);
  });
});

describe('the order of actions', () => {
  test('is that in which they were wanted: each knows what the others did', async () => {
    const session = open();
    await Promise.all([session.act('white', '1-5'), session.act('black', '9-6'), session.act('white', '2-6')]);
    expect(arbiter.asked).toEqual(['white 1-5 after 0', 'black 9-6 after 1', 'white 2-6 after 2']);
    expect(told).toEqual(['done 1-5', 'done 9-6', 'done 2-6']);
  });

  test('waits until what was done has been shown', async () => {
    const session = open();
    const shown = gate();
    events.onDone.mockImplementationOnce(() => shown.opened);
    const acts = Promise.all([session.act('white', '1-5'), session.act('black', '9-6')]);
    await settled();
    expect(arbiter.asked).toHaveLength(1);
    shown.open();
    await acts;
    expect(arbiter.asked).toHaveLength(2);
  });

  test('lets nothing come between what belongs together', async () => {
    const session = open('1-5', '9-6');
    const back = session.inTurn(async (act) => {
      await act('white', 'undo');
      await act('black', 'undo');
    });
    await Promise.all([back, session.act('white', '2-6')]);
    expect(told).toEqual(['done undo', 'done undo', 'done 2-6']);
  });

  test('goes on after a question that failed', async () => {
    const session = open();
    const failing = vi.spyOn(arbiter, 'act').mockRejectedValueOnce(new Error('no worker'));
    await expect(session.act('white', '1-5')).rejects.toThrow('no worker');
    failing.mockRestore();
    expect(session.lines).toBe(0);
    expect(await session.act('white', '1-5')).toBe(true);
  });
});

describe('what comes from elsewhere', () => {
  test('waits for its turn, and what is done then follows it', async () => {
    const session = open('1-5');
    const asking = gate();
    arbiter.ready = asking.opened;
    const acts = [
      session.act('black', '9-6'),
      session.inTurn(() => session.replace(['1-5', '10-7', '2-6'])),
      session.act('black', '9-6'),
    ];
    asking.open();
    await Promise.all(acts);
    expect(arbiter.asked).toEqual(['black 9-6 after 1', 'view after 3', 'black 9-6 after 3']);
    expect(session.saved.entries).toEqual(['1-5', '10-7', '2-6', '9-6']);
    expect(session.view.history).toHaveLength(4);
  });

  test('is shown anew in other words without a line more', async () => {
    const session = open('1-5');
    const { view } = session;
    await session.translate();
    expect(session.view).not.toBe(view);
    expect(session.lines).toBe(1);
    expect(told).toEqual([]);
  });

  test('are lines that are no actions: the referee sees them with the next', async () => {
    const session = open();
    events.onDone.mockImplementationOnce(() => session.note('clock 300000 300000'));
    await session.act('white', '1-5');
    await session.act('black', '9-6');
    expect(session.saved.entries).toEqual(['1-5', 'clock 300000 300000', '9-6']);
    expect(arbiter.asked).toEqual(['white 1-5 after 0', 'black 9-6 after 2']);
  });
});

describe('what is only asked', () => {
  test('is considered without being done', async () => {
    const session = open();
    arbiter.refuses.add('3-4');
    expect(await session.consider('white', '1-5')).toMatchObject({ action: '1-5', entries: ['1-5'] });
    expect(await session.consider('white', '3-4')).toEqual({ refused: refusalOf('3-4') });
    expect(session.lines).toBe(0);
    expect(told).toEqual([]);
  });

  test('is told if it is no move, and else says what it could mean', async () => {
    const session = open();
    arbiter.meanings['1 5'] = ['1-5'];
    expect((await session.attempt('1 5', 1))?.map(({ code }) => code)).toEqual(['1-5']);
    expect(told).toEqual([]);
    expect(await session.attempt('1 8', 1)).toBeNull();
    expect(events.onRefused).toHaveBeenCalledExactlyOnceWith(refusalOf('1 8'), 1);
  });

  test('is judged after all that was wanted before', async () => {
    const session = open();
    await Promise.all([session.act('white', '1-5'), session.judge('8')]);
    expect(arbiter.asked).toEqual(['white 1-5 after 0', 'judge 8 after 1']);
  });

  test('is judged without a word', async () => {
    expect(await open().judge('8')).toEqual({ refused: refusalOf('8') });
    expect(told).toEqual([]);
  });
});

describe('a session that was left', () => {
  test('does nothing any more, and tells nobody', async () => {
    const session = open();
    session.close();
    expect(await session.act('white', '1-5')).toBe(false);
    expect(await session.attempt('1 8', 1)).toBeNull();
    expect(told).toEqual([]);
    expect(session.lines).toBe(0);
  });

  test('did not do what the referee still thought over', async () => {
    const session = open();
    const asking = gate();
    arbiter.ready = asking.opened;
    const act = session.act('white', '1-5');
    await settled();
    session.close();
    asking.open();
    expect(await act).toBe(false);
    expect(told).toEqual([]);
    expect(session.lines).toBe(0);
  });

  test('gives no credit for what was still being shown', async () => {
    const session = open();
    events.onDone.mockImplementationOnce(() => session.close());
    expect(await session.act('white', '1-5')).toBe(false);
  });
});
