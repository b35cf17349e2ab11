import type { ForwardedCall } from '../http/index.ts';
import { isMembers, scalarText, type ExactJson } from './exact-json.ts';
import type { FieldKind } from './query/index.ts';
import type { LineField, Members, UniqueField } from './records/index.ts';

export interface LabelledResource {
  path: string;
  label: string;
  titles: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, FieldKind>;
  writable: ReadonlyMap<string, string>;
  hidden: (record: Members) => ReadonlySet<string>;
  permission: string;
  unique: readonly UniqueField[];
  lines: readonly LineField[];
}

const usual = '50';

const own = new Set(['keyword', 'ids', 'pageSize', '_t']);

export function optionsQuery(query: URLSearchParams, { label }: LabelledResource): URLSearchParams {
  const listing = new URLSearchParams([...query].filter(([name]) => !own.has(name)));
  const [keyword, ids] = [query.get('keyword'), query.get('ids')];
  if (keyword) listing.set(label, `*${keyword}*`);
  if (ids) listing.set('id', ids);
  listing.set('pageNo', '1');
  listing.set('pageSize', ids ? String(ids.split(',').length) : (query.get('pageSize') ?? usual));
  return listing;
}

/** Returns the list call that provides the choices of a reference, because a JeecgBoot has no call for choices. */
export function listingOf(call: ForwardedCall, resource: LabelledResource): ForwardedCall {
  const search = optionsQuery(new URLSearchParams(call.search), resource).toString();
  return { ...call, path: `${resource.path}/list`, search };
}

export function optionsOf(json: ExactJson, { label, titles }: LabelledResource): ExactJson {
  if (!isMembers(json)) return json;
  const { result } = json;
  const records = isMembers(result) && Array.isArray(result['records']) ? result['records'] : result;
  const choices = (Array.isArray(records) ? records : []).flatMap(withBelow).map((record) => ({
    value: scalarText(record['id']) ?? '',
    text: scalarText(record[label]) ?? scalarText(record['id']) ?? '',
    record: Object.fromEntries(['id', ...titles.keys()].map((name) => [name, record[name] ?? null])),
  }));
  return { ...json, result: choices };
}

function withBelow(record: ExactJson): Record<string, ExactJson>[] {
  if (!isMembers(record)) return [];
  const { children } = record;
  return [record, ...(Array.isArray(children) ? children.flatMap(withBelow) : [])];
}
