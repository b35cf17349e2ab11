/** What a record is: a model document with everything filled in that it may leave out. */
export type * from './resolved-model.ts';
export { dictionaryOf, holdsSeveral, optionsOf, isMadeSeveral, isChosen } from './choosers.ts';
export { commonFields, findField, emptyField } from './common-fields.ts';
export { defaultValue, type DefaultContext } from './default-value.ts';
export { type Permission, modelPermissions } from './model-permissions.ts';
export { ledgersAmong } from './ledgers.ts';
export { canImport, matchKeys } from './match-keys.ts';
export { hasPage, resolveModel } from './resolve-model.ts';
export { scopeRecord } from './scope-record.ts';
export { flatOptions, treeOptions, type TreeOption, pathTo, namesOf } from './tree-options.ts';
export { isTimed } from './timed-field.ts';
export { switchValues, switchOptions } from './switch-values.ts';
export { readOptions, readKeywords } from './read-field.ts';
export { readReminders } from './read-reminders.ts';
export { fieldPairs, type RenamedField, renamedFields } from './renamed-fields.ts';
export { isTableName } from './table-name.ts';
