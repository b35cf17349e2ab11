import type { ResolvedQueryField } from '../../../engine/list/index.ts';
import {
  deepestGroup,
  filledLine,
  rulesOf,
  type AdvancedLine,
  type AdvancedQuery,
} from '../../../engine/query/index.ts';

const lineKey = 'list.where';
const matchKey = 'list.match';

/** The parameters of the advanced query; names with a dot cannot be fields. */
export const advancedKeys: readonly string[] = [lineKey, matchKey];

/** Begin and end of a group among the lines; unlike a line, they contain no colon. */
const groupBegins: ReadonlyMap<string, AdvancedQuery['match']> = new Map([
  ['(and', 'and'],
  ['(or', 'or'],
]);
const groupEnd = ')';

/**
 * Parses
 * `?list.where=name:like:张&list.where=(or&list.where=level:eq:A&list.where=level:eq:B&list.where=)&list.match=and`.
 * Invalid lines and groups that are nested too deeply are ignored; a group without an end extends to the last line.
 */
export function parseAdvanced(
  fields: readonly ResolvedQueryField[],
  params: URLSearchParams,
): AdvancedQuery | undefined {
  const texts = params.getAll(lineKey);
  const match = params.get(matchKey) === 'or' ? 'or' : 'and';
  return readGroup(fields, texts, match, 1);
}

function readGroup(
  fields: readonly ResolvedQueryField[],
  texts: string[],
  match: AdvancedQuery['match'],
  depth: number,
): AdvancedQuery | undefined {
  const lines: AdvancedQuery['lines'][number][] = [];
  for (let text = texts.shift(); text !== undefined; text = texts.shift()) {
    if (text === groupEnd && depth > 1) break;
    const inner = groupBegins.get(text);
    const line = inner ? readGroup(fields, texts, inner, depth + 1) : parseLine(fields, text);
    if (line) lines.push(line);
  }
  return lines.length === 0 || depth > deepestGroup ? undefined : { match, lines };
}

/** Writes the advanced query; the inverse of parseAdvanced for existing fields. */
export function printAdvanced(params: URLSearchParams, query: AdvancedQuery | undefined): void {
  if (query) printLines(params, query);
  if (query?.match === 'or') params.set(matchKey, 'or');
}

function printLines(params: URLSearchParams, { lines }: AdvancedQuery): void {
  for (const line of lines) {
    if ('lines' in line) {
      params.append(lineKey, `(${line.match}`);
      printLines(params, line);
      params.append(lineKey, groupEnd);
    } else params.append(lineKey, `${line.field}:${line.rule}:${line.value}`);
  }
}

function parseLine(fields: readonly ResolvedQueryField[], text: string): AdvancedLine | undefined {
  const [, name = '', written = '', value = ''] = /^([^:]+):([^:]+):([^]*)$/.exec(text) ?? [];
  const known = fields.find((field) => field.name === name);
  const rule = known && rulesOf(known.field, known.isTree).find((candidate) => candidate === written);
  return filledLine({ field: name, ...(rule && { rule }), value });
}
