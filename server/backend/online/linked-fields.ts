import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';

/** The member of a described field that has the field above in a chain of selects, and the column with its value. */
export const linkedTo = 'linkedTo';

/**
 * The fields of a chain of selects: each chooses from the same table, those after the first among the rows below the choice
 * before. The description has the first one, with its condition, and names the others.
 */
export function linkedFields(name: string, node: JsonObject): [name: string, node: JsonObject][] {
  const config = readObject(node['config']);
  const [table = '', key = '', text = ''] = ['table', 'key', 'txt'].map((part) => readString(config[part])?.trim());
  const condition = readString(config['condition'])?.trim() ?? '';
  const choice = { view: 'sel_search', type: 'string', dictCode: key, dictText: text };
  const first = { ...node, ...choice, dictTable: condition === '' ? table : `${table} where ${condition}` };
  const column = readString(config['pidField'])?.trim() ?? '';
  // A chosen value says what is below it only where it is the id.
  const isChained = key === readString(config['idField'])?.trim() && /^\w+$/.test(column);
  const linked = readObjects(node['others']).map(({ item }) => item);
  const others = linked.map((item, index): [string, JsonObject] => {
    const field = index === 0 ? name : (readString(linked[index - 1]?.['field']) ?? '');
    const order = Number(node['order']) + (index + 1) / 100;
    const above = isChained && { [linkedTo]: { field, column } };
    return [readString(item['field']) ?? '', { order, ...item, ...choice, dictTable: table, ...above }];
  });
  return [[name, first], ...others];
}
