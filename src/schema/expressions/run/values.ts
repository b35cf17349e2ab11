import { isBuiltinValue } from './builtin.ts';
import { facadeOf } from './registered.ts';

export type PlainObject = Record<string, unknown>;

/**
 * True for a plain object: created by `{}` or without a prototype, and neither opened by the host nor a built-in
 * global.
 */
export function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !isClosed(value);
}

/** True for an array. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** True for a Date. */
export function isDate(value: unknown): value is Date {
  return typeof value === 'object' && value instanceof Date;
}

function isClosed(value: object): boolean {
  return facadeOf(value) !== undefined || isBuiltinValue(value);
}
