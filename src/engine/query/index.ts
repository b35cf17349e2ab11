/** The query language of lists: parameters to typed conditions (server), search values to parameters (client). */
export type {
  Condition,
  ConditionValue,
  LinesCondition,
  ListQuery,
  NamedCondition,
  QueryProblem,
} from './condition.ts';
export { type FixedCondition, fixedCondition, startingValues } from './fixed-condition.ts';
export { mostByQuery } from './by-query.ts';
export { parseListQuery } from './parse-list-query.ts';
export { ruleColumnField, ruleColumnTitle, ruleCondition, listOperators, ruleOperators } from './rule-condition.ts';
export { ValueRefusal } from './typed-value.ts';
export { printListQuery } from './print-list-query.ts';
export {
  type AdvancedDraftGroup,
  type AdvancedDraftLine,
  type AdvancedLine,
  type AdvancedQuery,
  type AdvancedRule,
  advancedRules,
  advancedRuleTitles,
  deepestGroup,
  filledLine,
  filledQuery,
  hasGroups,
  isChoice,
  needsValue,
  printAdvancedQuery,
  queryOf,
  knowsRule,
  rulesIn,
  rulesOf,
} from './advanced-query.ts';
export { parseValuePattern } from './value-pattern.ts';
