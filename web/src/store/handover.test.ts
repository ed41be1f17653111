import { describe, expect, test } from 'vitest';
import type { Header } from '../contract';
import { FakeShelf, HEADER } from './fake';
import { handOver, sendJournal } from './handover';
import { journaled, writeSheet } from './journal';
import { MemoryKeep } from './keep';
import { appended, begin, keepCopy, toStored } from './local';
import { ServerError } from './server';

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `line ${from + i}`);

/** Keeps games as the server does; goes away at a request, before or after it is done. */
class FakeServer {
  games = new Map<string, string[]>();
  requests = 0;
  leaves: { at: number; isDone: boolean } | null = null;
  refuses = new Set<string>();
  /** Names of games that were thrown away. */
  taken = new Set<string>();
  /** Happens while it works. */
  meanwhile: (() => Promise<unknown>) | null = null;

  create = (header: Header, id: string) =>
    this.#answer(() => {
      if (this.refuses.has(header.rules)) throw new ServerError('bad_request', 'no such rules');
      if (this.taken.has(id)) throw new ServerError('stale', '');
      if (!this.games.has(id)) this.games.set(id, []);
      return { id, version: this.games.get(id)!.length };
    });

  read = (id: string) =>
    this.#answer(() => {
      const entries = this.#expect(id);
      return { id, header: HEADER, entries: [...entries], version: entries.length, created_at: 0, updated_at: 0 };
    });

  append = async (id: string, seen: number, entries: string[]) => {
    await this.meanwhile?.();
    return this.#answer(() => {
      const held = this.#expect(id);
      const again = held.slice(seen, seen + entries.length);
      const isBeginning = seen <= held.length && again.every((entry, i) => entry === entries[i]);
      if (!isBeginning) throw new ServerError('stale', '');
      held.push(...entries.slice(again.length));
      return { version: seen + entries.length };
    });
  };

  remove = (id: string) =>
    this.#answer(() => {
      this.#expect(id);
      this.games.delete(id);
    });

  #expect(id: string): string[] {
    const game = this.games.get(id);
    if (!game) throw new ServerError('not_found', '');
    return game;
  }

  async #answer<T>(work: () => T): Promise<T> {
    const leaves = this.leaves?.at === this.requests++ ? this.leaves : null;
    if (leaves && !leaves.isDone) throw new ServerError('unreachable', '');
    const answer = work();
    if (leaves) throw new ServerError('unreachable', '');
    return answer;
  }
}

async function withGames(...lengths: number[]) {
  const [keep, server, shelf] = [new MemoryKeep(), new FakeServer(), new FakeShelf()];
  const ids: string[] = [];
  for (const length of lengths) {
    const id = await begin(keep, HEADER);
    await keep.change(id, (game) => game && appended(game, 0, lines(length), 1));
    ids.push(id);
  }
  const give = () => handOver(keep, server, shelf);
  const stored = () => [...server.games.values()].map(({ length }) => length).sort((a, b) => a - b);
  return { keep, server, shelf, ids, give, stored };
}

describe('games that began here', () => {
  test('come to the server with all their lines, and leave their new name', async () => {
    const { keep, server, ids, give, stored } = await withGames(150, 2);
    const moved = await give();
    expect(moved.map(({ from }) => from)).toEqual(ids);
    expect(stored()).toEqual([2, 150]);
    expect(server.games.get(moved[0]!.to)).toEqual(lines(150));
    expect(await keep.get(ids[0]!)).toMatchObject({ moved: true, given: moved[0]!.to, entries: [] });
    expect((await keep.get(moved[0]!.to))?.entries).toEqual(lines(150));
    expect(await give()).toEqual([]);
    expect(stored()).toEqual([2, 150]);
  });

  // Two games need seven requests.
  test.each(Array.from({ length: 14 }, (_, i) => ({ at: i >> 1, isDone: i % 2 === 1 })))(
    'are not sent twice when the server goes away at request $at (done: $isDone)',
    async ({ at, isDone }) => {
      const { server, give, stored } = await withGames(130, 70);
      server.leaves = { at, isDone };
      await give();
      server.leaves = null;
      await give();
      expect(stored()).toEqual([70, 130]);
    },
  );

  test('may grow while they are sent, and between two attempts', async () => {
    const { keep, server, ids, give, stored } = await withGames(70);
    server.leaves = { at: 2, isDone: true };
    await give();
    await keep.change(ids[0]!, (game) => game && appended(game, 70, lines(3, 70), 2));
    server.leaves = null;
    server.meanwhile = async () => {
      server.meanwhile = null;
      await keep.change(ids[0]!, (game) => game && appended(game, 73, lines(2, 73), 3));
    };
    const [moved] = await give();
    expect(stored()).toEqual([75]);
    expect(server.games.get(moved!.to)).toEqual(lines(75));
  });

  test('keep a line that comes at the last moment', async () => {
    const { keep, server, ids, give } = await withGames(1);
    const get = keep.get;
    const onServer = () => [...server.games.values()][0];
    keep.get = async (id) => {
      const game = await get(id);
      // The server has all of what was read, and then there is more.
      if (game && onServer()?.length === 1) {
        await keep.change(id, (now) => now && appended(now, 1, ['last'], 2));
      }
      return game;
    };
    const [moved] = await give();
    expect(moved?.from).toBe(ids[0]);
    expect(onServer()).toEqual([...lines(1), 'last']);
  });

  test('take along what a closed window had only written down', async () => {
    const { shelf, ids, give, stored } = await withGames(3);
    writeSheet({ key: ids[0]!, seen: 2, entries: lines(3, 2) }, shelf);
    await give();
    expect(stored()).toEqual([5]);
    expect(journaled(shelf)).toEqual([]);
  });

  test('become two when two windows went on differently', async () => {
    const { shelf, ids, server, give } = await withGames(3);
    writeSheet({ key: ids[0]!, seen: 2, entries: ['another'] }, shelf);
    await give();
    await give();
    const all = [...server.games.values()].map((entries) => entries.join());
    expect(all.sort()).toEqual([[...lines(2), 'another'].join(), lines(3).join()].sort());
  });

  test('become as many as there were windows, each with all its lines', async () => {
    const { shelf, ids, server, give } = await withGames(2);
    for (const [window, line] of ['a', 'b', 'c'].entries()) {
      writeSheet({ key: `${ids[0]}.${window}`, seen: 2, entries: [line, `more ${line}`] }, shelf);
    }
    await give();
    await give();
    const all = [...server.games.values()].map((entries) => entries.slice(2).join());
    expect(all.sort()).toEqual(['a,more a', 'b,more b', 'c,more c']);
    expect(journaled(shelf)).toEqual([]);
  });

  test('get lines that were written down while they came to the server', async () => {
    const { keep, server, shelf, ids, give } = await withGames(2);
    const [moved] = await give();
    writeSheet({ key: `${ids[0]}.window`, seen: 2, entries: lines(2, 2) }, shelf);
    await sendJournal(keep, server, shelf, ids[0]!);
    expect(server.games.get(moved!.to)).toEqual(lines(4));
    expect(journaled(shelf)).toEqual([]);
  });

  test('stay here when the server refuses them, and hold up nobody', async () => {
    const { keep, server, ids, give, stored } = await withGames(2, 4);
    await keep.change(ids[0]!, (game) => game && { ...game, header: { ...HEADER, rules: 'odd' } });
    server.refuses.add('odd');
    expect(await give()).toHaveLength(1);
    expect(stored()).toEqual([4]);
    expect((await keep.get(ids[0]!))?.entries).toEqual(lines(2));
  });

  test('are found again when the answer to their creation was lost', async () => {
    const { keep, server, give, stored } = await withGames();
    await server.create(HEADER, 'made');
    const here = await begin(keep, HEADER, 'made');
    await keep.change(here, (game) => game && appended(game, 0, lines(2), 1));
    expect(await give()).toEqual([{ from: here, to: 'made' }]);
    expect(stored()).toEqual([2]);
  });

  test('get another name when theirs was thrown away', async () => {
    const { keep, server, give, stored } = await withGames();
    server.taken.add('gone');
    const here = await begin(keep, HEADER, 'gone');
    await keep.change(here, (game) => game && appended(game, 0, lines(2), 1));
    const [moved] = await give();
    expect(moved?.to).not.toBe('gone');
    expect(stored()).toEqual([2]);
  });

  test('are not handed over once they were thrown away', async () => {
    const { keep, ids, give, stored } = await withGames(2);
    await keep.change(ids[0]!, (game) => game && { ...game, deleted: true });
    await give();
    expect(stored()).toEqual([]);
    expect(await keep.all()).toEqual([]);
  });
});

describe('games of the server', () => {
  async function withCopy() {
    const { keep, server, shelf, give } = await withGames();
    const { id } = await server.create(HEADER, 's0');
    await server.append(id, 0, lines(2));
    const kept = { id, header: HEADER, entries: lines(2), created_at: 0, updated_at: 0 };
    await keepCopy(keep, toStored(kept));
    return { keep, server, shelf, give, id };
  }

  test('are thrown away there when they were thrown away here', async () => {
    const { keep, server, give, id } = await withCopy();
    await keep.change(id, (game) => game && { ...game, deleted: true });
    await give();
    expect(server.games.size).toBe(0);
    expect(await keep.get(id)).toBeUndefined();
  });

  test('get the lines that wait for them, in whatever pieces', async () => {
    const { keep, server, shelf, id } = await withCopy();
    writeSheet({ key: id, seen: 2, entries: lines(100, 2) }, shelf);
    // After one piece it goes away, and has it.
    server.leaves = { at: server.requests, isDone: true };
    await expect(sendJournal(keep, server, shelf, id)).rejects.toThrow();
    server.leaves = null;
    await sendJournal(keep, server, shelf, id);
    expect(server.games.get(id)).toEqual(lines(102));
    expect((await keep.get(id))?.entries).toEqual(lines(102));
    expect(journaled(shelf)).toEqual([]);
  });

  test('keep waiting lines that no longer fit, for whoever opens them', async () => {
    const { keep, server, shelf, id } = await withCopy();
    writeSheet({ key: id, seen: 1, entries: ['another'] }, shelf);
    await expect(sendJournal(keep, server, shelf, id)).rejects.toThrow();
    expect(shelf.lines).toEqual(['another']);
  });

  test('wait in one window for lines of another that no longer fit', async () => {
    const { keep, server, shelf, id } = await withCopy();
    writeSheet({ key: `${id}.one`, seen: 1, entries: ['another'] }, shelf);
    writeSheet({ key: `${id}.two`, seen: 2, entries: lines(1, 2) }, shelf);
    await expect(sendJournal(keep, server, shelf, id)).rejects.toThrow();
    expect(server.games.get(id)).toEqual(lines(3));
    expect(shelf.lines).toEqual(['another']);
  });

  test('become others when somebody threw them away elsewhere', async () => {
    const { keep, server, shelf, id } = await withCopy();
    writeSheet({ key: `${id}.window`, seen: 2, entries: lines(80, 2) }, shelf);
    server.games.delete(id);
    await sendJournal(keep, server, shelf, id);
    expect([...server.games.values()]).toEqual([lines(82)]);
    expect(journaled(shelf)).toEqual([]);
  });

  test('do so once, wherever the server goes away meanwhile', async () => {
    for (const isDone of [false, true]) {
      for (let at = 0; at < 4; at++) {
        const { keep, server, shelf, id } = await withCopy();
        writeSheet({ key: `${id}.window`, seen: 2, entries: lines(80, 2) }, shelf);
        server.games.delete(id);
        server.leaves = { at: server.requests + at, isDone };
        await sendJournal(keep, server, shelf, id).catch(() => undefined);
        expect(shelf.lines.length + server.games.size, `${at}`).toBeGreaterThan(0);
        await sendJournal(keep, server, shelf, id);
        expect([...server.games.values()], `${at}`).toEqual([lines(82)]);
      }
    }
  });

  test('stay thrown away, with what waits for them, where that was wanted', async () => {
    const { keep, server, shelf, id } = await withCopy();
    writeSheet({ key: `${id}.window`, seen: 2, entries: lines(1, 2) }, shelf);
    await server.remove(id);
    await keep.change(id, () => undefined);
    await expect(sendJournal(keep, server, shelf, id)).rejects.toThrow();
    expect(server.games.size).toBe(0);
    // Brought back, it is whole.
    expect(shelf.lines).toEqual(lines(1, 2));
  });
});
