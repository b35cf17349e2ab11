import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { DatabaseUnavailableError } from './connections/index.ts';

/**
 * SQLSTATE codes of damaged or missing files: corrupted data or index, an internal error (wrong checksum, unreadable
 * block), a file that is missing or cannot be read or written. Source: PostgreSQL 18, appendix A.
 */
const damaged = /^(XX00[012]|58P01|58030)$/;

/** Errors of opening an embedded database that a backup cannot repair: the disk and its permissions. */
const otherwise = /no space left|ENOSPC|permission denied|EACCES|EPERM|EROFS|out of memory|EMFILE/i;

/**
 * The error of a database whose files are damaged, missing or of another version, so that a backup must be restored.
 */
export class DatabaseDamagedError extends DatabaseUnavailableError {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'DatabaseDamagedError';
    this.message = `数据库已损坏或不能打开（${reason}）。`;
  }
}

export class DatabaseMissingError extends DatabaseDamagedError {
  constructor(dataDir: string, traces: readonly string[]) {
    super('没有 database 文件夹');
    this.name = 'DatabaseMissingError';
    this.message = `数据目录 ${dataDir} 里有 ${traces.join('、')}，却没有数据库（database 文件夹），没有启动。`;
  }
}

/** Entries that a data directory has only after a server has used it with a database. */
const traces = /^(secret\.key|files|backups|database\.damaged-.*)$/;

/**
 * Refuses to create a new database in a data directory that has lost its database.
 * @throws DatabaseMissingError if the directory contains other files of the server.
 */
export function refuseLostDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'database'))) return;
  const found = readdirSync(dataDir).filter((name) => traces.test(name));
  if (found.length > 0) throw new DatabaseMissingError(dataDir, found);
}

export function isDamage(error: unknown): boolean {
  if (error instanceof DatabaseDamagedError) return true;
  return error instanceof Error && 'code' in error && damaged.test(String(error.code));
}

/**
 * Returns the error for an embedded cluster that does not open: damage, unless the disk or its permissions are the
 * reason.
 */
export function openingFault(error: unknown): unknown {
  const { cause } = error instanceof Error ? error : {};
  const reason = cause instanceof Error ? cause.message : String(error);
  return otherwise.test(reason) ? error : new DatabaseDamagedError(reason, { cause: error });
}
