import { isRecord } from '../../schema/json/index.ts';

/** Returns the value at a data path such as `address.city` or `lines.2.qty`; own members only. */
export function valueAt(values: unknown, path: string): unknown {
  return path.includes('.') ? path.split('.').reduce<unknown>(memberOf, values) : memberOf(values, path);
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/**
 * Sets the value at a data path in `values` itself. Objects on the path are copied, or created if missing; below a
 * value without members nothing is set.
 */
export function setValueAt(values: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target: object = values;
  for (const key of keys) {
    const copy = copyOf(memberOf(target, key) ?? {});
    if (!copy) return;
    Reflect.set(target, key, copy);
    target = copy;
  }
  if (!Array.isArray(target) || /^\d+$/.test(last)) Reflect.set(target, last, value);
}

function copyOf(value: unknown): object | undefined {
  if (Array.isArray(value)) return [...value];
  return isRecord(value) ? { ...value } : undefined;
}

/**
 * Splits the data path of a value in a row: `lines.2.size.width` is `size.width` in `lines.2`. Undefined outside rows.
 */
export function pathInRow(path: string): { row: string; inside: string } | undefined {
  const [, row, inside] = /^(.*?\.\d+)\.(.*)$/.exec(path) ?? [];
  return row === undefined || inside === undefined ? undefined : { row, inside };
}
