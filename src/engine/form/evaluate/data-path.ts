/** The value at a data path such as `address.city` or `lines.2.qty`; own members only. */
export function valueAt(values: unknown, path: string): unknown {
  return path.includes('.') ? path.split('.').reduce<unknown>(memberOf, values) : memberOf(values, path);
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** Sets the value at a data path of names in place, making objects on the way; what is no object there is left alone. */
export function setValueAt(values: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target = values;
  for (const key of keys) {
    const inner = Object.hasOwn(target, key) ? target[key] : undefined;
    if (inner !== undefined && inner !== null && !isPlain(inner)) return;
    const copy: Record<string, unknown> = { ...inner };
    target[key] = copy;
    target = copy;
  }
  target[last] = value;
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
