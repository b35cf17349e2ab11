import { expect, test } from 'vitest';

import { onlineTables, readOnlineModule } from './online-modules.ts';
import { demoModules } from './testing/demo-modules.ts';

const api = '/online/cgform/api';
const form = { head: {}, schema: { properties: { name: { title: '名称', view: 'text', type: 'string' } } } };
const backend = demoModules({
  methods: {},
  results: {
    '/online/cgform/head/list': {
      records: [
        { id: 'f1', tableName: 'trip_note', tableTxt: '出差', tableType: 1, isDbSynch: 'Y' },
        { id: 'f2', tableName: 'trip_line', tableType: 3, isDbSynch: 'Y' },
        { id: 'f3', tableName: 'trip_plan', tableType: 1, isDbSynch: 'N' },
      ],
    },
    [`${api}/getColumns/f1`]: { description: '出差记录', columns: [{ dataIndex: 'name', title: '名称' }] },
    [`${api}/getFormItem/f1`]: form,
    [`${api}/getQueryInfo/f1`]: [],
  },
});

test('an online form is a separate module by its table, over the records of the form', async () => {
  expect(await onlineTables(backend)).toEqual([{ id: 'f1', table: 'trip_note', title: '出差' }]);
  expect(await readOnlineModule(backend, 'trip_note')).toMatchObject({
    id: 'online/trip-note',
    title: '出差记录',
    resource: '/online/cgform/records/f1',
    fields: [{ name: 'name', title: '名称' }],
  });
});

test('a table without a synchronised form is refused in a sentence', async () => {
  await expect(readOnlineModule(backend, 'trip_plan')).rejects.toThrow(
    '后端没有数据表是 trip_plan 的、已同步的 Online 表单',
  );
});
