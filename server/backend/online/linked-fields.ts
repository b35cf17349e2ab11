import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';

/**
 * The fields of a chain of selects: each chooses from the same table. The description has the first one, with its
 * condition, and names the others.
 */
export function linkedFields(name: string, node: JsonObject): [name: string, node: JsonObject][] {
  const config = readObject(node['config']);
  const [table = '', key = '', text = ''] = ['table', 'key', 'txt'].map((part) => readString(config[part])?.trim());
  const condition = readString(config['condition'])?.trim() ?? '';
  const choice = { view: 'sel_search', type: 'string', dictCode: key, dictText: text };
  const first = { ...node, ...choice, dictTable: condition === '' ? table : `${table} where ${condition}` };
  const others = readObjects(node['others']).map(({ item }, index): [string, JsonObject] => [
    readString(item['field']) ?? '',
    { order: Number(node['order']) + (index + 1) / 100, ...item, ...choice, dictTable: table },
  ]);
  return [[name, first], ...others];
}
