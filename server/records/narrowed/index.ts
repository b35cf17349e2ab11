export { narrowedEffects } from './narrowed-effects.ts';
