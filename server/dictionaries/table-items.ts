import type { Call } from '../http/index.ts';
import { contextOf, refuse, type RecordEngine } from '../records/index.ts';
import type { DictionaryItem } from './dictionaries.ts';
import type { TableDictionary } from './table-dictionary.ts';

const most = 1_000;

export interface ItemsWanted {
  /** A part of a text or code; a comma list contains whole texts or codes. */
  keyword?: string;
  codes?: readonly string[];
  limit?: number;
}

export async function tableItems(
  engine: RecordEngine,
  { model, text, code, condition }: TableDictionary,
  call: Call,
  { keyword = '', codes, limit = most }: ItemsWanted = {},
): Promise<DictionaryItem[]> {
  if (codes?.length === 0) return [];
  const lines = codes
    ? [{ field: code, rule: 'in', val: codes.join(',') }]
    : keyword === ''
      ? []
      : [text, code].map((field) => ({ field, rule: keyword.includes(',') ? 'in' : 'like', val: keyword }));
  const groups = [
    { matchType: 'or', params: condition.anyOf.map((params) => ({ matchType: 'and', params })) },
    { matchType: 'or', params: lines },
  ];
  const { column, order } = condition.sort ?? { column: text, order: 'asc' };
  const params = {
    pageNo: '1',
    pageSize: String(Math.min(Math.max(1, limit), most)),
    column,
    order,
    superQueryParams: encodeURI(JSON.stringify(groups)),
    superQueryMatchType: 'and',
  };
  const { records } = await engine.list(model.id, params, contextOf(call)).catch(refuse);
  return records.map((record) => {
    const [value, title] = [String(record[code] ?? ''), String(record[text] ?? '')];
    return { value, text: title, title, label: title };
  });
}
