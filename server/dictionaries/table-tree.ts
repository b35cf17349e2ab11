import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { isJsonObject, parseJson } from '../../src/schema/json/index.ts';
import { forbidden, Refusal, type Call } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { contextOf, refuse, type RecordEngine } from '../records/index.ts';
import {
  conditionField,
  fieldCalled,
  isCode,
  isText,
  modelOfTable,
  refuseStranger,
  unregistered,
} from './table-dictionary.ts';

/**
 * A node of `/sys/dict/loadTreeData` (docs/jeecgboot.md, Dictionaries and trees); in a search it contains the matching
 * nodes below it.
 */
export interface TreeItem {
  key: string;
  title: string;
  leaf: boolean;
  value: string;
  parentId: string;
  icon: null;
  code: string;
  children: TreeItem[] | null;
}

const parameters = ['pid', 'pidField', 'tableName', 'text', 'code', 'hasChildField', 'condition'] as const;

/**
 * Returns the records directly below one, of a model that is a tree. All seven parameters must be present; each may be
 * empty. In addition to JeecgBoot's parameters, `column` and `order` sort the records, and a `keyWord` finds records at
 * any depth whose text contains it, with their ancestors.
 * @throws Refusal for an unknown tree, and for conditions on unknown fields.
 */
export async function tableTree(
  engine: RecordEngine,
  { models, menu }: { models: ReadonlyMap<string, ResolvedModel>; menu: MenuTree },
  call: Call,
): Promise<TreeItem[]> {
  const missing = parameters.find((name) => call.query[name] === undefined);
  if (missing !== undefined) throw new Refusal(say('缺少参数 {missing}。', { missing }));
  if (menu.tables.has(call.query['tableName'] ?? '')) return menuItems(menu, call);
  const named = (name: (typeof parameters)[number]): string => call.query[name] ?? '';
  const model = modelOfTable(named('tableName'), models);
  const [text, code] = [
    model && fieldCalled(named('text'), model, isText),
    model && fieldCalled(named('code'), model, isCode),
  ];
  const parent = model && fieldCalled(named('pidField'), model, (field) => field.name === model.tree?.parent);
  if (!model || text === undefined || code === undefined || parent === undefined) throw unregistered();
  refuseStranger(model, call.person());
  const { column, order = 'asc', keyWord = '' } = call.query;
  const sort = column ? { column, order } : { column: orderOf(model, text), order: 'asc' };
  const page = (conditions: Record<string, string>) =>
    engine.list(model.id, { ...sort, ...conditions }, contextOf(call)).catch(refuse);
  const list = async (conditions: Record<string, string>) => (await page(conditions)).records;
  const shown = [text, code, parent];
  const isUsable = (field: string): boolean => conditionField(field, { model, shown, person: call.person() }) === field;
  const condition = readCondition(named('condition'), model, isUsable);
  const item = (record: RecordValues, below: TreeItem[] | null = null): TreeItem => ({
    key: String(record['id']),
    title: String(record[text] ?? ''),
    value: String(record[code] ?? ''),
    leaf: record['hasChildren'] !== true,
    parentId: String(record[parent] ?? '') || '0',
    icon: null,
    code: String(record[code] ?? ''),
    children: below,
  });
  if (keyWord.trim() === '') {
    const below = named('pid') || '0';
    const records = await allPages((pageNo) => page({ ...condition, [parent]: below, pageNo, pageSize: '1000' }));
    return records.map((record) => ({ ...item(record), parentId: below }));
  }
  const found = await list({ ...condition, [text]: `*${keyWord.trim()}*`, pageSize: String(mostFound) });
  return nested(await withAncestors(found, parent, list), parent, item);
}

export interface MenuTree {
  tables: ReadonlySet<string>;
  permission: string;
  level(parent: string): Promise<{ id: string; name: string; isLeaf: boolean }[]>;
}

async function menuItems({ permission, level }: MenuTree, { query, person }: Call): Promise<TreeItem[]> {
  if (!person().permissions.has(permission)) throw forbidden([permission]);
  const parentId = query['pid'] || '0';
  return (await level(parentId)).map(({ id, name, isLeaf }) => ({
    key: id,
    title: name,
    value: id,
    leaf: isLeaf,
    parentId,
    icon: null,
    code: id,
    children: null,
  }));
}

/**
 * Returns all records of a query, read page by page. Records written in between may be missed, but none comes twice.
 */
async function allPages(page: (pageNo: string) => ReturnType<RecordEngine['list']>): Promise<RecordValues[]> {
  const all = new Map<string, RecordValues>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const answer = await page(String(pageNo));
    pages = answer.records.length < answer.size ? pageNo : pageNo + 1;
    for (const record of answer.records) all.set(String(record['id']), record);
  }
  return [...all.values()];
}

const mostFound = 200;

async function withAncestors(
  found: readonly RecordValues[],
  parent: string,
  list: (conditions: Record<string, string>) => Promise<RecordValues[]>,
): Promise<RecordValues[]> {
  const all = new Map(found.map((record) => [String(record['id']), record]));
  let level = found;
  while (level.length > 0) {
    const above = new Set(level.map((record) => String(record[parent] ?? '')));
    const ids = [...above].filter((id) => id !== '' && id !== '0' && !all.has(id));
    level = ids.length === 0 ? [] : await list({ id_MultiString: JSON.stringify(ids), pageSize: String(ids.length) });
    for (const record of level) all.set(String(record['id']), record);
  }
  return [...all.values()];
}

function nested(
  records: readonly RecordValues[],
  parent: string,
  item: (record: RecordValues, below: TreeItem[] | null) => TreeItem,
): TreeItem[] {
  const ids = new Set(records.map((record) => String(record['id'])));
  const below = (above: string | undefined): TreeItem[] =>
    records
      .filter((record) => {
        const parentId = String(record[parent] ?? '');
        return above === undefined ? !ids.has(parentId) : parentId === above;
      })
      .map((record) => {
        const children = below(String(record['id']));
        return item(record, children.length > 0 ? children : null);
      });
  return below(undefined);
}

/**
 * Parses a JSON object of fields and values. Names that are not fields of the model are refused, so they cannot act as
 * other parameters of the list.
 */
function readCondition(
  text: string,
  { title }: ResolvedModel,
  isUsable: (field: string) => boolean,
): Record<string, string> {
  if (text.trim() === '') return {};
  const refusal = new Refusal(say('condition 应是 JSON 对象：字段名和值。'));
  const { value, problems } = parseJson(text);
  if (problems.length > 0 || value === undefined || !isJsonObject(value)) throw refusal;
  return Object.fromEntries(
    Object.entries(value).map(([field, wanted]) => {
      if (!isUsable(field))
        throw new Refusal(
          say('condition 里的“{field}”不是“{title}”的字段，请检查。', { field: field.slice(0, 64), title }),
        );
      if (typeof wanted !== 'string' && typeof wanted !== 'number' && typeof wanted !== 'boolean') throw refusal;
      return [field, `eq ${wanted}`];
    }),
  );
}

/** Sorts by codes that the server assigns, which follow the tree; without such codes by text. */
function orderOf({ fields }: ResolvedModel, text: string): string {
  return fields.find(({ numbering }) => numbering)?.name ?? text;
}
