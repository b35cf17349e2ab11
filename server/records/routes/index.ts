export { accountNames, type AccountNames } from './account-names.ts';
export { nameRecords } from './name-records.ts';
export { contextOf, contextOfPerson } from './record-context-of.ts';
export { recordRoutes } from './record-routes.ts';
export { refuse } from './refuse.ts';
export { type VersionCheck, versionCheck } from './refuse-older.ts';
export { readTransition } from './read-inputs.ts';
