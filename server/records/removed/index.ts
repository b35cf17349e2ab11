/** What a change of documents takes away while records use it: states, options, fields, models. */
export { removalEffects } from './removal-effects.ts';
