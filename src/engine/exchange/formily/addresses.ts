import { isJsonObject, readObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';

/** Returns the data paths of the fields of a schema, as its fields refer to each other. */
export function dataPaths(properties: JsonValue | undefined, above = ''): Set<string> {
  const paths = new Set<string>();
  for (const [name, node] of Object.entries(readObject(properties))) {
    if (!isJsonObject(node)) continue;
    const path = node.type === 'void' ? above : joined(above, name);
    if (node.type !== 'void') paths.add(path);
    for (const inner of dataPaths(node.properties, path)) paths.add(inner);
  }
  return paths;
}

export function joined(above: string, name: string): string {
  return above === '' ? name : `${above}.${name}`;
}

/**
 * Resolves the data path that a field names; undefined if the form has no such field, or the name is a pattern. A name
 * that begins with a dot refers to a sibling.
 */
export function resolvedPath(
  name: JsonValue | undefined,
  above: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (typeof name !== 'string') return undefined;
  const sibling = /^\.(?!\.)(.+)$/.exec(name)?.[1];
  const path = sibling === undefined ? name : joined(above, sibling);
  return paths.has(path) ? path : undefined;
}

/** Returns the paths of `dependencies`, by their names in `$deps`. */
export function dependencyPaths(
  dependencies: JsonValue | undefined,
  above: string,
  paths: ReadonlySet<string>,
): Record<string, string | undefined> {
  if (Array.isArray(dependencies)) {
    const named = dependencies.map((each, index) => {
      const entry: JsonObject = isJsonObject(each) ? each : { source: each };
      const [source] = typeof entry.source === 'string' ? entry.source.split('#') : [];
      const key = typeof entry.name === 'string' ? entry.name : String(index);
      return [key, resolvedPath(source, above, paths)] as const;
    });
    return Object.fromEntries(named);
  }
  const entries = Object.entries(readObject(dependencies));
  return Object.fromEntries(entries.map(([key, name]) => [key, resolvedPath(name, above, paths)]));
}
