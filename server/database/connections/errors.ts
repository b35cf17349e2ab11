/**
 * The error of a data directory that is open in another process, or twice in this one. `pid` is that process, if known.
 */
export class DataDirectoryInUseError extends Error {
  readonly pid: number | undefined;

  constructor(directory: string, pid: number | undefined) {
    const holder = pid === undefined ? '另一个进程' : `进程 ${pid} `;
    super(`数据目录 ${directory} 正被${holder}使用，请先停止它，或用 DATA_DIR 指定另一个目录。`);
    this.name = 'DataDirectoryInUseError';
    this.pid = pid;
  }
}

/**
 * The error of a connection that was held longer than the limit while others waited; its transaction has been rolled
 * back.
 */
export class ConnectionHeldTooLongError extends Error {
  constructor(seconds: number) {
    super(`事务占用数据库连接超过 ${seconds} 秒，已被回滚，请缩短事务，并确认事务内没有使用事务外的连接。`);
    this.name = 'ConnectionHeldTooLongError';
  }
}

export class DatabaseUnavailableError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`数据库暂时不可用（${reason}），请稍后重试。`, options);
    this.name = 'DatabaseUnavailableError';
  }
}

/** The error of a commit of a transaction that PostgreSQL had already aborted: nothing of it was saved. */
export class TransactionAbortedError extends Error {
  constructor() {
    super('事务中的一条语句失败后仍被提交，全部修改已回滚，请勿吞掉事务内的数据库错误。');
    this.name = 'TransactionAbortedError';
  }
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * SQLSTATE of connection exceptions (except 08P01, a malformed message), a server that is stopping or starting, and too
 * many clients.
 */
const unavailableStates = /^(08[0-9]{3}|57P0[1-3]|53300)$/;

/** `pg` reports a lost connection only by its message. */
const lostConnection = /^Connection terminated|^timeout exceeded when trying to connect|not queryable$|stopped\.$/;

/**
 * Returns a DatabaseUnavailableError with the error as its cause if the error means that the database cannot be
 * reached; otherwise returns the error itself.
 */
export function unavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const lost = networkCodes.has(code) || unavailableStates.test(code) || lostConnection.test(error.message);
  return lost ? new DatabaseUnavailableError('连接已断开', { cause: error }) : error;
}
