export { dictionaryOfCode, itemBehind, statesIn } from './columns.ts';
export { isKnownValue, statesOf, valueAtPointer, valueUses } from './uses.ts';
export { comparedLiterals } from './literals.ts';
