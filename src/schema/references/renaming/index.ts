export { dictionaryRenamingOf } from './dictionary-renaming.ts';
export { type ModelRenaming, modelRenamingOf } from './model-renaming.ts';
export { type DocumentRenaming, renameField, type RenamedPlace, type Renaming } from './rename-field.ts';
export { renamingOf, withRenaming } from './renaming.ts';
