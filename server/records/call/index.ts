export { forbiddenWithout, invalidRecord, RecordRefusal, refused, repeated } from './record-refusal.ts';
export {
  billContext,
  type Dictionaries,
  type EngineParts,
  type RecordContext,
  type RecordValidator,
  type RowChange,
  type RowGuard,
  type RowGuardCall,
  storedOf,
  type SystemTable,
  type UnitOfWork,
  visibleTo,
} from './record-context.ts';
export { byTenant, forRecord, inNames, inReach, inSight, tenantOf, tenantsIn, viewerOf } from './tenants.ts';
export type { NameSource, NameSources, RecordCounts, RowEstimates, Selection } from './record-sources.ts';
export type { ModelPage, RecordLink } from './record-link.ts';
export { changedColumns, isRemoval } from './row-changes.ts';
export {
  type ActiveFill,
  type KeptFormula,
  readUpkeep,
  rememberedUpkeep,
  type Upkeep,
  type UpkeepReader,
} from './upkeep.ts';
export { type PublicationGuard, StaleDocumentsError } from './publication-guard.ts';
export { answerOnce } from './answer-once.ts';
export { asRefusal, readSnapshot, transact } from './transact.ts';
