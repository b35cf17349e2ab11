import { isJsonObject, type JsonObject, own } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { allNodes } from '../model/index.ts';

/** The keys of all nodes of a form: a field stands once in it, whatever arranges it. */
export function takenNames(tree: Tree): Set<string> {
  return new Set(allNodes(tree).map(({ key }) => key));
}

/** `wanted` where it is free, else with the next free number behind it: `input`, `input2`, `input3`. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/\d+$/, '') || wanted;
  let number = 2;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/**
 * A copy of a node whose own name and those of all nodes inside are free. The names that it takes are added to `taken`.
 * What the model (`fields`) says of a field is written down in a copy of another name, which the model does not have.
 */
export function withFreeNames(
  key: string,
  written: JsonObject,
  taken: Set<string>,
  fields: JsonObject = {},
): { key: string; node: JsonObject } {
  const free = freeName(key, taken);
  taken.add(free);
  const said = own(fields, key);
  const node = free !== key && isJsonObject(said) ? { ...said, ...written } : written;
  const { properties } = node;
  if (!isJsonObject(properties)) return { key: free, node };
  const inside = Object.entries(properties).map(([name, child]) => {
    if (!isJsonObject(child)) return [name, child] as const;
    const copy = withFreeNames(name, child, taken, fields);
    return [copy.key, copy.node] as const;
  });
  return { key: free, node: { ...node, properties: Object.fromEntries(inside) } };
}
