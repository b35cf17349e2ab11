/** Compares the rights of two states to find those that the author of a publication, or anyone else, would gain. */
export { type Change, gainedRights, type RightsSources } from './gained-rights.ts';
export { rememberSecrets } from './once-secret.ts';
export { type Holder, everybody } from './right.ts';
export { type GivenRights, rightsSources } from './rights-sources.ts';
