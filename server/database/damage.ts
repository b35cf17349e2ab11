import { DatabaseUnavailableError } from './connections/index.ts';

/**
 * SQLSTATE of a database whose files are damaged or missing: data or index corrupted, an internal error (a checksum that
 * does not fit, a block that cannot be read), a file that is missing or cannot be read or written.
 * Source: PostgreSQL 18, appendix A.
 */
const damaged = /^(XX00[012]|58P01|58030)$/;

/** Reasons of an embedded database that does not open which a backup does not mend: the disk and its rights. */
const otherwise = /no space left|ENOSPC|permission denied|EACCES|EPERM|EROFS|out of memory|EMFILE/i;

/** Files of the database are damaged, missing or of another version; the data come back from a backup. */
export class DatabaseDamagedError extends DatabaseUnavailableError {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'DatabaseDamagedError';
    this.message = `数据库已损坏或不能打开（${reason}）。`;
  }
}

/** Whether an error says that the files of the database are damaged, so that a backup is to be restored. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DatabaseDamagedError) return true;
  return error instanceof Error && 'code' in error && damaged.test(String(error.code));
}

/** The error of an embedded cluster that did not open: damage, unless the disk or its rights are the reason. */
export function openingFault(error: unknown): unknown {
  const { cause } = error instanceof Error ? error : {};
  const reason = cause instanceof Error ? cause.message : String(error);
  return otherwise.test(reason) ? error : new DatabaseDamagedError(reason, { cause: error });
}
