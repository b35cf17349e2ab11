import { readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';

export interface AdvancedLine {
  field: string;
  rule: string;
  val: string;
  type?: string;
}

const names: Readonly<Record<string, () => string>> = {
  empty: () => say('为空'),
  not_empty: () => say('不为空'),
};

/**
 * Parses the lines of an advanced query.
 * @param rules The rules that the back end supports.
 * @throws Refusal for a group or a rule that it would ignore, because it would find more records than requested.
 */
export function advancedLines(
  query: URLSearchParams,
  rules: readonly string[],
): { match: 'and' | 'or'; lines: readonly AdvancedLine[] } {
  const match = query.get('superQueryMatchType') === 'or' ? 'or' : 'and';
  const lines = readObjects(parsed(query.get('superQueryParams') ?? '')).flatMap(({ item }) => {
    if (item['params'] !== undefined) throw refusal(say('条件组'));
    const [field = '', rule = ''] = [readString(item['field']), readString(item['rule'])];
    if (field === '' || rule === '') return [];
    if (field.includes(',')) throw refusal(say('明细的条件'));
    if (!rules.includes(rule)) throw refusal(`“${names[rule]?.() ?? rule}”`);
    const type = readString(item['type']);
    return [{ ...item, field, rule, val: textOf(item['val']), ...(type !== undefined && { type }) }];
  });
  return { match, lines };
}

function refusal(what: string): Refusal {
  return new Refusal(say('后端的高级查询没有{what}，请换一个条件', { what }), { status: 422 });
}

function textOf(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return value === undefined || value === null ? '' : String(value);
}

/** The text is JSON, or JSON that was URI-encoded once more. */
function parsed(text: string): JsonValue {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text.trim().startsWith('[') ? text : decodeURIComponent(text));
  } catch {
    throw new Refusal(say('高级查询的条件无法识别，请重新设置'), { status: 422 });
  }
}
