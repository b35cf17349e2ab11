import { isJsonObject, readObject, readStrings, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';

/**
 * Returns the uiSchema options of one part, by their names without `ui:`; `ui:widget` and the same inside `ui:options`
 * are equivalent.
 */
export function uiOptions(ui: JsonObject): JsonObject {
  const own = Object.entries(ui).flatMap(([key, value]) =>
    key.startsWith('ui:') && key !== 'ui:options' ? [[key.slice(3), value] as const] : [],
  );
  return { ...readObject(ui['ui:options']), ...Object.fromEntries(own) };
}

/** Returns the uiSchema of a property. */
export function uiOf(ui: JsonObject, name: string): JsonObject {
  return Object.hasOwn(ui, name) && isJsonObject(ui[name]) ? ui[name] : {};
}

/** Sorts names as `ui:order` defines; `*` represents those that it does not name. */
export function inOrder(names: readonly string[], order: JsonValue | undefined): string[] {
  const wanted = readStrings(order);
  if (wanted.length === 0) return [...names];
  const others = names.filter((name) => !wanted.includes(name));
  const whole = wanted.includes('*') ? wanted : [...wanted, '*'];
  return whole.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}
