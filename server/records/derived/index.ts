/** Derived values: compared with the stored ones, filled in and repaired. */
export { derivedEffects } from './derived-effects.ts';
export { type DerivedValues, derivedValues } from './derived-values.ts';
export { fillingOf } from './filling.ts';
export { type FillRunner, runFills } from './run-fills.ts';
export type { Difference, Wanted } from './difference.ts';
