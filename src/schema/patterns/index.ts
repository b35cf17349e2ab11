/** Patterns that authors write: what one can tell of them without running them. */
export { canExplode, isPattern } from './can-explode.ts';
