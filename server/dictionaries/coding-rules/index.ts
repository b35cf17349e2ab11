/** Rules for codes that administrators keep: checks of a value, and values that the server fills in. */
export { checkRuleModel, checkRuleRoutes, codingRuleTables, fillRuleModel, fillRuleRoutes } from './routes.ts';
export { duplicateRoutes } from './duplicates/index.ts';
