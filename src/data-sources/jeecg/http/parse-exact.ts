import { isSafeNumber, parse } from 'lossless-json';

/**
 * Parses a JSON text; a number that a double cannot represent exactly (a 19-digit id) becomes its text.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits));
}
