/** Patterns that authors write: what is known of them without running them. */
export { canExplode, isPattern } from './can-explode.ts';
