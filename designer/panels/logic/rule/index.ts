/** The rules of a form without code: drafts, their dialog, and the commands that write them. */
export { newRule, readRule, rulePlace } from './read-rule.ts';
export { removeRule, replacedCondition, writeRule } from './rule-commands.ts';
export type { RuleDraft, RulePlace, RuleTarget } from './rule-draft.ts';
export { ruleTargets } from './rule-targets.ts';
export { startRow } from './condition-operators.ts';
export { plannedRule } from './planned-rule.ts';
export { RuleDialog } from './RuleDialog.tsx';
