/** Fits calls to the JeecgBoot behind this server: detects its version and applies the documents about it. */
export { connectBackend, type ConnectedBackend } from './connected-backend.ts';
export { detectVersion } from './detect-version.ts';
export { heldPoints } from './own/index.ts';
export { plainJson } from './exact-json.ts';
export { exchangeFor, fileExchangeFor } from './exchange.ts';
export { fixedVersion, type FollowedOptions, followVersion } from './followed-version.ts';
export {
  type AskedBackend,
  findResources,
  type KnownBackend,
  knowBackend,
  methodsOf,
  onlineTables,
  type ReadModule,
  readModule,
  readOnlineModule,
  sampleRecords,
} from './modules/index.ts';
export { onlineCallOf } from './online/index.ts';
