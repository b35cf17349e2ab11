import { parse, stringify } from 'lossless-json';

import type { JsonValue } from '../../src/schema/json/index.ts';

/** A JSON value whose numbers keep all their digits (`LosslessNumber`), so that parsing and printing changes none. */
export type ExactJson = unknown;

/**
 * Parses a JSON text.
 * @throws SyntaxError
 */
export function parseExactJson(text: string): ExactJson {
  return parse(text);
}

export function printExactJson(value: ExactJson): string {
  return stringify(value) ?? 'null';
}

/** Returns true for an object with members, not for an array or a `LosslessNumber`. */
export function isMembers(value: ExactJson): value is Record<string, ExactJson> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function scalarText(value: ExactJson): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined || Array.isArray(value) || isMembers(value)) return undefined;
  return String(value);
}

/** Converts the value to plain JSON, whose numbers may lose digits; a value that is not JSON becomes null. */
export function plainJson(value: ExactJson): JsonValue {
  return JSON.parse(printExactJson(value));
}
