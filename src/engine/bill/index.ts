/**
 * The logic of business documents, without a database: numbers, computed values, states, postings, drafts, balances.
 */
export type { BillContext, RecordValues } from './bill-context.ts';
export {
  nextNumber,
  nextTreeCode,
  type NumberShape,
  numberShape,
  restartKey,
  sequenceOf,
  treePattern,
} from './numbering.ts';
export {
  computeFields,
  computeRows,
  computesRows,
  computeValues,
  isSteady,
  type ValueChoice,
} from './compute-values.ts';
export { type Affected, affectedBy } from './affected-fields.ts';
export type { LineCondition } from './line-condition.ts';
export { type LineSum, sumLines } from './line-sums.ts';
export { computedRows, computedValue, isMomentOf, linesOf, toFieldValue, toScopeRecord } from './field-value.ts';
export { evaluateSet, evaluateTemplate, type ExpressionScope, holds, scopeOf } from './expression-scope.ts';
export { nextSteps } from './next-steps.ts';
export { membersRead } from './members-read.ts';
export { referencedIds } from './referenced-ids.ts';
export {
  checkTransition,
  isDeletable,
  isEditable,
  type Permissions,
  stateOf,
  stateTextOf,
  type TransitionCheck,
  type TransitionContext,
} from './transitions.ts';
export { isUndoneBy, type PostingEffect, postingsOf } from './postings.ts';
export { draftOf, sourceFields } from './creations.ts';
export { type BalanceChange, balanceChanges } from './balances.ts';
