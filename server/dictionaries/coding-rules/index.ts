export { checkRuleModel, checkRuleRoutes, codingRuleTables, fillRuleModel, fillRuleRoutes } from './routes.ts';
export { duplicateRoutes } from './duplicates/routes.ts';
