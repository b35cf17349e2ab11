import { isEqual } from '../../../schema/json/index.ts';

/** Compares two values; null, undefined, '' and a missing key are equal. */
export function sameValue(left: unknown, right: unknown): boolean {
  return left === right || (isNothing(left) && isNothing(right)) || isEqual(left, right);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
