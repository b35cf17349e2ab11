import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { isJsonObject, parseJson } from '../../src/schema/json/index.ts';
import { type Call, contextOf, Refusal, refuse } from '../http/index.ts';
import type { RecordEngine } from '../records/index.ts';
import { fieldCalled, isCode, isText, modelOfTable, refuseStranger, unregistered } from './table-dictionary.ts';

/** A node of `/sys/dict/loadTreeData` (jeecg-contract.md 4). */
export interface TreeItem {
  key: string;
  title: string;
  leaf: boolean;
  value: string;
  parentId: string;
  icon: null;
  code: string;
  children: null;
}

const parameters = ['pid', 'pidField', 'tableName', 'text', 'code', 'hasChildField', 'condition'] as const;

/**
 * The records directly below one, of a model that is a tree. All seven parameters must be there, each may be empty.
 * @throws Refusal for what is no registered tree, and for conditions on what is no field.
 */
export async function tableTree(
  engine: RecordEngine,
  models: ReadonlyMap<string, ResolvedModel>,
  call: Call,
): Promise<TreeItem[]> {
  const missing = parameters.find((name) => call.query[name] === undefined);
  if (missing !== undefined) throw new Refusal(`缺少参数 ${missing}。`);
  const named = (name: (typeof parameters)[number]): string => call.query[name] ?? '';
  const model = modelOfTable(named('tableName'), models);
  const [text, code] = [
    model && fieldCalled(named('text'), model, isText),
    model && fieldCalled(named('code'), model, isCode),
  ];
  const parent = model && fieldCalled(named('pidField'), model, (field) => field.name === model.tree?.parent);
  if (!model || text === undefined || code === undefined || parent === undefined) throw unregistered();
  refuseStranger(model, call.person());
  const params = {
    ...readCondition(named('condition')),
    ...{ [parent]: named('pid') || '0', pageSize: '1000', column: orderOf(model, text), order: 'asc' },
  };
  const { records } = await engine.list(model.id, params, contextOf(call)).catch(refuse);
  return records.map((record) => ({
    ...{ key: String(record['id']), title: String(record[text] ?? ''), value: String(record[code] ?? '') },
    ...{ leaf: record['hasChildren'] !== true, parentId: named('pid') || '0', icon: null },
    ...{ code: String(record[code] ?? ''), children: null },
  }));
}

/** A JSON object of field and value; which fields there are, the list knows. */
function readCondition(text: string): Record<string, string> {
  if (text.trim() === '') return {};
  const refusal = new Refusal('condition 应是 JSON 对象：字段名和值。');
  const { value } = parseJson(text);
  if (value === undefined || !isJsonObject(value)) throw refusal;
  return Object.fromEntries(
    Object.entries(value).map(([field, wanted]) => {
      if (typeof wanted !== 'string' && typeof wanted !== 'number' && typeof wanted !== 'boolean') throw refusal;
      return [field, `eq ${wanted}`];
    }),
  );
}

/** Codes that the server gives follow the tree; texts without them are in the order of their bytes. */
function orderOf({ fields }: ResolvedModel, text: string): string {
  return fields.find(({ numbering }) => numbering)?.name ?? text;
}
