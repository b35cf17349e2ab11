export type { Condition, ConditionGroup, ConditionPart, ListConditions, QueryWithout } from './condition.ts';
export { groupSentence, hasChosen } from './group-sentence.ts';
export { countConditions, lineSentence, listConditions } from './list-conditions.ts';
