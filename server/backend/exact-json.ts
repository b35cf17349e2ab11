import { parse, stringify } from 'lossless-json';

import type { JsonValue } from '../../src/schema/json/index.ts';

/** A JSON value whose numbers are kept digit by digit (`LosslessNumber`), so that reading and writing changes none. */
export type ExactJson = unknown;

/** Parses a JSON text. Throws SyntaxError. */
export function parseExactJson(text: string): ExactJson {
  return parse(text);
}

/** Prints a value that `parseExactJson` gave, or one made of such. */
export function printExactJson(value: ExactJson): string {
  return stringify(value) ?? 'null';
}

/** True for an object with members: not for a list, nor for a number that is kept digit by digit. */
export function isMembers(value: ExactJson): value is Record<string, ExactJson> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The text of a text, a number or a boolean; undefined for everything else. */
export function scalarText(value: ExactJson): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined || Array.isArray(value) || isMembers(value)) return undefined;
  return String(value);
}

/** The value as plain JSON, whose numbers may lose digits; null for what is none. */
export function plainJson(value: ExactJson): JsonValue {
  return JSON.parse(printExactJson(value));
}
