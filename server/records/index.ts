export { createRecordEngine } from './record-engine.ts';
export type { AlsoSaved, RecordEngine } from './record-operations.ts';
export { followingEngine } from './following-engine.ts';
export { renewingEngine } from './renewing-engine.ts';
export { type AggregateQuery, fieldOptions, type Measure, type RecordChoice, recordCounts } from './read/index.ts';
export { columnName } from './column-names/index.ts';
export { engineTables, tablesOf } from './tables/index.ts';
export { namePostings, removedPostings } from './ledger/index.ts';
export { narrowedEffects } from './narrowed/index.ts';
export { movedRecords, removalEffects, type ValueMove, valueMoves } from './removed/index.ts';
export {
  countValue,
  fieldsWith,
  followCounters,
  followKeptFormulas,
  type ItemMove,
  moveItem,
  type OwnColumn,
  renamedValues,
  renameEffects,
  valueEffects,
} from './renamed/index.ts';
export {
  derivedEffects,
  type DerivedValues,
  type Difference,
  type FillRunner,
  runFills,
  type Wanted,
} from './derived/index.ts';
export {
  changedColumns,
  isRemoval,
  type NameSources,
  type PublicationGuard,
  type RecordContext,
  forbiddenWithout,
  RecordRefusal,
  refused,
  rememberedUpkeep,
  repeated,
  type RowChange,
  type RowGuard,
  type RowGuardCall,
  type SystemTable,
  viewerOf,
} from './call/index.ts';
export type { ImportOptions, ImportResult, ImportRow, RefusedRow } from './exchange/index.ts';
export {
  type AccountNames,
  accountNames,
  contextOf,
  contextOfPerson,
  nameRecords,
  readTransition,
  recordRoutes,
  refuse,
  type VersionCheck,
  versionCheck,
} from './routes/index.ts';
export { type DocumentRules, recordValidator } from './save/index.ts';
