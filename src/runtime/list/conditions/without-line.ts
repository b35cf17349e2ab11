import type { AdvancedQuery } from '../../../engine/query/index.ts';

/**
 * Returns the query without the line at that path of indexes and without groups that become empty; undefined if nothing
 * remains.
 */
export function withoutLine(query: AdvancedQuery, [index, ...deeper]: readonly number[]): AdvancedQuery | undefined {
  const lines = query.lines.flatMap((line, at) => {
    if (at !== index) return line;
    if (deeper.length === 0 || !('lines' in line)) return [];
    return withoutLine(line, deeper) ?? [];
  });
  return lines.length === 0 ? undefined : { ...query, lines };
}
