import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';

/**
 * The member of a described field in a chain of selects that contains the previous field and the column with its value.
 */
export const linkedTo = 'linkedTo';

/**
 * Returns the fields of a chain of selects. All choose from the same table; those after the first choose among the rows
 * below the previous choice. The description contains the first field with its condition, and names the others.
 */
export function linkedFields(name: string, node: JsonObject): [name: string, node: JsonObject][] {
  const config = readObject(node['config']);
  const [table = '', key = '', text = ''] = ['table', 'key', 'txt'].map((part) => readString(config[part])?.trim());
  const condition = readString(config['condition'])?.trim() ?? '';
  const choice = { view: 'sel_search', type: 'string', dictCode: key, dictText: text };
  const first = { ...node, ...choice, dictTable: condition === '' ? table : `${table} where ${condition}` };
  const column = columnAbove(config);
  const linked = readObjects(node['others']).map(({ item }) => item);
  const others = linked.map((item, index): [string, JsonObject] => {
    const field = index === 0 ? name : (readString(linked[index - 1]?.['field']) ?? '');
    const order = Number(node['order']) + (index + 1) / 100;
    const above = column !== undefined && { [linkedTo]: { field, column } };
    return [readString(item['field']) ?? '', { order, ...item, ...choice, dictTable: table, ...above }];
  });
  return [[name, first], ...others];
}

/**
 * Returns the titles of the fields in a chain of selects that offer all rows because the previous choice does not
 * restrict them.
 */
export function unrestrictedTitles(node: JsonObject): string[] {
  if (node['view'] !== 'link_down' || columnAbove(readObject(node['config'])) !== undefined) return [];
  return readObjects(node['others']).flatMap(
    ({ item }) => readString(item['title']) ?? readString(item['field']) ?? [],
  );
}

/**
 * Returns the column with the id of the parent row. It is undefined if the stored value is not the id, because only the
 * id leads to the child rows.
 */
function columnAbove(config: JsonObject): string | undefined {
  const [key, id, column = ''] = ['key', 'idField', 'pidField'].map((part) => readString(config[part])?.trim());
  return key === id && /^\w+$/.test(column) ? column : undefined;
}
