import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';

import { checkedPool, signsOfLife, unavailable, watchedPool, type TableWrites } from './connections/index.ts';
import { openingFault, refuseLostDatabase } from './damage.ts';
import type { DynamicKysely, DynamicSchema } from './dynamic-schema.ts';
import { copyCluster, EmbeddedSession, SingleConnectionPool } from './embedded/index.ts';
import { lockDataDirectory } from './lock/lock.ts';
import { silent, type Log } from './log.ts';
import { longWork, type LongWork } from './long-work.ts';
import { openPostgresPool } from './postgres/postgres-pool.ts';

export type DatabaseOptions = {
  /** DATA_DIR; created if missing. The embedded cluster is its folder `database`. */
  dataDir: string;
  /** DATABASE_URL: a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** IANA name of the zone of wall-clock columns and `now()`; defaults to that of the process (TZ). */
  timeZone?: string;
  /** Creates a new embedded database even if the data directory has lost its database. */
  mayBeLost?: boolean;
  /** How long a holder may keep the embedded session waiting, in milliseconds; defaults to 10,000. */
  holdLimitMs?: number;
  /** How long a statement of the embedded database may run, in milliseconds; defaults to 60,000. */
  statementLimitMs?: number;
  turnLimitMs?: number;
  log?: Log;
};

export type DatabaseSource = Pick<DatabaseOptions, 'dataDir' | 'databaseUrl' | 'timeZone'>;

/** An open database, with the same SQL dialect for both kinds. */
export type Database = {
  kysely: DynamicKysely;
  kind: 'embedded' | 'postgres';
  writes: TableWrites;
  unlimited<T>(work: () => Promise<T>): Promise<T>;
  longWork: LongWork;
  /**
   * Creates a source that a backup can read while other work continues: a fresh copy of the embedded database in
   * `folder`, or the PostgreSQL itself, which gives each reader a snapshot.
   * @param onProgress is awaited from time to time while files are copied; an exception of it ends the copying.
   */
  snapshot(folder: string, onProgress: () => Promise<void>): Promise<DatabaseSource>;
  /**
   * Resolves once the database answers this or any other query, so that it does not have to wait behind queued work.
   * For the embedded database an answer of the last ten seconds is enough.
   * @throws DatabaseUnavailableError if it does not answer.
   */
  answers(): Promise<void>;
  /** Waits for running work, then closes the database and frees the data directory. May be called twice. */
  close(): Promise<void>;
};

/**
 * Opens the database: PGlite in the data directory, or PostgreSQL when `databaseUrl` is given.
 * @throws DataDirectoryInUseError when another process has the data directory.
 * @throws DatabaseMissingError when the data directory has lost its embedded database.
 * @throws DatabaseDamagedError when the embedded database cannot be opened.
 * @throws DatabaseUnavailableError when the database cannot be reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone, log = silent, databaseUrl } = options;
  if (databaseUrl) {
    const pool = await openPostgresPool(databaseUrl, timeZone, log).catch((error: unknown) => {
      throw unavailable(error);
    });
    // The limits of requests are set on the connection; work that needs longer sets others for its transaction.
    return databaseOver(pool, 'postgres', {
      unlimited: (work) => work(),
      snapshot: async () => ({ dataDir: '', databaseUrl, timeZone }),
    });
  }
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDirectory(options.dataDir);
  const worker = { directory: join(options.dataDir, 'database'), timeZone };
  try {
    if (!options.mayBeLost) refuseLostDatabase(options.dataDir);
  } catch (error) {
    await lock.release();
    throw error;
  }
  const session = new EmbeddedSession(worker, options.statementLimitMs ?? 60_000, log);
  try {
    await session.client();
  } catch (error) {
    await lock.release();
    throw openingFault(error);
  }
  const limits = { holdMs: options.holdLimitMs ?? 10_000, turnMs: options.turnLimitMs ?? 15_000 };
  const pool = new SingleConnectionPool(session, limits, log);
  return databaseOver(pool, 'embedded', {
    unlimited: (work) => session.unlimited(work),
    async snapshot(kysely, folder, onProgress) {
      await copyCluster(kysely, { from: worker.directory, to: join(folder, 'database') }, onProgress);
      return { dataDir: folder, timeZone };
    },
    afterwards: () => lock.release(),
  });
}

type KindOfDatabase = Pick<Database, 'unlimited'> & {
  snapshot(kysely: DynamicKysely, ...parameters: Parameters<Database['snapshot']>): Promise<DatabaseSource>;
  afterwards?: () => Promise<void>;
};

function databaseOver(
  pool: PostgresPool,
  kind: Database['kind'],
  { unlimited, snapshot, afterwards }: KindOfDatabase,
): Database {
  const signs = signsOfLife();
  const { pool: watched, writes } = watchedPool(checkedPool(pool, signs));
  const kysely = new Kysely<DynamicSchema>({ dialect: new PostgresDialect({ pool: watched }) });
  let asking: Promise<unknown> | undefined;
  const ask = (): Promise<unknown> => {
    asking ??= sql`select 1`.execute(kysely).finally(() => (asking = undefined));
    return asking;
  };
  let closing: Promise<void> | undefined;
  const answers = async (): Promise<void> => {
    // The session of the embedded database answers nothing while it waits for the disk; one that hangs is restarted.
    if (kind === 'embedded' && !closing && signs.isRecent()) return;
    await Promise.race([signs.next(), ask()]);
  };
  const close = async (): Promise<void> => {
    // Not kysely.destroy(): it does not close a pool that was never used.
    await pool.end();
    await afterwards?.();
  };
  return {
    kysely,
    kind,
    writes,
    unlimited,
    answers,
    longWork: longWork(),
    snapshot: (folder, onProgress) => snapshot(kysely, folder, onProgress),
    close: () => (closing ??= close()),
  };
}
