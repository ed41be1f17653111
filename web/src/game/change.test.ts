import { expect, test } from 'vitest';
import { changed } from './change';
import { FakeArbiter, GAME, viewOf } from './testing';

const after = async (entries: string[], action: string) => {
  const acted = await new FakeArbiter().act({ ...GAME, entries }, 'white', action);
  if ('refused' in acted) throw new Error('refused');
  return changed(viewOf(entries), acted.change);
};

test('a view with a change is the view of the whole game', async () => {
  expect(await after(['1-5'], '9-6')).toEqual(viewOf(['1-5', '9-6']));
  expect(await after(['1-5', '9-6'], 'undo')).toEqual(viewOf(['1-5']));
});
