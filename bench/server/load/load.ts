import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import { fillOrders } from '../../../server/acceptance/costly-list.ts';
import { openDatabase, vacuum } from '../../../server/database/index.ts';
import { startTemporaryPostgres } from '../../../scripts/test/index.ts';
import { flood } from './flood.ts';
import type { FromServer } from './load-messages.ts';
import { loadWith, type LoadResult } from './load-users.ts';
import { password, signIn, startChild } from './server-process.ts';

/**
 * Seconds of each load, number of customers, numbers of concurrent users; `BENCH_SECONDS`, `BENCH_ROWS`, `BENCH_USERS`
 * override them.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
const crowds = (process.env['BENCH_USERS'] ?? '10,50,200').split(',').map(Number);

/**
 * Measures lists, dictionaries and saves by 10, 50 and 200 concurrent users, on the embedded database and on the
 * installed PostgreSQL, and prints a line for each: waiting times, errors, memory, delay of the event loop.
 */
export async function measureLoad(): Promise<object[]> {
  console.log(`\nload: ${rows} customers, ${seconds} s each; machine load before ${loadavg()[0]?.toFixed(1)}`);
  const lines = await measureOn('embedded', {});
  const postgres = await startTemporaryPostgres(true);
  if (typeof postgres === 'string') {
    console.log(`  postgres: 没有测量，${postgres}`);
    return lines;
  }
  try {
    return [...lines, ...(await measureOn('postgres', { DATABASE_URL: postgres.url }))];
  } finally {
    postgres.stop();
  }
}

async function measureOn(name: string, place: Record<string, string>): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-load-'));
  const environment = {
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '0',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    CAPTCHA: 'off',
    TZ: 'Asia/Shanghai',
    BACKUP_TIME: 'off',
    ...place,
  };
  try {
    await (await startChild(environment)).stop();
    await fill(folder, place['DATABASE_URL']);
    const server = await startChild(environment);
    try {
      const { token } = await signIn(server.address);
      await loadWith({ address: server.address, token, users: 10, milliseconds: 3_000 });
      const lines: object[] = [];
      for (const users of crowds) {
        await server.measure();
        const result = await loadWith({ address: server.address, token, users, milliseconds: seconds * 1_000 });
        lines.push(lineOf(name, users, result, await server.measure()));
      }
      lines.push(await flood(name, server.address, token));
      return lines;
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measured = Extract<FromServer, { kind: 'measured' }>;

function lineOf(name: string, users: number, { requests, errors, error, taken }: LoadResult, measured: Measured) {
  const all = Object.values(taken).flat();
  const line = {
    name,
    users,
    perSecond: Math.round(requests / seconds),
    p50: percentile(all, 50),
    p99: percentile(all, 99),
    listP99: percentile(taken.list, 99),
    saveP99: percentile(taken.save, 99),
    errors,
    memory: Math.round(measured.memory / 1_048_576),
    loopDelayP99: Math.round(measured.delayP99),
    cpu: Math.round((100 * measured.cpuSeconds) / seconds),
  };
  console.log(
    `  ${name.padEnd(9)} ${String(users).padStart(3)} users  ${String(line.perSecond).padStart(5)} req/s  ` +
      `p50 ${line.p50} ms  p99 ${line.p99} ms (lists ${line.listP99}, saves ${line.saveP99})  errors ${errors}  ` +
      `${line.memory} MB  loop p99 ${line.loopDelayP99} ms  processor ${line.cpu} %`,
  );
  if (error !== undefined) console.log(`    ${error}`);
  return line;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0);
}

async function fill(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    await database.unlimited(async () => {
      await sql`insert into base_customer (id, create_time, tenant_id, code, name, level, contact, opened_on)
        select md5(g::text), timestamp '2024-01-01' + g * interval '1 minute', 0, 'C' || g, '客户 ' || g,
          substr('ABCD', 1 + g % 4, 1), '联系人', date '2024-01-01' + g % 365
        from generate_series(1, ${rows}::int) g`.execute(database.kysely);
      await fillOrders(database.kysely, 20_000);
      await vacuum(database.kysely, ['base_customer', 'sales_order', 'sales_order_line']);
    });
  } finally {
    await database.close();
  }
}
