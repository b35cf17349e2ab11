/** What a business document means, without a database: numbers, computed values, states, postings, drafts, balances. */
export type { BillContext, RecordValues } from './bill-context.ts';
export { nextNumber, nextTreeCode, restartKey, treePattern } from './numbering.ts';
export { computeValues } from './compute-values.ts';
export { isRecord, linesOf, toFieldValue } from './field-value.ts';
export { evaluateSet, scopeOf, valueOrNull } from './expression-scope.ts';
export {
  checkTransition,
  isEditable,
  type Permissions,
  stateOf,
  stateTextOf,
  type TransitionCheck,
  type TransitionContext,
} from './transitions.ts';
export { type PostingEffect, postingsOf } from './postings.ts';
export { draftOf } from './creations.ts';
export { type BalanceChange, balanceChanges } from './balances.ts';
