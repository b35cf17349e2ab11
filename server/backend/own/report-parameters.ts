import { readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';
import { parameterPrefix } from '../online/index.ts';

/**
 * Renames the parameters in the addresses of menu entries of one report as its page names them: the back end's own
 * client passes `?sex=1` as the parameter `self_sex` of the report.
 * @param components The documents that replace components of the menu.
 */
export function withReportParameters(entries: ExactJson, components: readonly JsonObject[]): ExactJson {
  const reports = new Set(
    components.flatMap(({ component, document }) =>
      readString(document)?.startsWith('cgreport/') === true ? [component] : [],
    ),
  );
  const places = nodesOf(entries).flatMap(({ component, path }) =>
    typeof path === 'string' && typeof component === 'string' && reports.has(component)
      ? [path.slice(0, path.lastIndexOf('/') + 1)]
      : [],
  );
  return renamed(entries, places);
}

function nodesOf(entries: ExactJson): Record<string, ExactJson>[] {
  if (!Array.isArray(entries)) return [];
  return entries.filter(isMembers).flatMap((entry) => [entry, ...nodesOf(entry['children'])]);
}

function renamed(entries: ExactJson, places: readonly string[]): ExactJson {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: ExactJson) => {
    if (!isMembers(entry)) return entry;
    const { path, children } = entry;
    return {
      ...entry,
      ...(typeof path === 'string' && places.some((place) => path.startsWith(place)) && { path: addressOf(path) }),
      ...(children !== undefined && { children: renamed(children, places) }),
    };
  });
}

function addressOf(path: string): string {
  const [start = '', search] = path.split('?');
  if (search === undefined) return path;
  const parameters = [...new URLSearchParams(search)].map(([name, value]): [string, string] => [
    name.startsWith(parameterPrefix) ? name : `${parameterPrefix}${name}`,
    value,
  ]);
  return `${start}?${new URLSearchParams(parameters).toString()}`;
}
