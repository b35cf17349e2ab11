import { isRecord } from '../../schema/json/index.ts';

/** A value of a field that has been replaced by another one; a field of lines is written `lines,field`. */
export interface PresentValue {
  field: string;
  from: string;
  to: string;
}

/** Replaces a former value of a field in a saved view or an advanced query. */
export function revaluedView(content: unknown, value: PresentValue): unknown {
  if (!isRecord(content)) return content;
  const { search } = content;
  return {
    ...revaluedQuery(content, value),
    ...(typeof search === 'string' && { search: revaluedSearch(search, value) }),
  };
}

/**
 * Replaces a former value in the text of a condition: one value, several with commas or as a JSON list, or a negated
 * one.
 */
export function revaluedText(text: string, { from, to }: Pick<PresentValue, 'from' | 'to'>): string {
  const list = listIn(text);
  if (list) return JSON.stringify(list.map((each) => (each === from ? to : each)));
  return text
    .split(',')
    .map((part) => {
      const [, before = '', quote = '', value = ''] = /^(\s*(?:!|eq |ne )?)('?)(.*?)\2\s*$/s.exec(part) ?? [];
      return value === from ? before + quote + to + quote : part;
    })
    .join(',');
}

function listIn(text: string): unknown[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function revaluedSearch(search: string, value: PresentValue): string {
  if (search === '') return search;
  const names = [value.field, `${value.field}_MultiString`, `${value.field}_within`];
  const params = new URLSearchParams();
  for (const [key, text] of new URLSearchParams(search)) {
    const [name, rule, ...rest] = key === 'list.where' ? text.split(':') : [];
    if (names.includes(key)) params.append(key, revaluedText(text, value));
    else if (name === value.field && rule !== undefined)
      params.append(key, [name, rule, revaluedText(rest.join(':'), value)].join(':'));
    else params.append(key, text);
  }
  return `?${params.toString()}`;
}

function revaluedQuery(query: Record<string, unknown>, value: PresentValue): Record<string, unknown> {
  const isMeant = query['field'] === value.field;
  return Object.fromEntries(
    Object.entries(query).map(([member, each]): [string, unknown] => {
      if (member === 'value' && isMeant) return [member, revalued(each, value)];
      if ((member !== 'lines' && member !== 'records') || !Array.isArray(each)) return [member, each];
      return [member, each.map((line: unknown) => (isRecord(line) ? revaluedQuery(line, value) : line))];
    }),
  );
}

function revalued(each: unknown, value: PresentValue): unknown {
  if (Array.isArray(each)) return each.map((one: unknown) => revalued(one, value));
  return typeof each === 'string' ? revaluedText(each, value) : each;
}
