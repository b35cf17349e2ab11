import { defineMigration } from '../define-migration.ts';

/** Changes a list's sort from the text `createTime desc` to `{ "column": "createTime", "order": "desc" }`. */
export const listSortObject = defineMigration({
  kind: 'list',
  from: 0,
  name: 'list-sort-object',
  title: '列表的默认排序改为 column 和 order',
  migrate(body) {
    const match = typeof body.sort === 'string' ? /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(body.sort) : null;
    const [, column, order = 'asc'] = match ?? [];
    return column === undefined ? body : { ...body, sort: { column, order: order.toLowerCase() } };
  },
});
