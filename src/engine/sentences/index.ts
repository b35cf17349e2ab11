/** The behaviour of a form as sentences for users, and the dependencies between its fields. */
export { type FieldChoice, fieldChoices, fieldTitles, formSentences } from './form-sentences.ts';
export type { LogicSentence, SentenceFlag } from './sentence.ts';
export type { DictionaryTexts } from './names-of-form.ts';
export type { SentenceLocale } from './words.ts';
export { type DependencyGraph, dependencyGraph, type GraphNode } from './dependency-graph.ts';
export {
  type ConditionOperator,
  type ConditionRow,
  type ConditionRows,
  readConditionRows,
  writeConditionRows,
} from './condition-rows.ts';
export { negatedCondition, negationOf } from './negation.ts';
export { type PlannedRule, plannedSentence } from './planned-sentence.ts';
