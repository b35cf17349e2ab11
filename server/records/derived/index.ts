/** Values that are derived from others: found, compared with what is stored, filled in and repaired. */
export { defaultEffects } from './default-effects.ts';
