import type { ResolvedQueryField } from '../../engine/list/resolved-list.ts';
import { type AdvancedLine, type AdvancedQuery, filledLine, rulesOf } from '../../engine/query/index.ts';

const lineKey = 'list.where';
const matchKey = 'list.match';

/** The parameters that hold the advanced query; names with a dot cannot be fields. */
export const advancedKeys: readonly string[] = [lineKey, matchKey];

/** Reads `?list.where=name:like:张&list.where=level:eq:A&list.match=or`. A line that makes no sense says nothing. */
export function parseAdvanced(
  fields: readonly ResolvedQueryField[],
  params: URLSearchParams,
): AdvancedQuery | undefined {
  const lines = params.getAll(lineKey).flatMap((text) => parseLine(fields, text) ?? []);
  return lines.length === 0 ? undefined : { match: params.get(matchKey) === 'or' ? 'or' : 'and', lines };
}

/** Writes the advanced query; the inverse of parseAdvanced for fields that there are. */
export function printAdvanced(params: URLSearchParams, query: AdvancedQuery | undefined): void {
  for (const { field, rule, value } of query?.lines ?? []) params.append(lineKey, `${field}:${rule}:${value}`);
  if (query?.match === 'or') params.set(matchKey, 'or');
}

function parseLine(fields: readonly ResolvedQueryField[], text: string): AdvancedLine | undefined {
  const [, name = '', written = '', value = ''] = /^([^:]+):([^:]+):([^]*)$/.exec(text) ?? [];
  const known = fields.find((field) => field.name === name);
  const rule = known && rulesOf(known.field).find((candidate) => candidate === written);
  return filledLine({ field: name, ...(rule && { rule }), value });
}
