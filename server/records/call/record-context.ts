import type { BillContext, Permissions, RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { FieldOption, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import type { DynamicKysely, Log } from '../../database/index.ts';
import type { Tenancy } from '../../tenancy/index.ts';
import type { ModelGraph, Row, StoredModel } from '../tables/index.ts';
import type { PublicationGuard } from './publication-guard.ts';
import type { ModelPage } from './record-link.ts';
import type { NameSources, RecordCounts, RowEstimates } from './record-sources.ts';
import type { Upkeep, UpkeepReader } from './upkeep.ts';

/** The caller: their user account, the tenant whose records they use, and their permissions. */
export interface RecordContext {
  user: { id: string; username: string; realname?: string; orgCode: string | null; tenantId: number };
  permissions: Permissions;
  signal?: AbortSignal | undefined;
  /** Identifies this save: if it is repeated within a day, it gets the first result and is not executed again. */
  idempotencyKey?: string | undefined;
  /** The caller's data rules: further conditions on the records of a model that they may see, change or remove. */
  conditions?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** Lists only records of a model that meet these conditions too; records they refer to are not restricted. */
  only?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** Lists only records whose id is in these rows of links. The names come from the server, never from a request. */
  linked?: Links | undefined;
  /**
   * True when the server itself writes, e.g. demo records. Guards of its tables apply only to people. Never set by a
   * request.
   */
  byServer?: true;
  /** True for an administrator of all tenants, who sees and changes the server's own records of each. */
  platform?: boolean | undefined;
  /** The caller's own tenant, if they use records of another one, or shared ones. */
  home?: number | undefined;
  everywhere?: boolean | undefined;
}

/** Rows of a table of links: `column` contains ids of records, `by` is one of `values`. */
export interface Links {
  table: string;
  column: string;
  by: string;
  values: readonly string[];
}

export interface Dictionaries {
  items(code: string, tenantId: number): Promise<readonly FieldOption[] | undefined>;
}

/** Runs the client's validation rules again: those of the model, and of the model's own form. */
export interface RecordValidator {
  validate(
    model: ResolvedModel,
    record: RecordValues,
    about: Pick<UnitOfWork, 'context' | 'now'> & { isNew: boolean },
  ): ValueProblem[];
  /**
   * Returns a predicate for data paths of a record: true when the model's own form hides the field even from users with
   * all permissions; for a record that was saved before, when its values alone hide it.
   */
  unseen(
    model: ResolvedModel,
    record: RecordValues,
    about: Pick<UnitOfWork, 'context' | 'now'> & { isNew: boolean },
  ): (path: string) => boolean;
  validateRemoval(
    model: ResolvedModel,
    record: RecordValues,
    about: Pick<UnitOfWork, 'context' | 'now'>,
  ): ValueProblem[];
}

/**
 * A row of a table before and after a change, by column. A new row has no `before`, a permanently deleted row no
 * `after`; `del_flag` changes when a row is deleted or restored.
 */
export interface RowChange {
  before: Row | undefined;
  after: Row | undefined;
}

/** The transaction in which rows change, the caller and the time. */
export type RowGuardCall = Pick<UnitOfWork, 'db' | 'context' | 'now'>;

/**
 * Refuses changes to the rows of one table, and applies related changes in the same transaction. It is called before
 * the rows are written, for every request, document or sheet.
 * @throws RecordRefusal
 */
export type RowGuard = (call: RowGuardCall, changes: readonly RowChange[]) => Promise<void>;

/** A table of the server whose records are described by a model of the product's documents. */
export interface SystemTable {
  table: string;
  model: string;
  guard?: RowGuard;
}

export interface EngineParts extends RecordValidator {
  upkeep?: Upkeep | undefined;
  readUpkeep: UpkeepReader;
  db: DynamicKysely;
  models: ReadonlyMap<string, ResolvedModel>;
  stored: ReadonlyMap<string, StoredModel>;
  graph: ModelGraph;
  names: NameSources;
  dictionaries: Dictionaries;
  guards: ReadonlyMap<string, RowGuard>;
  tenancy: (table: string) => Tenancy | undefined;
  estimates: RowEstimates;
  counts: RecordCounts;
  references: (model: string) => readonly Readonly<Record<string, unknown>>[];
  pages: (model: string) => readonly ModelPage[];
  /**
   * Returns the dictionary values that are removed together with records of a model; for tenant 0 those of all tenants.
   */
  removedValues: (
    db: DynamicKysely,
    model: string,
    records: readonly RecordValues[],
  ) => Promise<readonly { code: string; tenantId: number; values: string[] }[]>;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  clock: () => string;
  idGenerator: () => string;
  log: Pick<Log, 'warn'>;
  guard?: PublicationGuard | undefined;
}

export interface UnitOfWork extends EngineParts {
  context: RecordContext;
  now: string;
  /** True while derived values are corrected; limits of fields do not refuse the save. */
  repairing?: true | undefined;
}

export function storedOf({ stored }: Pick<EngineParts, 'stored'>, id: string): StoredModel {
  const found = stored.get(id);
  if (!found) throw new Error(`没有名为“${id}”的模型。`);
  return found;
}

export function billContext({ models, context, now }: UnitOfWork): BillContext {
  return { models, user: context.user, now };
}

/** Returns the conditions of the caller's data rules on records of the model. */
export function visibleTo({ conditions }: RecordContext, { model }: StoredModel): readonly Condition[] {
  return conditions?.(model) ?? [];
}
