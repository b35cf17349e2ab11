import { isJsonObject, own, type JsonObject } from '../../src/schema/json/index.ts';

type Nodes = readonly (readonly [string, JsonObject])[];

/** What a model says of the fields among nodes and those inside them. */
export function carriedFields(nodes: Nodes, fields: JsonObject = {}): JsonObject {
  const carried = fieldNames(nodes).flatMap((name) => {
    const said = own(fields, name);
    return said === undefined ? [] : [[name, said] as const];
  });
  return Object.fromEntries(carried);
}

/** The fields among nodes that say no type of their own, and that a model does not have. */
export function lackingFields(nodes: Nodes, fields: JsonObject = {}): string[] {
  return fieldNames(nodes).filter((name) => own(fields, name) === undefined);
}

/** The nodes, those of some names with what another model said of them written down. */
export function withLackingFields(nodes: Nodes, names: readonly string[], said: JsonObject): [string, JsonObject][] {
  return nodes.map(([key, node]) => {
    const found = names.includes(key) ? own(said, key) : undefined;
    const written = isJsonObject(found) ? { ...found, ...node } : node;
    const { properties } = written;
    if (!isJsonObject(properties)) return [key, written];
    const inside = withLackingFields(childrenOf(properties), names, said);
    return [key, { ...written, properties: Object.fromEntries(inside) }];
  });
}

/** Those that the model says the type of: no layouts, and no fields that say it themselves. */
function fieldNames(nodes: Nodes): string[] {
  return nodes.flatMap(([key, { type, properties }]) => [
    ...(type === undefined && !key.startsWith('_') ? [key] : []),
    ...(isJsonObject(properties) ? fieldNames(childrenOf(properties)) : []),
  ]);
}

function childrenOf(properties: JsonObject): [string, JsonObject][] {
  return Object.entries(properties).flatMap(([key, node]): [string, JsonObject][] =>
    isJsonObject(node) ? [[key, node]] : [],
  );
}
