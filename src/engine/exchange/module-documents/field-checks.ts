import type { JsonObject } from '../../../schema/json/index.ts';
import type { FieldDescription } from './description.ts';

const checks: Readonly<Record<string, JsonObject>> = {
  only: { 'x-unique': true },
  'n6-16': { 'x-rules': ['digits6to16'] },
  '*6-16': { 'x-rules': ['characters6to16'] },
  's6-18': { 'x-rules': ['letters6to18'] },
  url: { format: 'uri' },
  e: { 'x-rules': ['email'] },
  m: { 'x-rules': ['mobile'] },
  p: { 'x-rules': ['postalCode'] },
  s: { 'x-rules': ['onlyLetters'] },
  n: { 'x-rules': ['onlyNumber'] },
  z: { 'x-rules': ['onlyInteger'] },
  money: { 'x-rules': ['moneyText'] },
};

const longestPattern = 500;

/** Returns the keywords for a field's check: a named check, or a regular expression for texts. */
export function checkKeywords({ check, type, control }: FieldDescription): JsonObject {
  if (check === undefined) return {};
  const known = Object.hasOwn(checks, check) ? checks[check] : undefined;
  if (known) return known;
  const isText = type === 'string' && control === 'text';
  return isText && isPattern(check) ? { pattern: check } : {};
}

/** True for a regular expression. An anchor is required, so that an unknown name of a check is not taken for one. */
function isPattern(text: string): boolean {
  if (!/^\^|\$$/.test(text) || text.length > longestPattern) return false;
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}
