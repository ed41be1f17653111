import { describe, expect, test } from 'vitest';
import type { Header } from '../contract';
import { FakeStorage, HEADER } from './fake';
import { handOver, sendUnsent } from './sync';
import { gamesWithUnsent, writeSheet } from './outbox';
import { MemoryDb } from './deviceDb';
import { appended, begin, keepCopy, toStored } from './deviceGames';
import { StoreError } from './error';

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `line ${from + i}`);

/** Keeps games as the server does; goes away at a request, before or after it is done. */
class FakeServer {
  games = new Map<string, string[]>();
  requests = 0;
  leaves: { at: number; isDone: boolean } | null = null;
  refuses = new Set<string>();
  /** Names of games that were thrown away. */
  taken = new Set<string>();
  /** Games of others, which may be read. */
  others = new Set<string>();
  isLocked = false;
  /** Happens while it works. */
  meanwhile: (() => Promise<unknown>) | null = null;

  create = (header: Header, id: string) =>
    this.#answer(() => {
      if (this.refuses.has(header.rules)) throw new StoreError('bad_request', 'no such rules');
      if (this.taken.has(id)) throw new StoreError('stale');
      if (!this.games.has(id)) this.games.set(id, []);
      return { id, version: this.games.get(id)!.length };
    });

  read = (id: string) =>
    this.#answer(() => {
      const entries = this.#expect(id);
      return { id, header: HEADER, entries: [...entries], version: entries.length, created_at: 0, updated_at: 0, whose: 'yours' as const, shared: false };
    });

  append = async (id: string, seen: number, entries: string[]) => {
    await this.meanwhile?.();
    return this.#answer(() => {
      const held = this.#expectOwn(id);
      const again = held.slice(seen, seen + entries.length);
      const isBeginning = seen <= held.length && again.every((entry, i) => entry === entries[i]);
      if (!isBeginning) throw new StoreError('stale');
      held.push(...entries.slice(again.length));
      return { version: seen + entries.length };
    });
  };

  remove = (id: string) =>
    this.#answer(() => {
      this.#expectOwn(id);
      this.games.delete(id);
    });

  #expect(id: string): string[] {
    const game = this.games.get(id);
    if (!game) throw new StoreError('not_found');
    return game;
  }

  #expectOwn(id: string): string[] {
    const game = this.#expect(id);
    if (this.others.has(id)) throw new StoreError('not_yours');
    return game;
  }

  async #answer<T>(work: () => T): Promise<T> {
    const leaves = this.leaves?.at === this.requests++ ? this.leaves : null;
    if (this.isLocked) throw new StoreError('locked');
    if (leaves && !leaves.isDone) throw new StoreError('unreachable');
    const answer = work();
    if (leaves) throw new StoreError('unreachable');
    return answer;
  }
}

async function withGames(...lengths: number[]) {
  const [db, server, storage] = [new MemoryDb(), new FakeServer(), new FakeStorage()];
  const ids: string[] = [];
  for (const length of lengths) {
    const id = await begin(db, HEADER);
    await db.change(id, (game) => game && appended(game, 0, lines(length), 1));
    ids.push(id);
  }
  const give = () => handOver(db, server, storage);
  const stored = () => [...server.games.values()].map(({ length }) => length).sort((a, b) => a - b);
  return { db, server, storage, ids, give, stored };
}

describe('games that began here', () => {
  test('come to the server with all their lines, and leave their new name', async () => {
    const { db, server, ids, give, stored } = await withGames(150, 2);
    const moved = await give();
    expect(moved.map(({ from }) => from)).toEqual(ids);
    expect(stored()).toEqual([2, 150]);
    expect(server.games.get(moved[0]!.to)).toEqual(lines(150));
    expect(await db.get(ids[0]!)).toMatchObject({ moved: true, given: moved[0]!.to, entries: [] });
    expect((await db.get(moved[0]!.to))?.entries).toEqual(lines(150));
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
    const { db, server, ids, give, stored } = await withGames(70);
    server.leaves = { at: 2, isDone: true };
    await give();
    await db.change(ids[0]!, (game) => game && appended(game, 70, lines(3, 70), 2));
    server.leaves = null;
    server.meanwhile = async () => {
      server.meanwhile = null;
      await db.change(ids[0]!, (game) => game && appended(game, 73, lines(2, 73), 3));
    };
    const [moved] = await give();
    expect(stored()).toEqual([75]);
    expect(server.games.get(moved!.to)).toEqual(lines(75));
  });

  test('keep a line that comes at the last moment', async () => {
    const { db, server, ids, give } = await withGames(1);
    const get = db.get;
    const onServer = () => [...server.games.values()][0];
    db.get = async (id) => {
      const game = await get(id);
      // The server has all of what was read, and then there is more.
      if (game && onServer()?.length === 1) {
        await db.change(id, (now) => now && appended(now, 1, ['last'], 2));
      }
      return game;
    };
    const [moved] = await give();
    expect(moved?.from).toBe(ids[0]);
    expect(onServer()).toEqual([...lines(1), 'last']);
  });

  test('take along what a closed window had only written down', async () => {
    const { storage, ids, give, stored } = await withGames(3);
    writeSheet({ key: ids[0]!, seen: 2, entries: lines(3, 2) }, storage);
    await give();
    expect(stored()).toEqual([5]);
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('become two when two windows went on differently', async () => {
    const { storage, ids, server, give } = await withGames(3);
    writeSheet({ key: ids[0]!, seen: 2, entries: ['another'] }, storage);
    await give();
    await give();
    const all = [...server.games.values()].map((entries) => entries.join());
    expect(all.sort()).toEqual([[...lines(2), 'another'].join(), lines(3).join()].sort());
  });

  test('become as many as there were windows, each with all its lines', async () => {
    const { storage, ids, server, give } = await withGames(2);
    for (const [window, line] of ['a', 'b', 'c'].entries()) {
      writeSheet({ key: `${ids[0]}.${window}`, seen: 2, entries: [line, `more ${line}`] }, storage);
    }
    await give();
    await give();
    const all = [...server.games.values()].map((entries) => entries.slice(2).join());
    expect(all.sort()).toEqual(['a,more a', 'b,more b', 'c,more c']);
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('get lines that were written down while they came to the server', async () => {
    const { db, server, storage, ids, give } = await withGames(2);
    const [moved] = await give();
    writeSheet({ key: `${ids[0]}.window`, seen: 2, entries: lines(2, 2) }, storage);
    await sendUnsent(db, server, storage, ids[0]!);
    expect(server.games.get(moved!.to)).toEqual(lines(4));
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('wait here until the password is given, and come over once', async () => {
    const { server, give, stored } = await withGames(2, 70);
    server.isLocked = true;
    expect(await give()).toEqual([]);
    expect(await give()).toEqual([]);
    server.isLocked = false;
    expect(await give()).toHaveLength(2);
    await give();
    expect(stored()).toEqual([2, 70]);
  });

  test('stay here when the server refuses them, and hold up nobody', async () => {
    const { db, server, ids, give, stored } = await withGames(2, 4);
    await db.change(ids[0]!, (game) => game && { ...game, header: { ...HEADER, rules: 'odd' } });
    server.refuses.add('odd');
    expect(await give()).toHaveLength(1);
    expect(stored()).toEqual([4]);
    expect((await db.get(ids[0]!))?.entries).toEqual(lines(2));
  });

  test('are found again when the answer to their creation was lost', async () => {
    const { db, server, give, stored } = await withGames();
    await server.create(HEADER, 'made');
    const here = await begin(db, HEADER, 'made');
    await db.change(here, (game) => game && appended(game, 0, lines(2), 1));
    expect(await give()).toEqual([{ from: here, to: 'made' }]);
    expect(stored()).toEqual([2]);
  });

  test('get another name when theirs was thrown away', async () => {
    const { db, server, give, stored } = await withGames();
    server.taken.add('gone');
    const here = await begin(db, HEADER, 'gone');
    await db.change(here, (game) => game && appended(game, 0, lines(2), 1));
    const [moved] = await give();
    expect(moved?.to).not.toBe('gone');
    expect(stored()).toEqual([2]);
  });

  test('are not handed over once they were thrown away', async () => {
    const { db, ids, give, stored } = await withGames(2);
    await db.change(ids[0]!, (game) => game && { ...game, deleted: true });
    await give();
    expect(stored()).toEqual([]);
    expect(await db.all()).toEqual([]);
  });
});

describe('games of the server', () => {
  async function withCopy() {
    const { db, server, storage, give } = await withGames();
    const { id } = await server.create(HEADER, 's0');
    await server.append(id, 0, lines(2));
    const kept = { id, header: HEADER, entries: lines(2), created_at: 0, updated_at: 0 };
    await keepCopy(db, toStored(kept));
    return { db, server, storage, give, id };
  }

  test('are thrown away there when they were thrown away here', async () => {
    const { db, server, give, id } = await withCopy();
    await db.change(id, (game) => game && { ...game, deleted: true });
    await give();
    expect(server.games.size).toBe(0);
    expect(await db.get(id)).toBeUndefined();
  });

  test('get the lines that wait for them, in whatever pieces', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: id, seen: 2, entries: lines(100, 2) }, storage);
    // After one piece it goes away, and has it.
    server.leaves = { at: server.requests, isDone: true };
    await expect(sendUnsent(db, server, storage, id)).rejects.toThrow();
    server.leaves = null;
    await sendUnsent(db, server, storage, id);
    expect(server.games.get(id)).toEqual(lines(102));
    expect((await db.get(id))?.entries).toEqual(lines(102));
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('lose no line that a window writes down while another sends them', async () => {
    const { db, server, storage, id } = await withCopy();
    const sheet = { key: `${id}.window`, seen: 2, entries: lines(1, 2) };
    writeSheet(sheet, storage);
    server.meanwhile = async () => void writeSheet({ ...sheet, entries: lines(2, 2) }, storage);
    await sendUnsent(db, server, storage, id);
    expect(storage.lines).toEqual(lines(2, 2));
    server.meanwhile = null;
    await sendUnsent(db, server, storage, id);
    expect(server.games.get(id)).toEqual(lines(4));
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('keep waiting lines that no longer fit, for whoever opens them', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: id, seen: 1, entries: ['another'] }, storage);
    await expect(sendUnsent(db, server, storage, id)).rejects.toThrow();
    expect(storage.lines).toEqual(['another']);
  });

  test('wait in one window for lines of another that no longer fit', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: `${id}.one`, seen: 1, entries: ['another'] }, storage);
    writeSheet({ key: `${id}.two`, seen: 2, entries: lines(1, 2) }, storage);
    await expect(sendUnsent(db, server, storage, id)).rejects.toThrow();
    expect(server.games.get(id)).toEqual(lines(3));
    expect(storage.lines).toEqual(['another']);
  });

  test('become others when somebody threw them away elsewhere', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: `${id}.window`, seen: 2, entries: lines(80, 2) }, storage);
    server.games.delete(id);
    await sendUnsent(db, server, storage, id);
    expect([...server.games.values()]).toEqual([lines(82)]);
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('become others when they are another’s by now', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: `${id}.window`, seen: 2, entries: lines(3, 2) }, storage);
    server.others.add(id);
    await sendUnsent(db, server, storage, id);
    expect(server.games.get(id)).toEqual(lines(2));
    expect([...server.games.values()][1]).toEqual(lines(5));
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('of others are only forgotten here when they are thrown away', async () => {
    const { db, server, give, id } = await withCopy();
    server.others.add(id);
    await db.change(id, (game) => game && { ...game, deleted: true });
    await give();
    expect(server.games.size).toBe(1);
    expect(await db.get(id)).toBeUndefined();
  });

  test('keep the lines that wait for them until the password is given', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: `${id}.window`, seen: 2, entries: lines(80, 2) }, storage);
    server.isLocked = true;
    await expect(sendUnsent(db, server, storage, id)).rejects.toThrow();
    expect(storage.lines).toEqual(lines(80, 2));
    server.isLocked = false;
    await sendUnsent(db, server, storage, id);
    expect(server.games.get(id)).toEqual(lines(82));
    expect(gamesWithUnsent(storage)).toEqual([]);
  });

  test('do so once, wherever the server goes away meanwhile', async () => {
    for (const isDone of [false, true]) {
      for (let at = 0; at < 4; at++) {
        const { db, server, storage, id } = await withCopy();
        writeSheet({ key: `${id}.window`, seen: 2, entries: lines(80, 2) }, storage);
        server.games.delete(id);
        server.leaves = { at: server.requests + at, isDone };
        await sendUnsent(db, server, storage, id).catch(() => undefined);
        expect(storage.lines.length + server.games.size, `${at}`).toBeGreaterThan(0);
        await sendUnsent(db, server, storage, id);
        expect([...server.games.values()], `${at}`).toEqual([lines(82)]);
      }
    }
  });

  test('stay thrown away, with what waits for them, where that was wanted', async () => {
    const { db, server, storage, id } = await withCopy();
    writeSheet({ key: `${id}.window`, seen: 2, entries: lines(1, 2) }, storage);
    await server.remove(id);
    await db.change(id, () => undefined);
    await expect(sendUnsent(db, server, storage, id)).rejects.toThrow();
    expect(server.games.size).toBe(0);
    // Brought back, it is whole.
    expect(storage.lines).toEqual(lines(1, 2));
  });
});
