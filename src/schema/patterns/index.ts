/** Static analysis of the patterns in documents. */
export { canExplode, isPattern } from './can-explode.ts';
