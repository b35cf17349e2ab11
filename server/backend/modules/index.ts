/** Modules of a back end, described by its own answers. */
export { findResources } from './find-resources.ts';
export { type KnownBackend, knowBackend } from './known-backend.ts';
export { type ReadModule, readModule, sampleRecords } from './read-module.ts';
export { type AskedBackend, methodsOf } from './resource-calls.ts';
export { onlineTables, readOnlineModule } from './online-modules.ts';
