import type { ValueProblem } from '../../../src/engine/form/index.ts';
import { ExpressionError } from '../../../src/schema/expressions/index.ts';
import { invalidRecord, refused, repeated } from './record-refusal.ts';
import { columnName, uniqueColumns } from '../tables/index.ts';
import type { EngineParts, RecordContext, UnitOfWork } from './record-context.ts';

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

/**
 * What a person can do something about in words: a value that repeats or is missing, one that is too large, a formula
 * that fails.
 */
export function asRefusal({ models }: Pick<EngineParts, 'models'>, error: unknown): unknown {
  if (error instanceof ExpressionError) return refused(`公式无法计算：${error.message}`);
  const state = sqlState(error);
  if (state === '22003') return refused('数字太大，无法保存');
  const problem =
    state === '23505' ? repeatedIn(models, error) : state === '23502' ? missingIn(models, error) : undefined;
  return problem ? invalidRecord([problem]) : error;
}

function repeatedIn(models: EngineParts['models'], error: unknown): ValueProblem | undefined {
  const constraint = partOf(error, 'constraint');
  for (const model of models.values()) {
    const rule = uniqueColumns(model).find(({ name }) => name === constraint);
    if (rule) return repeated(rule.fields);
  }
  return undefined;
}

/** A table of the system may ask for a value that the model over it does not. */
function missingIn(models: EngineParts['models'], error: unknown): ValueProblem | undefined {
  const model = [...models.values()].find(({ table }) => table === partOf(error, 'table'));
  const field = model?.fields.find(({ name }) => columnName(name) === partOf(error, 'column'));
  return field && { path: field.name, severity: 'error', rule: 'required', message: `${field.title}不能为空` };
}

function sqlState(error: unknown): string {
  return partOf(error, 'code');
}

/** What PostgreSQL says of an error under a name. */
function partOf(error: unknown, name: 'code' | 'constraint' | 'table' | 'column'): string {
  return error instanceof Error && name in error ? String(Reflect.get(error, name)) : '';
}
