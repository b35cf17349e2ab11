/** What a record is: a model document with everything filled in that it may leave out. */
export type * from './resolved-model.ts';
export { dictionaryOf, holdsSeveral, optionsOf } from './choosers.ts';
export { commonFields, findField } from './common-fields.ts';
export { defaultValue, type DefaultContext } from './default-value.ts';
export { type Permission, modelPermissions } from './model-permissions.ts';
export { canImport, matchKeys } from './match-keys.ts';
export { resolveModel } from './resolve-model.ts';
export { scopeRecord } from './scope-record.ts';
export { flatOptions, treeOptions } from './tree-options.ts';
export { isTimed } from './timed-field.ts';
