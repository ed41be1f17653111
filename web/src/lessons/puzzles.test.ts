import { describe, expect, it } from 'vitest';
import { levelOf, nameOfPuzzle, puzzleNamed, readPuzzles, starsOf } from './puzzles';
import { Progress, type Drawer } from './progress';

describe('puzzles', () => {
  const text = 'W:W1:B9;1-5 9-13 5x14{9};600\n\nnonsense\nB:W1:B9;9-13;1500\n';

  it('are read line by line, and what is none is left out', () => {
    const [first, second, ...rest] = readPuzzles(text);
    expect(first?.steps).toEqual([
      { accept: ['1-5'], replies: ['9-13'] },
      { accept: ['5x14{9}'], replies: [] },
    ]);
    expect(second?.steps).toEqual([{ accept: ['9-13'], replies: [] }]);
    expect(rest).toEqual([]);
  });

  it('are easy or hard, from one star to five', () => {
    const puzzles = readPuzzles(text);
    expect(puzzles.map(levelOf)).toEqual(['easy', 'hard']);
    expect(puzzles.map(starsOf)).toEqual([1, 5]);
  });

  it('are named by their level and their number in it', () => {
    const puzzles = readPuzzles(text);
    for (const puzzle of puzzles) expect(puzzleNamed(puzzles, nameOfPuzzle(puzzles, puzzle))).toBe(puzzle);
    expect(puzzles.map((puzzle) => nameOfPuzzle(puzzles, puzzle))).toEqual(['easy/1', 'hard/1']);
    for (const name of ['', 'easy', 'easy/0', 'easy/2', 'medium/1', 'easy/1/1', 'easy/01', '1']) {
      expect(puzzleNamed(puzzles, name)).toBeUndefined();
    }
  });
});

describe('progress', () => {
  function drawer(start: string | null): () => Drawer {
    let kept = start;
    const place: Drawer = { getItem: () => kept, setItem: (_, value) => void (kept = value) };
    return () => place;
  }

  it('is kept for each game', () => {
    const place = drawer(null);
    new Progress('key', place).add('jumbo', 'step-move');
    const progress = new Progress('key', place);
    expect([...progress.done('jumbo')]).toEqual(['step-move']);
    expect(progress.done('english').size).toBe(0);
    progress.forget('jumbo');
    expect(progress.done('jumbo').size).toBe(0);
  });

  it('begins anew when what was kept cannot be read', () => {
    for (const broken of ['{', 'null', '[1]', '{"jumbo":5}']) {
      const progress = new Progress('key', drawer(broken));
      expect(progress.done('jumbo').size).toBe(0);
      progress.add('jumbo', 'step-move');
      expect(progress.done('jumbo').size).toBe(1);
    }
  });
});
