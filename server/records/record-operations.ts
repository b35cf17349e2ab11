import type { Expression, SqlBool } from 'kysely';

import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../src/engine/model/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { DynamicKysely, Log } from '../database/index.ts';
import type { OpenDrafts, TransitionCall } from './bill/index.ts';
import type {
  ActiveFill,
  Dictionaries,
  EngineParts,
  ModelPage,
  NameSources,
  PublicationGuard,
  RecordContext,
  RecordCounts,
  RowGuard,
  UpkeepReader,
} from './call/index.ts';
import type { DerivedValues } from './derived/index.ts';
import type { ExportQuery, ImportOptions, ImportResult, ImportRow } from './exchange/index.ts';
import type {
  AggregateQuery,
  OptionsQuery,
  QueryParameters,
  RecordChoice,
  RecordList,
  RecordOption,
  RecordTotals,
} from './read/index.ts';
import type { DocumentRules } from './save/index.ts';

export interface RecordEngineOptions {
  db: DynamicKysely;
  models: ReadonlyMap<string, ResolvedModel>;
  /** Returns the parts of the documents that a save needs; the same object as long as they do not change. */
  rules?: () => DocumentRules;
  dictionaries: Dictionaries;
  /** Returns the body of a picker document; if omitted, values of pickers have no display texts. */
  pickers?: (id: string) => JsonObject | undefined;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`; defaults to that of the process. */
  clock?: () => string;
  /**
   * Defaults to ids that sort in the order of their creation (https://github.com/ulid/spec), which is the last key of
   * every sort.
   */
  idGenerator?: () => string;
  counts?: RecordCounts;
  guards?: ReadonlyMap<string, RowGuard>;
  tenancy?: EngineParts['tenancy'];
  removedValues?: EngineParts['removedValues'];
  references?: EngineParts['references'];
  pages?: (model: string) => readonly ModelPage[];
  log?: Pick<Log, 'warn'>;
  guard?: PublicationGuard | undefined;
  /** Reads the state of the derived values for a save, which otherwise reads it itself. */
  upkeepReader?: UpkeepReader;
  filled?: () => readonly ActiveFill[];
  onSaved?: (modelId: string) => Promise<void> | void;
}

/** Further work in the transaction of a save; gets the saved record. If it throws, the save is rolled back. */
export type AlsoSaved = (db: DynamicKysely, saved: RecordValues) => Promise<void>;

/**
 * Operations on records of any model. Every operation throws RecordRefusal, and saves all or nothing; with an
 * idempotency key in its context it is executed once.
 */
export interface RecordEngine {
  names: NameSources;
  derived: DerivedValues;
  list(modelId: string, params: QueryParameters, context: RecordContext): Promise<RecordList>;
  get(modelId: string, id: string, context: RecordContext): Promise<RecordValues>;
  shown(modelId: string, ids: readonly string[], context: RecordContext): Promise<ReadonlySet<string>>;
  /**
   * Returns the same as a condition on the `id` of the model's table; undefined if nothing restricts it, or the model
   * does not exist.
   */
  shownRows(modelId: string, context: RecordContext): Expression<SqlBool> | undefined;
  options(modelId: string, query: OptionsQuery, context: RecordContext): Promise<RecordOption[]>;
  add(modelId: string, input: RecordValues, context: RecordContext, also?: AlsoSaved): Promise<RecordValues>;
  edit(modelId: string, input: RecordValues, context: RecordContext, also?: AlsoSaved): Promise<RecordValues>;
  remove(modelId: string, id: string, context: RecordContext): Promise<void>;
  removeBatch(modelId: string, ids: readonly string[], context: RecordContext): Promise<void>;
  /**
   * Deletes all records that match a list's query, at most 10,000, all or none.
   * @returns the number of records.
   */
  removeQuery(modelId: string, query: QueryParameters, expected: number, context: RecordContext): Promise<number>;
  listDeleted(modelId: string, params: QueryParameters, context: RecordContext): Promise<RecordList>;
  restore(modelId: string, ids: readonly string[], context: RecordContext): Promise<void>;
  erase(modelId: string, ids: readonly string[], context: RecordContext): Promise<void>;
  transition(modelId: string, call: TransitionCall, context: RecordContext, also?: AlsoSaved): Promise<RecordValues>;
  /**
   * Executes a transition for each of at most 1,000 records, all or none.
   * @returns the number of records.
   */
  transitionBatch(modelId: string, name: string, choice: RecordChoice, context: RecordContext): Promise<number>;
  createFrom(modelId: string, call: { id: string; name: string }, context: RecordContext): Promise<RecordValues>;
  createdFrom(modelId: string, call: { id: string; name: string }, context: RecordContext): Promise<OpenDrafts>;
  aggregate(
    modelId: string,
    params: QueryParameters,
    query: AggregateQuery,
    context: RecordContext,
  ): Promise<RecordValues[]>;
  /**
   * Returns the sum and average of number fields over all records that match a list's query, as text; null if there are
   * none.
   */
  totals(
    modelId: string,
    params: QueryParameters,
    fields: readonly string[],
    context: RecordContext,
  ): Promise<Record<string, RecordTotals>>;
  pages(modelId: string, query: ExportQuery, context: RecordContext): AsyncGenerator<RecordValues[], void>;
  importRows(
    modelId: string,
    rows: readonly ImportRow[],
    options: ImportOptions,
    context: RecordContext,
  ): Promise<ImportResult>;
  reversePosting(db: DynamicKysely, work: { model: string; posting: string; username: string }): Promise<void>;
  /**
   * Inserts trusted records without checks, a thousand in each transaction.
   * @returns their ids.
   */
  bulkInsert(modelId: string, rows: readonly RecordValues[], context: RecordContext): Promise<string[]>;
}
