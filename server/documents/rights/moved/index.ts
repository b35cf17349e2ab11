/** Names and values that a publication changes; rights are compared under the former ones. */
export { columnsBehind, type FormerNames, formerNames, underFormerNames } from './former-names.ts';
export { personAfter, sourcesAfter } from './moved-models.ts';
export { formerStatesOf, movesGained } from './moved-values.ts';
