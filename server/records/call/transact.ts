import type { ValueProblem } from '../../../src/engine/form/index.ts';
import { ExpressionError } from '../../../src/schema/expressions/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { columnName } from '../column-names/index.ts';
import { uniqueColumns } from '../tables/index.ts';
import { StaleDocumentsError } from './publication-guard.ts';
import type { EngineParts, RecordContext, UnitOfWork } from './record-context.ts';
import { invalidRecord, refused, repeated } from './record-refusal.ts';
import type { Upkeep } from './upkeep.ts';

/** SQLSTATE of conflicting transactions that can be retried: deadlock, serialization failure. */
const retried = new Set(['40P01', '40001']);
const attempts = 4;

/** SQLSTATE codes for values that a column cannot parse: dates, times, numbers, characters. */
const unreadable = new Set(['22007', '22008', '22P02', '22021', '22P05']);

type Work<Result> = (unit: UnitOfWork) => Promise<Result>;

/**
 * Runs a unit of work in a transaction.
 * @throws RecordRefusal if the database refuses a value.
 */
export async function transact<Result>(
  parts: EngineParts,
  context: RecordContext,
  work: Work<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.db.transaction().execute(async (db) => {
        const upkeep = await beginSave(parts, db);
        return work({ ...parts, db, context, upkeep, now: parts.clock() });
      });
    } catch (error) {
      if (attempt >= attempts || !retried.has(sqlState(error))) throw asRefusal(parts, error);
    }
  }
}

/**
 * Begins a save. No publication that changes models can run until it ends.
 * @returns the state of the derived values.
 * @throws StaleDocumentsError when there was a publication since the request began.
 */
async function beginSave({ guard, readUpkeep }: EngineParts, db: DynamicKysely): Promise<Upkeep> {
  await guard?.hold(db);
  const { publication, ...upkeep } = await readUpkeep(db, guard && (() => guard.publication()));
  if (guard?.isCurrent(publication) === false) throw new StaleDocumentsError();
  return upkeep;
}

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

export function asRefusal({ models }: Pick<EngineParts, 'models'>, error: unknown): unknown {
  if (error instanceof ExpressionError) return refused(say('公式无法计算：{message}', { message: error.message }));
  const state = sqlState(error);
  if (state === '22003') return refused(say('数字太大，无法保存'));
  if (unreadable.has(state)) return refused(say('有的值不是字段的类型，无法保存，请联系管理员检查公式和默认值'));
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

function missingIn(models: EngineParts['models'], error: unknown): ValueProblem | undefined {
  const model = [...models.values()].find(({ table }) => table === partOf(error, 'table'));
  const field = model?.fields.find(({ name }) => columnName(name) === partOf(error, 'column'));
  return (
    field && {
      path: field.name,
      severity: 'error',
      rule: 'required',
      message: say('{title}不能为空', { title: field.title }),
    }
  );
}

function sqlState(error: unknown): string {
  return partOf(error, 'code');
}

function partOf(error: unknown, name: 'code' | 'constraint' | 'table' | 'column'): string {
  return error instanceof Error && name in error ? String(Reflect.get(error, name)) : '';
}
