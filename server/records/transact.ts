import { repeated } from './check-values.ts';
import type { EngineParts, RecordContext, UnitOfWork } from './record-context.ts';
import { invalidRecord } from './record-refusal.ts';
import { uniqueColumns } from './tables-of.ts';

/** SQLSTATE of transactions that met each other and may simply be tried again: deadlock, serialization failure. */
const retried = new Set(['40P01', '40001']);
const attempts = 4;

/** One unit of work in one transaction: all of it is saved, or nothing. */
export async function transact<Result>(
  parts: EngineParts,
  context: RecordContext,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const now = parts.clock();
      return await parts.db.transaction().execute((db) => work({ ...parts, db, context, now }));
    } catch (error) {
      const { code, constraint } = databaseError(error);
      if (code === '23505') throw uniqueRefusal(parts, constraint) ?? error;
      if (attempt >= attempts || !retried.has(code)) throw error;
    }
  }
}

function databaseError(error: unknown): { code: string; constraint: string } {
  if (!(error instanceof Error)) return { code: '', constraint: '' };
  const code = 'code' in error ? String(error.code) : '';
  return { code, constraint: 'constraint' in error ? String(error.constraint) : '' };
}

/** The refusal for a unique index that had the last word: two people saved the same value at once. */
function uniqueRefusal({ models }: EngineParts, constraint: string): Error | undefined {
  for (const model of models.values()) {
    const rule = uniqueColumns(model).find(({ name }) => name === constraint);
    if (rule) return invalidRecord([repeated(rule.fields)]);
  }
  return undefined;
}
