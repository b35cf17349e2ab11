/** Validation: checks of fields, named rules, table patterns, whole records. */
export { type BuiltInRule, builtInRules } from './built-in.ts';
export { type MatchPattern, type NamedRule, type RuleSet, noRules, ruleSet } from './rule-set.ts';
export { withoutOuterBlanks } from './outer-blanks.ts';
export { type TablePattern, tablePatterns } from './table-patterns.ts';
export { type CellScope, validateCell, counter } from './validate-cell.ts';
export { type RecordChecks, validateRecord, countProblem, validateLine } from './validate-record.ts';
export { type ValuePlace, isEmptyValue, limitProblems, validateValue } from './validate-value.ts';
export type { ValueProblem } from './value-problem.ts';
