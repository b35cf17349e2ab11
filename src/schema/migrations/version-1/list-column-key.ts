import { isJsonObject } from '../../json/index.ts';
import { defineMigration } from '../define-migration.ts';
import { renameKey } from '../rename-key.ts';

/** Changes `{ "field": "name" }` in a list's columns to `{ "key": "name" }`. */
export const listColumnKey = defineMigration({
  kind: 'list',
  from: 0,
  name: 'list-column-key',
  title: '列表的列改用 key 作列名',
  migrate(body) {
    const { columns } = body;
    if (!Array.isArray(columns)) return body;
    return {
      ...body,
      columns: columns.map((column) => (isJsonObject(column) ? renameKey(column, 'field', 'key') : column)),
    };
  },
});
