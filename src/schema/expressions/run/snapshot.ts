import { forbiddenKeys } from '../limits.ts';
import { isDate, isList, isPlain } from './values.ts';

const deepest = 8;

/**
 * Reduces the arguments that the host passes to a handler to plain data: an event becomes `{ value, checked, key }`.
 */
export function snapshot(value: unknown): unknown {
  return plain(value, 0);
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return undefined;
  if (isList(value)) return Array.from({ length: value.length }, (_, index) => plain(value[index], depth + 1));
  if (isDate(value)) return new Date(value);
  if (!isPlain(value)) return 'target' in value && isObject(value.target) ? eventData(value, value.target) : undefined;
  const entries = Object.entries(value).filter(([key]) => !forbiddenKeys.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item, depth + 1)]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function eventData(event: object, target: object): unknown {
  const value = plain(Reflect.get(target, 'value'), deepest);
  return { value, checked: primitive(Reflect.get(target, 'checked')), key: primitive(Reflect.get(event, 'key')) };
}

function primitive(value: unknown): unknown {
  return typeof value === 'object' || typeof value === 'function' ? undefined : value;
}
