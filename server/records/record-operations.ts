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
  PublicationGuard,
  RecordContext,
  RowGuard,
  UpkeepReader,
} from './call/index.ts';
import type { DerivedValues } from './derived/index.ts';
import type { ExportQuery, ImportOptions, ImportResult, ImportRow } from './exchange/index.ts';
import type {
  AggregateQuery,
  NameSources,
  OptionsQuery,
  QueryParameters,
  RecordChoice,
  RecordCounts,
  RecordList,
  RecordOption,
  RecordTotals,
} from './read/index.ts';
import type { DocumentRules } from './save/index.ts';

/** The dependencies of a record engine. */
export interface RecordEngineOptions {
  db: DynamicKysely;
  /** By id; their tables (`tablesOf`) exist. */
  models: ReadonlyMap<string, ResolvedModel>;
  /** The parts of the documents that a save needs; the same object while they do not change. */
  rules?: () => DocumentRules;
  dictionaries: Dictionaries;
  /** The body of a picker document; without it values of pickers have no display texts. */
  pickers?: (id: string) => JsonObject | undefined;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`; the process's own without it. */
  clock?: () => string;
  /** Ids that sort in the order in which they are made (https://github.com/ulid/spec) without it: the last word of every sort. */
  idGenerator?: () => string;
  /** Remembers how many records lists have; without it each list counts them. */
  counts?: RecordCounts;
  /** Guards of the server's own tables, by table. */
  guards?: ReadonlyMap<string, RowGuard>;
  /** Tenancy of the server's own tables. Without it the models decide. */
  tenancy?: EngineParts['tenancy'];
  /** Returns the values that dictionaries lose with removed records; without it none. */
  removedValues?: EngineParts['removedValues'];
  /** Conditions of references to a model in documents other than models. */
  references?: EngineParts['references'];
  /** Returns the pages that show the records of a model, for links in refusals. */
  pages?: (model: string) => readonly ModelPage[];
  /** Receives warnings for administrators, such as skipped numbers. */
  log?: Pick<Log, 'warn'>;
  /** Repeats saves that began before the last publication. */
  guard?: PublicationGuard | undefined;
  /** Reads the state of the derived values when a save begins; each save reads it without this. */
  upkeepReader?: UpkeepReader;
  /** Returns the unfinished fills, which lists mention. */
  filled?: () => readonly ActiveFill[];
  /** Called after every committed save of records of a model. */
  onSaved?: (modelId: string) => Promise<void> | void;
}

/** Further work in the transaction of a save; gets the record as saved. When it throws, the save is rolled back. */
export type AlsoSaved = (db: DynamicKysely, saved: RecordValues) => Promise<void>;

/**
 * Operations on records of any model. Every operation throws RecordRefusal, and saves all or nothing; with an
 * idempotency key in its context it is done once.
 */
export interface RecordEngine {
  /** Where the names of a field's values come from. */
  names: NameSources;
  /** Comparison, repair and filling of derived values. */
  derived: DerivedValues;
  list(modelId: string, params: QueryParameters, context: RecordContext): Promise<RecordList>;
  /** One record with its lines as arrays under the child fields. */
  get(modelId: string, id: string, context: RecordContext): Promise<RecordValues>;
  /** Returns the given ids that the caller would find in a list. */
  shown(modelId: string, ids: readonly string[], context: RecordContext): Promise<ReadonlySet<string>>;
  /** The same as a condition on the `id` of the model's table; none where nothing narrows it, or there is no such model. */
  shownRows(modelId: string, context: RecordContext): Expression<SqlBool> | undefined;
  options(modelId: string, query: OptionsQuery, context: RecordContext): Promise<RecordOption[]>;
  add(modelId: string, input: RecordValues, context: RecordContext, also?: AlsoSaved): Promise<RecordValues>;
  edit(modelId: string, input: RecordValues, context: RecordContext, also?: AlsoSaved): Promise<RecordValues>;
  remove(modelId: string, id: string, context: RecordContext): Promise<void>;
  removeBatch(modelId: string, ids: readonly string[], context: RecordContext): Promise<void>;
  /** Deletes all records that a list's query finds, at most 10,000, all or none. @returns how many. */
  removeQuery(modelId: string, query: QueryParameters, expected: number, context: RecordContext): Promise<number>;
  /** The deleted records of a model that declares a recycle bin, the latest first. */
  listDeleted(modelId: string, params: QueryParameters, context: RecordContext): Promise<RecordList>;
  restore(modelId: string, ids: readonly string[], context: RecordContext): Promise<void>;
  /** Deletes records of the recycle bin for good. */
  erase(modelId: string, ids: readonly string[], context: RecordContext): Promise<void>;
  transition(modelId: string, call: TransitionCall, context: RecordContext, also?: AlsoSaved): Promise<RecordValues>;
  /** A transition for each of at most 1,000 records, all or none. @returns how many. */
  transitionBatch(modelId: string, name: string, choice: RecordChoice, context: RecordContext): Promise<number>;
  createFrom(modelId: string, call: { id: string; name: string }, context: RecordContext): Promise<RecordValues>;
  /** Returns the records that a creation made from a record and that can still be edited. */
  createdFrom(modelId: string, call: { id: string; name: string }, context: RecordContext): Promise<OpenDrafts>;
  /** Counts and sums over groups of the records that a list's query finds. */
  aggregate(
    modelId: string,
    params: QueryParameters,
    query: AggregateQuery,
    context: RecordContext,
  ): Promise<RecordValues[]>;
  /** Sum and average of number fields over all records that a list's query finds, as text; null where there are none. */
  totals(
    modelId: string,
    params: QueryParameters,
    fields: readonly string[],
    context: RecordContext,
  ): Promise<Record<string, RecordTotals>>;
  /** All pages of a list's query, a thousand records at a time. */
  pages(modelId: string, query: ExportQuery, context: RecordContext): AsyncGenerator<RecordValues[], void>;
  /** Saves many rows. Returns which were refused, and why. */
  importRows(
    modelId: string,
    rows: readonly ImportRow[],
    options: ImportOptions,
    context: RecordContext,
  ): Promise<ImportResult>;
  /** Reverses in a transaction the postings of all tenants under the name of a removed posting. */
  reversePosting(db: DynamicKysely, work: { model: string; posting: string; username: string }): Promise<void>;
  /** Inserts trusted records without checks, a thousand in each transaction. @returns their ids. */
  bulkInsert(modelId: string, rows: readonly RecordValues[], context: RecordContext): Promise<string[]>;
}
