/** What a publication would let its author, or anybody, do that they could not before: the rights of two states compared. */
export { type Change, gainedRights, type RightsSources } from './gained-rights.ts';
export { rememberSecrets } from './once-secret.ts';
export { type Holder, everybody } from './right.ts';
export { type GivenRights, rightsSources } from './rights-sources.ts';
