import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { checkedPool } from './checked-pool.ts';
import type { DynamicKysely, DynamicSchema } from './dynamic-schema.ts';
import { EmbeddedSession } from './embedded/session.ts';
import { SingleConnectionPool } from './embedded/single-connection-pool.ts';
import { unavailable } from './errors.ts';
import { lockDataDirectory } from './lock.ts';
import { silent, type Log } from './log.ts';
import { openPostgresPool } from './postgres-pool.ts';

/** How a database is opened. */
export type DatabaseOptions = {
  /** DATA_DIR; made if missing. The embedded cluster is its folder `database`. */
  dataDir: string;
  /** DATABASE_URL: a real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** IANA name of the zone of wall-clock columns and `now()`; the process's own (TZ) without one. */
  timeZone?: string;
  /** How long a holder may keep the embedded session waiting, in milliseconds; 10,000 without one. */
  holdLimitMs?: number;
  log?: Log;
};

/** An open database: one SQL dialect, whichever kind it is. */
export type Database = {
  kysely: DynamicKysely;
  kind: 'embedded' | 'postgres';
  /** Waits for what is under way, then closes; the data directory is free afterwards. May be called twice. */
  close(): Promise<void>;
};

/**
 * Opens the database: PGlite in the data directory, or PostgreSQL when `databaseUrl` is given.
 * @throws DataDirectoryInUseError when another process has the data directory.
 * @throws DatabaseUnavailableError when the database cannot be opened or reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone, log = silent, databaseUrl } = options;
  if (databaseUrl) {
    const pool = await openPostgresPool(databaseUrl, timeZone, log).catch((error: unknown) => {
      throw unavailable(error);
    });
    return databaseOver(pool, 'postgres');
  }
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDirectory(options.dataDir);
  const session = new EmbeddedSession({ directory: join(options.dataDir, 'database'), timeZone }, log);
  try {
    await session.client();
  } catch (error) {
    await lock.release();
    throw error;
  }
  const pool = new SingleConnectionPool(session, options.holdLimitMs ?? 10_000, log);
  return databaseOver(pool, 'embedded', () => lock.release());
}

function databaseOver(pool: PostgresPool, kind: Database['kind'], afterwards?: () => Promise<void>): Database {
  const kysely = new Kysely<DynamicSchema>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // Not kysely.destroy(): it leaves a pool alone from which nothing has been asked yet.
    await pool.end();
    await afterwards?.();
  };
  return { kysely, kind, close: () => (closing ??= close()) };
}
