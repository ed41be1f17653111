import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../saved/server';
import { askAgain, piecesOf, serverKnows } from './reach';

const offer = (ready: number) => ({ possible: true, ready, choices: [], build: null });

describe('what the server knows', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    askAgain();
  });

  it('counts pieces', () => {
    expect(piecesOf('..wW.bB')).toBe(4);
  });

  it('asks once, and only where the page itself does not know', async () => {
    const tables = vi.spyOn(server, 'tables').mockResolvedValue(offer(4));
    expect(await serverKnows('english', 'ww.b')).toBe(false);
    expect(await serverKnows('english', 'wwwwbbb')).toBe(false);
    expect(tables).not.toHaveBeenCalled();
    expect(await serverKnows('english', 'wwbb')).toBe(true);
    expect(await serverKnows('english', 'wwwbb')).toBe(false);
    expect(tables).toHaveBeenCalledTimes(1);
    askAgain();
    tables.mockResolvedValue(offer(5));
    expect(await serverKnows('english', 'wwwbb')).toBe(true);
  });

  it('asks again after the server was away', async () => {
    const tables = vi.spyOn(server, 'tables').mockRejectedValueOnce(new Error('away'));
    expect(await serverKnows('english', 'wwbb')).toBe(false);
    tables.mockResolvedValue(offer(4));
    expect(await serverKnows('english', 'wwbb')).toBe(true);
  });
});
