/** Records of any model, over the database: lists, saves with lines, states, ledgers, balances, rollups. */
export { createRecordEngine, type RecordEngine, type RecordEngineOptions } from './record-engine.ts';
export { tablesOf } from './tables-of.ts';
export { RecordRefusal, type RefusalKind } from './record-refusal.ts';
export type { Dictionaries, RecordContext } from './record-context.ts';
export type { QueryParameters, RecordList } from './list-records.ts';
export type { OptionsQuery, RecordOption } from './list-options.ts';
export type { TransitionCall } from './transition-record.ts';
