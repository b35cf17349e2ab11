import { ExpressionError } from '../../src/schema/expressions/index.ts';
import { repeated } from './check-values.ts';
import type { EngineParts, RecordContext, UnitOfWork } from './record-context.ts';
import { invalidRecord, refused } from './record-refusal.ts';
import { uniqueColumns } from './tables-of.ts';

/** SQLSTATE of transactions that met each other and may simply be tried again: deadlock, serialization failure. */
const retried = new Set(['40P01', '40001']);
const attempts = 4;

type Work<Result> = (unit: UnitOfWork) => Promise<Result>;

/** One unit of work in one transaction: all of it is saved, or nothing. Throws RecordRefusal where values are to blame. */
export async function transact<Result>(
  parts: EngineParts,
  context: RecordContext,
  work: Work<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const now = parts.clock();
      return await parts.db.transaction().execute((db) => work({ ...parts, db, context, now }));
    } catch (error) {
      if (attempt >= attempts || !retried.has(sqlState(error))) throw asRefusal(parts, error);
    }
  }
}

/** Reads everything as it was at one moment: a record and its lines fit together. */
export async function readSnapshot<Result>(
  parts: EngineParts,
  context: RecordContext,
  work: Work<Result>,
): Promise<Result> {
  const snapshot = parts.db.transaction().setIsolationLevel('repeatable read');
  try {
    return await snapshot.execute((db) => work({ ...parts, db, context, now: parts.clock() }));
  } catch (error) {
    throw asRefusal(parts, error);
  }
}

/** What a person can do something about in words: a value that repeats, one that is too large, a formula that fails. */
export function asRefusal({ models }: Pick<EngineParts, 'models'>, error: unknown): unknown {
  if (error instanceof ExpressionError) return refused(`公式无法计算：${error.message}`);
  const state = sqlState(error);
  if (state === '22003') return refused('数字太大，无法保存');
  if (state !== '23505') return error;
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  for (const model of models.values()) {
    const rule = uniqueColumns(model).find(({ name }) => name === constraint);
    if (rule) return invalidRecord([repeated(rule.fields)]);
  }
  return error;
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
