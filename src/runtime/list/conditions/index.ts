/** The conditions of a list's query as sentences. */
export type { Condition, ConditionGroup, ConditionPart, ListConditions, QueryWithout } from './condition.ts';
export { countConditions, listConditions } from './list-conditions.ts';
