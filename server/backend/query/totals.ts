import { averageScale, divideDecimals, sumDecimals } from '../../../src/schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../src/schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import { failure, success, type Answer, type ForwardedCall } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { resultOf } from '../answers.ts';
import { isMembers, scalarText, type ExactJson } from '../exact-json.ts';

export interface OtherCall {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body?: FormData;
}

const pageSize = 1_000;

/** The most records that are read for totals: all of them come from the back end, page by page. */
const most = 20_000;

export async function totalsOf(
  { method, path, search }: ForwardedCall,
  make: (call: OtherCall) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (method !== 'GET' || !path.endsWith('/totals')) return undefined;
  const { totals = '', ...query } = Object.fromEntries(new URLSearchParams(search));
  // A module may have a call of the same name.
  if (totals === '') return undefined;
  const fields = totals.split(',').filter((name) => name !== '');
  const values = new Map<string, Decimal[]>(fields.map((name) => [name, []]));
  const list = path.replace(/\/totals$/, '/list');
  for (let pageNo = 1, isLast = false; !isLast; pageNo += 1) {
    const paging = { pageNo: String(pageNo), pageSize: String(pageSize) };
    const answer = await make({ method, path: list, query: { ...query, ...paging } });
    const page = resultOf(answer);
    if (page === undefined) return answer;
    const { records, total } = pageIn(page);
    if (total > most) return failure(422, 422, say('记录超过 {most} 条，后端没有合计，请缩小查询范围', { most }));
    for (const record of records)
      for (const [name, found] of values) {
        const value = isMembers(record) ? decimalFrom(scalarText(record[name])) : undefined;
        if (value) found.push(value);
      }
    isLast = records.length === 0 || pageNo * pageSize >= total;
  }
  return success(Object.fromEntries([...values].map(([name, found]) => [name, totalsIn(found)])), { code: 0 });
}

function pageIn(result: ExactJson): { records: readonly ExactJson[]; total: number } {
  if (Array.isArray(result)) return { records: result, total: result.length };
  const records = isMembers(result) && Array.isArray(result['records']) ? result['records'] : [];
  const total = isMembers(result) ? Number(scalarText(result['total'])) : 0;
  return { records, total: Number.isFinite(total) ? total : records.length };
}

function totalsIn(values: readonly Decimal[]): { sum: string | null; average: string | null } {
  if (values.length === 0) return { sum: null, average: null };
  const sum = sumDecimals(values);
  const scale = averageScale(sum.scale);
  const count = { units: BigInt(values.length), scale: 0 };
  return { sum: decimalToText(sum), average: decimalToText(divideDecimals(sum, count, scale), scale) };
}
