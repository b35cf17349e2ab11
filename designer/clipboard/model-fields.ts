import { isJsonObject, own, type JsonObject } from '../../src/schema/json/index.ts';

type Nodes = readonly (readonly [string, JsonObject])[];

/** Returns the model's definitions of the fields among nodes and inside them. */
export function carriedFields(nodes: Nodes, fields: JsonObject = {}): JsonObject {
  const carried = fieldNames(nodes).flatMap((name) => {
    const said = own(fields, name);
    return said === undefined ? [] : [[name, said] as const];
  });
  return Object.fromEntries(carried);
}

/** Returns the names of fields among nodes that define no type and that the model does not have. */
export function lackingFields(nodes: Nodes, fields: JsonObject = {}): string[] {
  return fieldNames(nodes).filter((name) => own(fields, name) === undefined);
}

/** Returns the nodes, with the definitions of another model added to the nodes of these names. */
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
