/** Adapts calls to the JeecgBoot behind this server: detects its version and applies the documents about it. */
export { moduleRoutes } from './authoring/module-routes.ts';
export { openKnowledge, problemsLeftBy } from './authoring/knowledge.ts';
export { connectBackend, type ConnectedBackend } from './connected-backend.ts';
export { detectVersion } from './version/detect-version.ts';
export { heldPoints, signInRoutes } from './own/index.ts';
export { plainJson } from './exact-json.ts';
export { exchangeFor, fileExchangeFor } from './exchange.ts';
export { fixedVersion, type FollowedOptions, followVersion } from './version/followed-version.ts';
export {
  type AskedBackend,
  type DescribedModule,
  describeModule,
  documentsOf,
  findResources,
  isKnownThere,
  type KnownBackend,
  knowBackend,
  methodsOf,
  type ModuleName,
  onlineTables,
  sampleRecords,
} from './modules/index.ts';
export { onlineCallOf, recordPoints } from './online/index.ts';
export { pageFitting } from './query/index.ts';
