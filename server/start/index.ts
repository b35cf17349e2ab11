/** What answers behind the HTTP floor: a database of our own, or a real JeecgBoot. */
export type { BackEnd } from './back-end.ts';
export { tablesToBring } from './bring-schema.ts';
export { embeddedBackEnd, type SeedDemo } from './embedded.ts';
export { remoteBackEnd } from './remote.ts';
