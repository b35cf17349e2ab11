import type { RecordsPort } from '../../../runtime/ports/index.ts';

/**
 * Records of a JeecgBoot, whose query language knows no trees and passes over parameters that it does not know: it is asked
 * for the node itself where a page asks for all below it too.
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
