import {
  advancedRules,
  deepestGroup,
  filledLine,
  type AdvancedLine,
  type AdvancedQuery,
} from '../../../engine/query/index.ts';

/** Parses a saved advanced query: our format, or JeecgBoot's `{ matchType, records }`. Undefined if it is invalid. */
export function parseSavedQuery(content: unknown, depth = 1): AdvancedQuery | undefined {
  if (typeof content !== 'object' || content === null || depth > deepestGroup) return undefined;
  const match = 'match' in content ? content.match : 'matchType' in content ? content.matchType : undefined;
  const written: unknown = 'lines' in content ? content.lines : 'records' in content ? content.records : undefined;
  const lines = (Array.isArray(written) ? written : []).flatMap((line: unknown) => {
    return parseLine(line) ?? parseSavedQuery(line, depth + 1) ?? [];
  });
  return lines.length === 0 ? undefined : { match: match === 'or' ? 'or' : 'and', lines };
}

function parseLine(line: unknown): AdvancedLine | undefined {
  if (typeof line !== 'object' || line === null || !('field' in line) || typeof line.field !== 'string')
    return undefined;
  const rule = advancedRules.find((known) => 'rule' in line && line.rule === known);
  const value: unknown = 'value' in line ? line.value : 'val' in line ? line.val : undefined;
  return filledLine({ field: line.field, ...(rule && { rule }), value });
}
