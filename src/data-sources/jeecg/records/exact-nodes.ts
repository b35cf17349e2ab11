import type { RecordsPort } from '../../../runtime/ports/index.ts';

/**
 * Adapts records of a JeecgBoot, whose query language does not support trees and ignores unknown parameters: a
 * condition for a node and everything below it becomes one for the node itself.
 */
export function withExactNodes(records: RecordsPort): RecordsPort {
  return {
    ...records,
    list: (path, query, options) => records.list(path, exact(query), options),
    exportFile: (path, query, options) => records.exportFile(path, exact(query), options),
    removeQuery: (paths, query, ...rest) => records.removeQuery(paths, exact(query), ...rest),
  };
}

function exact(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name.replace(/_within$/, ''), text]));
}
