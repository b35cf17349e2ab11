import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../../src/schema/json/index.ts';
import type { Patch } from '../../src/schema/tree/index.ts';
import { distinct, valueAtPath } from '../model/index.ts';
import type { Step } from '../words/index.ts';
import { isPlanned, type Command } from './command.ts';

/**
 * Sets a value at a path inside a node or the form (`node` is `[]`). `undefined` removes it, and the objects that
 * become empty. Consecutive changes of the same path, such as typing, are one transaction.
 */
export const setProperty: Command<{ node: Path; path: Path; value: JsonValue | undefined }> = (
  { tree },
  { node, path, value },
) => {
  if (!isJsonObject(valueAtPath(tree, node))) return { refused: { key: 'gone', values: [] } };
  const whole = [...node, ...path];
  const label: Step = { key: 'change', values: [node.slice(-1).map(String), path.map(String)] };
  const found = valueAtPath(tree, whole);
  const planned = (patches: Patch[]) => ({ label, patches, selected: [node], squash: whole.join('/') });
  if (value === undefined)
    return planned(found === undefined ? [] : [{ op: 'remove', path: withEmptied(tree, whole, node) }]);
  if (found !== undefined) return planned([{ op: 'set', path: whole, value }]);
  const known = deepest(tree, whole);
  const holder = valueAtPath(tree, known);
  if (!isJsonObject(holder)) return { refused: { key: 'notWritable', values: [] } };
  const [key, ...rest] = whole.slice(known.length);
  if (typeof key !== 'string' || rest.some((segment) => typeof segment !== 'string'))
    return { refused: { key: 'notWritable', values: [] } };
  const written = rest.reduceRight<JsonValue>((inner, segment): JsonObject => ({ [String(segment)]: inner }), value);
  return planned([{ op: 'insert', path: known, key, index: Object.keys(holder).length, value: written }]);
};

/** Sets the same value in several nodes in one step; they stay selected. */
export const setProperties: Command<{ nodes: readonly Path[]; path: Path; value: JsonValue | undefined }> = (
  design,
  { nodes, path, value },
) => {
  const each = distinct(nodes);
  const [first, ...others] = each.map((node) => setProperty(design, { node, path, value }));
  if (!first) return { refused: { key: 'chooseFirst', values: ['change'] } };
  if (!isPlanned(first) || others.length === 0) return first;
  const planned = others.filter(isPlanned);
  const refused = others.find((plan) => !isPlanned(plan));
  if (refused) return refused;
  return {
    label: { key: 'change', values: [each.map((one) => String(one.at(-1))), path.map(String)] },
    patches: [first, ...planned].flatMap(({ patches }) => patches),
    selected: each,
    squash: [...each, path].map((one) => one.join('/')).join('|'),
  };
};

function deepest(tree: Parameters<typeof valueAtPath>[0], path: Path): Path {
  let length = path.length;
  while (length > 0 && valueAtPath(tree, path.slice(0, length)) === undefined) length -= 1;
  return path.slice(0, length);
}

function withEmptied(tree: Parameters<typeof valueAtPath>[0], path: Path, node: Path): Path {
  const holder = path.slice(0, -1);
  if (holder.length <= node.length) return path;
  const value = valueAtPath(tree, holder);
  return isJsonObject(value) && Object.keys(value).length === 1 ? withEmptied(tree, holder, node) : path;
}
