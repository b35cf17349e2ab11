import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { DatabaseUnavailableError } from '../connections/errors.ts';
import { openDatabase } from '../open-database.ts';
import { kinds, openTestUrl } from '../testing/test-database.ts';

async function cuttable(target: URL) {
  const sockets = new Set<Socket>();
  const state = { cut: false };
  const proxy = createServer((incoming) => {
    if (state.cut) return incoming.destroy();
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' ? address?.port : 0);
  const cut = (): void => {
    state.cut = true;
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, cut, mend: () => (state.cut = false) };
}

test('a server that closes the connection is reported as unreachable', async () => {
  const way = await cuttable(new URL('postgres://postgres@127.0.0.1:1/none'));
  way.cut();
  await expect(openDatabase({ dataDir: '', databaseUrl: way.url })).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

test.each(kinds.filter((kind) => kind === 'postgres'))(
  'a lost server is reported immediately with a message, and used again when it is back (%s)',
  async () => {
    const way = await cuttable(new URL((await openTestUrl()) ?? ''));
    const database = await openDatabase({ dataDir: '', databaseUrl: way.url });
    onTestFinished(() => database.close());
    const { kysely } = database;
    const read = () => sql<{ one: number }>`select 1 as one`.execute(kysely).then(({ rows }) => rows);
    await kysely.schema.createTable('kept').addColumn('id', 'integer').execute();
    const running = sql`select pg_sleep(30)`.execute(kysely);
    const open = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('kept').values({ id: 1 }).execute();
      way.cut();
      await transaction.insertInto('kept').values({ id: 2 }).execute();
    });
    await expect(running).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(open).rejects.toBeInstanceOf(DatabaseUnavailableError);
    const before = performance.now();
    await expect(read()).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(performance.now() - before).toBeLessThan(6_000);
    way.mend();
    await vi.waitFor(async () => expect(await read()).toEqual([{ one: 1 }]), { timeout: 10_000 });
    expect(await kysely.selectFrom('kept').selectAll().execute()).toEqual([]);
  },
  60_000,
);
