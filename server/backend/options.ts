import type { ForwardedCall } from '../http/index.ts';
import { isMembers, scalarText, type ExactJson } from './exact-json.ts';
import type { FieldKind } from './query/index.ts';
import type { LineField, Members, UniqueField } from './records/index.ts';

/** A resource whose records can be chosen. */
export interface LabelledResource {
  /** Below the root of the API, e.g. `/sys/position`. */
  path: string;
  /** The field that people know a record by. */
  label: string;
  /** Titles of its fields, by their names. */
  titles: ReadonlyMap<string, string>;
  /** Kinds of its fields and of those that all records have. */
  kinds: ReadonlyMap<string, FieldKind>;
  /** Titles of the fields that people fill in. */
  writable: ReadonlyMap<string, string>;
  /** Returns the fields that forms hide by the values of a record. */
  hidden: (record: Members) => ReadonlySet<string>;
  /** The permissions of its records begin so. */
  permission: string;
  /** Fields whose values occur once. */
  unique: readonly UniqueField[];
  /** Fields of lines. */
  lines: readonly LineField[];
}

/** So many choices are asked for where the page does not say how many. */
const usual = '50';

/** Names of the parameters of options that are no fields. */
const own = new Set(['keyword', 'ids', 'pageSize', '_t']);

/** The parameters of the list that gives the choices. */
export function optionsQuery(query: URLSearchParams, { label }: LabelledResource): URLSearchParams {
  const listing = new URLSearchParams([...query].filter(([name]) => !own.has(name)));
  const [keyword, ids] = [query.get('keyword'), query.get('ids')];
  if (keyword) listing.set(label, `*${keyword}*`);
  if (ids) listing.set('id', ids);
  listing.set('pageNo', '1');
  listing.set('pageSize', ids ? String(ids.split(',').length) : (query.get('pageSize') ?? usual));
  return listing;
}

/** Returns the call of the list that gives the choices of a reference: a JeecgBoot has no call for choices. */
export function listingOf(call: ForwardedCall, resource: LabelledResource): ForwardedCall {
  const search = optionsQuery(new URLSearchParams(call.search), resource).toString();
  return { ...call, path: `${resource.path}/list`, search };
}

/** Makes choices of a page of records; those of a tree in the order of the tree. */
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
