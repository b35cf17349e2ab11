/** Describes modules of a back end by its own answers. */
export { type DescribedModule, describeModule, moduleKinds, type ModuleName } from './describe-module.ts';
export { documentsOf } from './documents-of.ts';
export { findResources } from './find-resources.ts';
export { type KnownBackend, knowBackend } from './known-backend.ts';
export { asksBackend, isKnownThere } from './known-names.ts';
export { type ListedModule, listModules } from './list-modules.ts';
export { sampleRecords } from './read-module.ts';
export { type AskedBackend, methodsOf } from './resource-calls.ts';
export { onlineTables } from './online-modules.ts';
