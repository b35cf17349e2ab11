import type { BillContext, Permissions, RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import type { FieldOption, ResolvedModel } from '../../../src/engine/model/resolved-model.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type { ModelGraph, StoredModel } from '../tables/index.ts';
import type { NameSources, RecordCounts, RowEstimates } from '../read/index.ts';

/** Who calls: his tenant's records only, and what he may do. */
export interface RecordContext {
  user: { id: string; username: string; orgCode: string | null; tenantId: number };
  permissions: Permissions;
  /** Aborts when nobody waits for the answer any more: what only reads then ends. */
  signal?: AbortSignal | undefined;
  /** Names this save: repeated within a day, it is answered as the first time and not done again. */
  idempotencyKey?: string | undefined;
  /** What records of a model must also be for him to see, change and remove them: his data rules. None without it. */
  conditions?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** Lists only records whose id such a row of links holds; the names are the server's own, never a request's. */
  linked?: Links | undefined;
}

/** The rows of a table of links that a call means: `column` holds ids of records, `by` is one of `values`. */
export interface Links {
  table: string;
  column: string;
  by: string;
  values: readonly string[];
}

/** The texts of dictionaries. */
export interface Dictionaries {
  /** The items of a dictionary; undefined for one that is not known, whose values are then not checked. */
  items(code: string): Promise<readonly FieldOption[] | undefined>;
}

/** The client's own rules, run again on a whole record with its lines: those of the model, and of the model's own form. */
export type RecordValidator = (
  model: ResolvedModel,
  record: RecordValues,
  about: Pick<UnitOfWork, 'context' | 'now'> & { isNew: boolean },
) => ValueProblem[];

/** What all parts of the record engine share. */
export interface EngineParts {
  db: DynamicKysely;
  models: ReadonlyMap<string, ResolvedModel>;
  stored: ReadonlyMap<string, StoredModel>;
  graph: ModelGraph;
  names: NameSources;
  dictionaries: Dictionaries;
  validate: RecordValidator;
  estimates: RowEstimates;
  counts: RecordCounts;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  clock: () => string;
  idGenerator: () => string;
}

/** One call: its transaction (or, for reading, the database), who calls, and when. */
export interface UnitOfWork extends EngineParts {
  context: RecordContext;
  now: string;
}

/** The stored form of a model. @throws Error for an id that is no model. */
export function storedOf({ stored }: Pick<EngineParts, 'stored'>, id: string): StoredModel {
  const found = stored.get(id);
  if (!found) throw new Error(`没有名为“${id}”的模型。`);
  return found;
}

const sharedTenant = 0;

/** Whose records of the model the caller sees and names: his tenant's; what all tenants share lies with the tenant 0. */
export function tenantOf({ context }: Pick<UnitOfWork, 'context'>, { model }: StoredModel): number {
  return model.shared ? sharedTenant : context.user.tenantId;
}

/** What the expressions of models see in this call. */
export function billContext({ models, context, now }: UnitOfWork): BillContext {
  return { models, user: context.user, now };
}

/** The conditions of the caller's data rules on records of the model. */
export function visibleTo({ conditions }: RecordContext, { model }: StoredModel): readonly Condition[] {
  return conditions?.(model) ?? [];
}
