/** Dictionaries: created from documents, stored in the database, cached in memory. */
export { type Dictionaries, type DictionaryItem, openDictionaries } from './dictionaries.ts';
export { codeEffects } from './code-effects.ts';
export { dictionaryRecords } from './guard-dictionaries.ts';
export { disabledItems } from './disabled-items.ts';
export { documentTexts } from './document-texts.ts';
export { outsideValues } from './outside-values.ts';
export { removedValues } from './removed-values.ts';
export { renameItem } from './rename-item.ts';
export { seedDictionaries } from './seed-dictionaries.ts';
export { dictionaryRoutes } from './routes.ts';
export { dictionaryModels, type DictionarySchema, dictionaryTables } from './tables.ts';
export { signedDictionaryRoutes } from './table-routes.ts';
export { categoryModel, categoryRoutes, categoryTable } from './categories/routes.ts';
export {
  checkRuleModel,
  checkRuleRoutes,
  codingRuleTables,
  fillRuleModel,
  fillRuleRoutes,
} from './coding-rules/routes.ts';
export { duplicateRoutes } from './coding-rules/duplicates/routes.ts';
export { dictionaryProblems } from './page-problems.ts';
