/** Rights that the author of a publication, or another person, would gain by it: the rights of two states compared. */
export { type Change, gainedRights, type RightsSources } from './gained-rights.ts';
export { rememberSecrets } from './once-secret.ts';
export { type Holder, everybody } from './right.ts';
export { type GivenRights, rightsSources } from './rights-sources.ts';
