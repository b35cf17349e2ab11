import { fillCall, type CallDifference, type FieldCall } from '../../../src/engine/backend/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { isMembers, scalarText, type ExactJson } from '../exact-json.ts';
import type { Exchange } from '../exchange.ts';

export type Members = Record<string, ExactJson>;

/** Returns the members of a record as texts that can be filled into calls. */
export function textsOf(members: Members): Record<string, string> {
  const texts = Object.entries(members).map(([name, value]) => [name, scalarText(value)] as const);
  return Object.fromEntries(texts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/**
 * Adds to a record the fields that other calls return.
 * @throws Refusal if one of them is missing: a form that opened without it would save it as empty.
 */
export async function withFields(record: Members, calls: readonly FieldCall[], exchange: Exchange): Promise<Members> {
  const texts = textsOf(record);
  const given = await Promise.all(
    calls.map(async ({ field, call, take }): Promise<[string, ExactJson]> => {
      const { method, path, query = new URLSearchParams() } = fillCall(call, texts);
      const { json } = await exchange({ method, path, query });
      const items = listOf(json);
      if (!items) throw notGiven(field);
      const values = items.map((item) => scalarText(take !== undefined && isMembers(item) ? item[take] : item));
      return [field, values.filter((value) => value !== undefined).join(',')];
    }),
  );
  return { ...record, ...Object.fromEntries(given) };
}

function notGiven(field: string): Refusal {
  return new Refusal(say('后端没有给出这条记录的 {field}，为免保存时丢失，没有打开', { field }), {
    status: 403,
    code: 510,
  });
}

/**
 * Returns the items of an answer or the records of a page. A refusal means none, because `queryUserRole` refuses if
 * there is no role. Returns undefined if the user has no permission.
 */
function listOf(json: ExactJson): readonly ExactJson[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isMembers(json)) return undefined;
  const { result } = json;
  if (Array.isArray(result)) return result;
  if (isMembers(result) && Array.isArray(result['records'])) return result['records'];
  return json['success'] === false && scalarText(json['code']) !== '510' ? [] : undefined;
}

/**
 * Reads a whole record, with the fields that its own call lacks.
 * @param template The call that reads it.
 * @param difference The difference of that call.
 * @returns undefined if the back end does not return it.
 */
export async function readWhole(
  template: string,
  difference: CallDifference | undefined,
  { values, exchange }: { values: Readonly<Record<string, string>>; exchange: Exchange },
): Promise<Members | undefined> {
  const { method, path, query = new URLSearchParams() } = fillCall(template, values);
  const { json } = await exchange({ method, path, query });
  const record = isMembers(json) ? json['result'] : undefined;
  if (!isMembers(record)) return undefined;
  return withFields(record, difference?.with ?? [], exchange);
}
