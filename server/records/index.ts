/** Records of any model, over the database: lists, saves with lines, states, ledgers, balances, rollups. */
export { createRecordEngine, type RecordEngine } from './record-engine.ts';
export { fieldOptions } from './field-options.ts';
export { groupBy } from './group-by.ts';
export type { NameSources } from './name-sources.ts';
export type { AggregateQuery, Measure } from './aggregate-records.ts';
export type { AlsoSaved } from './record-engine.ts';
export { recordCounts } from './record-counts.ts';
export { tablesOf } from './tables-of.ts';
export type { RecordChoice } from './chosen-records.ts';
export { RecordRefusal, refused } from './record-refusal.ts';
export type { RecordContext } from './record-context.ts';
export type { ImportResult, ImportRow, RefusedRow } from './import-records.ts';
