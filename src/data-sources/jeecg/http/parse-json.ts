import { isSafeNumber, parse } from 'lossless-json';

/**
 * Parses a JSON text without losing digits: a number that a double cannot hold exactly (a 19-digit id) becomes its text.
 * Throws a SyntaxError where the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits));
}

/** True for `{…}`, false for arrays, scalars and null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
