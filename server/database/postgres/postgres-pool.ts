import type { PostgresPool } from 'kysely';
import { Pool, type ClientConfig } from 'pg';

import { textTypes } from '../connections/index.ts';
import type { Log } from '../log.ts';
import { cancellingPool } from './cancelling-pool.ts';

const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

const size = 8;

const oldestVersion = 15;

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @param url as in DATABASE_URL, e.g. `postgres://user:password@host:5432/database`.
 * @throws when it cannot be reached or is older than PostgreSQL 15.
 */
export async function openPostgresPool(url: string, timeZone: string, log: Log): Promise<PostgresPool> {
  const config: ClientConfig = {
    connectionString: url,
    keepAlive: true,
    types: textTypes,
    options: `-c TimeZone=${timeZone}`,
    application_name: 'pagewright',
    ...limits,
  };
  const pool = new Pool({ ...config, max: size });
  const report = (error: Error): void => log.warn(`数据库连接中断：${error.message}`);
  pool.on('error', report);
  // A client in use also emits an error when it loses its server; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', report));
  // A connection released with an open transaction is closed, which rolls it back.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  try {
    await requireVersion(pool);
    return cancellingPool(pool, config, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function requireVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < oldestVersion) {
    throw new Error(`PostgreSQL ${version} 太旧，请使用 ${oldestVersion} 或更新的版本。`);
  }
}
