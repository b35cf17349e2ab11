import type { BillContext, Permissions, RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { FieldOption, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import type { DynamicKysely, Log } from '../../database/index.ts';
import type { Tenancy } from '../../tenancy/index.ts';
import type { NameSources, RecordCounts, RowEstimates } from '../read/index.ts';
import type { ModelGraph, Row, StoredModel } from '../tables/index.ts';
import type { PublicationGuard } from './publication-guard.ts';
import type { ModelPage } from './record-link.ts';
import type { Upkeep, UpkeepReader } from './upkeep.ts';

/** The caller: his tenant, whose records he works on, and his permissions. */
export interface RecordContext {
  user: { id: string; username: string; realname?: string; orgCode: string | null; tenantId: number };
  permissions: Permissions;
  /** Aborts when nobody waits for the answer any more: reading then ends. */
  signal?: AbortSignal | undefined;
  /** Identifies this save: repeated within a day, it gets the first answer and is not done again. */
  idempotencyKey?: string | undefined;
  /** The caller's data rules: further conditions on records of a model that he sees, changes or removes. */
  conditions?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** Lists only records of a model that fit these conditions, too; what records name is not narrowed by them. */
  only?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** Lists only records whose id is in these rows of links; the names come from the server, never from a request. */
  linked?: Links | undefined;
  /**
   * True when the server itself writes, e.g. demo records. Guards of its tables apply to people only. Never set by a
   * request.
   */
  byServer?: true;
  /** Looks after all tenants: sees and changes the server's own records of each. */
  platform?: boolean | undefined;
  /** The caller's own tenant, where he works on records of another one, or on those that all share. */
  home?: number | undefined;
  /** Reads the server's own records of all tenants. */
  everywhere?: boolean | undefined;
}

/** Rows of a table of links: `column` holds ids of records, `by` is one of `values`. */
export interface Links {
  table: string;
  column: string;
  by: string;
  values: readonly string[];
}

/** The texts of dictionaries. */
export interface Dictionaries {
  /** The items of a dictionary of that tenant; undefined for an unknown one, whose values are not checked. */
  items(code: string, tenantId: number): Promise<readonly FieldOption[] | undefined>;
}

/** The client's own rules, run again: those of the model, and of the model's own form. */
export interface RecordValidator {
  /** Of a whole record with its lines, before it is saved. */
  validate(
    model: ResolvedModel,
    record: RecordValues,
    about: Pick<UnitOfWork, 'context' | 'now'> & { isNew: boolean },
  ): ValueProblem[];
  /**
   * Returns a predicate for data paths of a record: true when the model's own form hides the field even from people with
   * all permissions; of a record that was saved before, when its values alone hide it.
   */
  unseen(
    model: ResolvedModel,
    record: RecordValues,
    about: Pick<UnitOfWork, 'context' | 'now'> & { isNew: boolean },
  ): (path: string) => boolean;
  /** Of a record with its lines, before it is deleted. */
  validateRemoval(
    model: ResolvedModel,
    record: RecordValues,
    about: Pick<UnitOfWork, 'context' | 'now'>,
  ): ValueProblem[];
}

/**
 * A row of a table before and after a change, by column. A new row has no `before`, a row that is deleted for good no
 * `after`; one that is deleted or restored has another `del_flag`.
 */
export interface RowChange {
  before: Row | undefined;
  after: Row | undefined;
}

/** The transaction in which rows change, who changes them, and when. */
export type RowGuardCall = Pick<UnitOfWork, 'db' | 'context' | 'now'>;

/**
 * Refuses changes of the rows of one table, and does what belongs to them in the same transaction. It is called before
 * the rows are written, whatever call, document or sheet they come from.
 * @throws RecordRefusal
 */
export type RowGuard = (call: RowGuardCall, changes: readonly RowChange[]) => Promise<void>;

/** A table of the server's own whose records a model of the product's documents describes. */
export interface SystemTable {
  table: string;
  /** Id of the only model of the table. */
  model: string;
  guard?: RowGuard;
}

/** What all parts of the record engine share. */
export interface EngineParts extends RecordValidator {
  /** Unfinished fills and formulas with kept results, where they have been read. */
  upkeep?: Upkeep | undefined;
  /** Reads them at the beginning of a save. */
  readUpkeep: UpkeepReader;
  db: DynamicKysely;
  models: ReadonlyMap<string, ResolvedModel>;
  stored: ReadonlyMap<string, StoredModel>;
  graph: ModelGraph;
  names: NameSources;
  dictionaries: Dictionaries;
  /** The guards of the server's own tables, by table. */
  guards: ReadonlyMap<string, RowGuard>;
  /** Whose the rows of a table of the server's own are. */
  tenancy: (table: string) => Tenancy | undefined;
  estimates: RowEstimates;
  counts: RecordCounts;
  /** The conditions (`where`) of all references to a model in the documents. */
  references: (model: string) => readonly Readonly<Record<string, unknown>>[];
  /** The pages that show records of a model. */
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
  /** Receives warnings of saves for administrators. */
  log: Pick<Log, 'warn'>;
  /** Repeats saves that began before the last publication. */
  guard?: PublicationGuard | undefined;
}

/** One call: its transaction (or, for reading, the database), who calls, and when. */
export interface UnitOfWork extends EngineParts {
  context: RecordContext;
  now: string;
  /** True while derived values are corrected: limits of fields do not refuse the save. */
  repairing?: true | undefined;
}

/** The stored form of a model. @throws Error for an id that is no model. */
export function storedOf({ stored }: Pick<EngineParts, 'stored'>, id: string): StoredModel {
  const found = stored.get(id);
  if (!found) throw new Error(`没有名为“${id}”的模型。`);
  return found;
}

/** The values that expressions of models can use in this call. */
export function billContext({ models, context, now }: UnitOfWork): BillContext {
  return { models, user: context.user, now };
}

/** The conditions of the caller's data rules on records of the model. */
export function visibleTo({ conditions }: RecordContext, { model }: StoredModel): readonly Condition[] {
  return conditions?.(model) ?? [];
}
