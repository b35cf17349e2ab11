/** Records of any model, over the database: lists, saves with lines, states, ledgers, balances, rollups. */
export { createRecordEngine, type RecordEngine } from './record-engine.ts';
export { fieldOptions } from './read/field-options.ts';
export { groupBy } from './group-by.ts';
export type { NameSources } from './read/name-sources.ts';
export type { AggregateQuery, Measure } from './read/aggregate-records.ts';
export type { AlsoSaved } from './record-engine.ts';
export { recordCounts } from './read/record-counts.ts';
export { tablesOf } from './tables/tables-of.ts';
export type { RecordChoice } from './read/chosen-records.ts';
export { RecordRefusal, refused } from './call/record-refusal.ts';
export type { RecordContext } from './call/record-context.ts';
export type { ImportResult, ImportRow, RefusedRow } from './exchange/import-records.ts';
