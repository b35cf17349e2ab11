export { conditionsOf, reasonsOf } from './conditions.ts';
export { ruleRoutes } from './held-rule-routes.ts';
export { dataRulesOf, ruledPermissions } from './rules.ts';
export { followDataRules, followRuleValues } from './follow-renamed.ts';
export { dataRuleRoutes } from './routes.ts';
