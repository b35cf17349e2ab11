export { visitDocument } from './visit-document.ts';
export { closureOf, closuresIn } from './references-of.ts';
export { placesNaming } from './places-naming.ts';
export { fieldUses, nodeAtKey, usesOf } from './field-uses.ts';
export { type FieldUse, nameOf, type Renamed, withName } from './renamed.ts';
export {
  dictionaryRenamingOf,
  type DocumentRenaming,
  type ModelRenaming,
  modelRenamingOf,
  renameField,
  type RenamedPlace,
  type Renaming,
  renamingOf,
  withRenaming,
} from './renaming/index.ts';
export { formNames, type FormPlace } from './form-names.ts';
export { propsNode } from './props-node.ts';
export { fieldsOf } from './lookups.ts';
export { comparedLiterals } from './values/index.ts';
export type { FoundExpression, FoundProps, FoundReference, NamePlace, ReferenceVisitor } from './found.ts';
