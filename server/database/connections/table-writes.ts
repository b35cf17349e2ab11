import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { StatementClient } from './statement-client.ts';

/** Tracks when this process last wrote to a table, so that results read earlier can be recognised as outdated. */
export interface TableWrites {
  stampOf(tables: readonly string[]): string;
}

type Written = ReadonlySet<string> | 'everything';

const reading = /^\s*(select|with|explain|show|set|begin|start|commit|rollback|savepoint|release|values|table)\b/i;
const writing = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)"?/gi;

/** Returns the tables that a statement writes. A false match only costs another count. */
export function writtenBy(sql: string): Written {
  const tables = new Set([...sql.matchAll(writing)].flatMap(([, name]) => name?.toLowerCase() ?? []));
  return tables.size > 0 || reading.test(sql) ? tables : 'everything';
}

export function readBy(sql: string): string[] {
  return [...new Set([...sql.matchAll(/\b(?:from|join)\s+"(\w+)"/g)].flatMap(([, name]) => name?.toLowerCase() ?? []))];
}

/** Wraps a pool to record the tables written through it: when a transaction commits, or immediately outside of one. */
export function watchedPool(pool: PostgresPool): { pool: PostgresPool; writes: TableWrites } {
  const stamps = new Map<string, number>();
  let everything = 0;
  let last = 0;
  const note = (written: Written): void => {
    if (written === 'everything') everything = ++last;
    else for (const table of written) stamps.set(table, ++last);
  };
  return {
    writes: { stampOf: (tables) => [everything, ...tables.map((table) => stamps.get(table) ?? 0)].join(' ') },
    pool: { connect: async () => new WatchedClient(await pool.connect(), note), end: () => pool.end() },
  };
}

class WatchedClient extends StatementClient {
  readonly #client: PostgresPoolClient;
  readonly #note: (written: Written) => void;
  /** The tables that the open transaction has written; undefined outside of a transaction. */
  #pending: Written[] | undefined;

  constructor(client: PostgresPoolClient, note: (written: Written) => void) {
    super();
    this.#client = client;
    this.#note = note;
  }

  release(): void {
    // A connection that is released inside a transaction may still have been committed.
    this.#settle();
    this.#client.release();
  }

  protected async run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (/^\s*(begin|start transaction)\b/i.test(sql)) this.#pending = [];
    const written = writtenBy(sql);
    this.#pending?.push(written);
    try {
      return await this.#client.query<R>(sql, parameters);
    } finally {
      // This also applies after an error: the connection may be lost although the commit was executed.
      if (/^\s*(commit|rollback\s*;?\s*$)/i.test(sql)) this.#settle();
      else if (!this.#pending) this.#note(written);
    }
  }

  #settle(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    for (const written of pending ?? []) this.#note(written);
  }
}
