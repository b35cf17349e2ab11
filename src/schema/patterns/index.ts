export { canExplode, isPattern } from './can-explode.ts';
