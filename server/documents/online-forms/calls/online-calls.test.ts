import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, exported, imported } = demoServer(['lina']);
const cgform = (method: string, path: string, body?: unknown, username?: string) =>
  api(method, `/online/cgform/${path}`, body, username);

const field = (dbFieldName: string, dbFieldTxt: string, orderNum: number, more: object = {}) => ({
  id: `temporary-${dbFieldName}`,
  dbFieldName,
  dbFieldTxt,
  orderNum,
  dbIsKey: 0,
  dbIsNull: 1,
  dbType: 'string',
  dbLength: 32,
  dbPointLength: 0,
  fieldShowType: 'text',
  fieldLength: 120,
  fieldMustInput: '0',
  queryMode: 'single',
  dictField: '',
  dictTable: '',
  dictText: '',
  mainTable: '',
  mainField: '',
  fieldValidType: '',
  isQuery: 0,
  isShowForm: 1,
  isShowList: 1,
  isReadOnly: 0,
  fieldExtendJson: '',
  fieldDefaultValue: '',
  ...more,
});
const own = [
  field('id', '主键', 1, { dbIsKey: 1, dbLength: 36, isShowForm: 0, isShowList: 0 }),
  field('create_by', '创建人', 2, { isShowForm: 0, isShowList: 0 }),
  field('create_time', '创建日期', 3, { dbType: 'Datetime', isShowForm: 0, isShowList: 0 }),
];
const head = (tableName: string, tableTxt: string, tableType: number, more: object = {}) => ({
  tableName,
  tableTxt,
  tableType,
  formCategory: 'temp',
  formTemplate: '1',
  isCheckbox: 'Y',
  isTree: 'N',
  isPage: 'Y',
  themeTemplate: 'normal',
  idType: 'UUID',
  queryMode: 'single',
  scroll: 1,
  extConfigJson: '{"reportPrintShow":0,"joinQuery":0,"modelFullscreen":0}',
  isDesForm: 'N',
  ...more,
});
const listed = async (tableName: string) =>
  (await cgform('GET', `head/list?pageNo=1&pageSize=10&copyType=0&tableName=${tableName}`)).result.records[0];

describe('a single form of another client', () => {
  const add = () =>
    cgform('POST', 'api/addAll', {
      head: head('shop_leave', '请假', 1),
      fields: [
        ...own,
        field('days', '天数', 5, { dbType: 'double', dbPointLength: 1 }),
        field('name', '姓名', 4, { fieldMustInput: '1', isQuery: 1 }),
        field('sex', '性别', 6, { fieldShowType: 'list', dictField: 'sex', isQuery: 1 }),
      ],
      indexs: [],
      deleteFieldIds: [],
      deleteIndexIds: [],
    });

  test('is saved, listed and read in its shapes', async () => {
    expect(await add()).toMatchObject({ success: true, message: '添加成功！' });
    const form = await listed('shop_leave');
    expect(form).toMatchObject({
      tableName: 'shop_leave',
      tableType: 1,
      isCheckbox: 'Y',
      isTree: 'N',
      isDbSynch: 'N',
      copyType: 0,
      isPage: 'Y',
      themeTemplate: 'normal',
      relationType: null,
      subTableStr: null,
    });
    const { result } = await cgform('GET', `field/listByHeadId?headId=${form.id}`);
    expect(result.map(({ dbFieldName }: { dbFieldName: string }) => dbFieldName)).toEqual(['name', 'days', 'sex']);
    expect(result[0]).toMatchObject({ fieldMustInput: '1', isShowForm: 1, isQuery: 1, isReadOnly: 0, orderNum: 1 });
    expect(await cgform('GET', `index/listByHeadId?headId=${form.id}`)).toMatchObject({ success: true, result: [] });
    expect((await cgform('GET', `button/list/${form.id}`)).result).toMatchObject({ records: [], total: 0 });
    expect((await cgform('GET', `api/authColumn/${form.id}`)).result[0]).toMatchObject({ code: 'name', title: '姓名' });
    expect((await cgform('GET', `api/authButton/${form.id}`)).result).toEqual({ buttonList: [], authList: [] });
    expect((await cgform('GET', 'head/list?copyType=1')).result).toMatchObject({ records: [], total: 0 });
    // Our own page omits that parameter, and any other name is still refused.
    expect((await cgform('GET', 'head/list?tableName=shop_leave')).result.records[0]).toMatchObject({ isTree: false });
    expect(await cgform('GET', 'head/list?copyTyp=0')).toMatchObject({ success: false });
  });

  test('has no page before it is synchronised', async () => {
    const { id } = await listed('shop_leave');
    const missing = { success: false, message: '实体不存在', code: 500 };
    expect(await cgform('GET', `api/getColumns/${id}`)).toMatchObject(missing);
    expect(await cgform('GET', 'api/getData/nosuch')).toMatchObject(missing);
  });

  test('has a list, a search and a form that describe themselves', async () => {
    const { id } = await listed('shop_leave');
    expect(await cgform('POST', `api/doDbSynch/${id}/normal`, {})).toMatchObject({ success: true });
    const columns = await cgform('GET', `api/getColumns/${id}`);
    expect(columns).toMatchObject({
      success: true,
      code: 0,
      result: { code: id, currentTableName: 'shop_leave', description: '请假', checkboxFlag: 'Y', cgButtonList: [] },
    });
    expect(columns.result.columns).toMatchObject([
      { title: '姓名', dataIndex: 'name', align: 'center', customRender: null, sorter: true },
      { title: '天数', dataIndex: 'days' },
      { title: '性别', dataIndex: 'sex', customRender: 'sex' },
    ]);
    expect(columns.result.dictOptions.sex[0]).toMatchObject({ value: '1', text: '男', title: '男' });
    expect((await cgform('GET', `api/getQueryInfo/${id}`)).result).toMatchObject([
      { field: 'name', label: '姓名', view: 'text', mode: 'single' },
      { field: 'sex', label: '性别', view: 'list', mode: 'single', dictCode: 'sex' },
    ]);
    const { schema, head: of } = (await cgform('GET', `api/getFormItem/${id}`)).result;
    expect(of).toMatchObject({ id, tableName: 'shop_leave', isTree: 'N', tableType: 1 });
    expect(schema).toMatchObject({
      describe: '请假',
      type: 'object',
      required: ['name'],
      table: 'shop_leave',
      properties: {
        name: { view: 'text', type: 'string', title: '姓名', order: 1 },
        days: { view: 'number', type: 'number', dbPointLength: 1 },
        sex: { view: 'list', dictCode: 'sex', enum: [{ value: '1', text: '男' }, { value: '2' }] },
      },
    });
  });

  test('has records that are added, read, changed and deleted', async () => {
    const { id: code } = await listed('shop_leave');
    const added = await cgform('POST', `api/form/${code}`, { name: '王', days: '', sex: '1', unknown: 'x' });
    expect(added).toMatchObject({ success: true, message: '添加成功!', result: expect.any(String) });
    const id = added.result;
    const data = await cgform('GET', `api/getData/${code}?pageNo=1&pageSize=10&column=id&order=desc&hasQuery=true`);
    expect(data.result).toMatchObject({
      total: 1,
      records: [{ id, jeecg_row_key: id, name: '王', days: '', sex: '1' }],
    });
    expect(await cgform('PUT', `api/form/${code}`, { id, name: '李', days: '1.5' })).toMatchObject({ success: true });
    expect((await cgform('GET', `api/form/${code}/${id}`)).result).toMatchObject({ id, name: '李', days: '1.5' });
    expect((await cgform('POST', `api/form/${code}`, { days: 1 })).message).toContain('姓名');
    expect(await cgform('DELETE', `api/form/${code}/${id}`)).toMatchObject({ success: true, message: '删除成功!' });
    expect((await cgform('GET', `api/getData/${code}`)).result.total).toBe(0);
    expect(await cgform('GET', `api/form/${code}/${id}`)).toMatchObject({ success: false, message: '未找到对应实体' });
  });

  test('is for those alone who hold the permissions of its model', async () => {
    const { id } = await listed('shop_leave');
    const forbidden = { success: false, code: 510 };
    for (const [method, path] of [
      ...([
        ['GET', `api/getColumns/${id}`],
        ['GET', `api/getData/${id}`],
        ['GET', `api/getFormItem/${id}`],
        ['GET', `api/getErpColumns/${id}`],
        ['GET', `api/getTreeData/${id}`],
        ['GET', `api/exportXls/${id}`],
        ['POST', `api/importXls/${id}`],
      ] as const),
      ...([
        ['POST', `api/form/${id}`],
        ['PUT', `api/form/${id}`],
        ['DELETE', `api/form/${id}/x`],
      ] as const),
      ...([
        ['GET', 'head/list?copyType=0'],
        ['POST', 'api/addAll'],
        ['PUT', 'api/editAll'],
      ] as const),
    ])
      expect(await cgform(method, path, method.startsWith('P') ? {} : undefined, 'lina')).toMatchObject(forbidden);
  });

  test('keeps its rows and its extension when it is changed', async () => {
    const stored = (await cgform('GET', `head/queryById?id=${(await listed('shop_leave')).id}`)).result;
    await cgform('PUT', 'head/edit', { ...stored, extConfigJson: '{"label":"name"}' });
    const before = (await cgform('GET', `field/listByHeadId?headId=${stored.id}`)).result;
    const fields = [...own, ...before.slice(0, 2), field('reason', '原因', 9)];
    const all = { head: await listed('shop_leave'), fields, deleteFieldIds: [before[2].id] };
    expect(await cgform('PUT', 'api/editAll', all)).toMatchObject({ success: true, message: '修改成功!' });
    const after = (await cgform('GET', `head/queryById?id=${stored.id}`)).result;
    expect(after).toMatchObject({ isDbSynch: 'N', extConfigJson: '{"label":"name"}', tableType: '1' });
    expect(after.fields).toMatchObject([
      { id: before[0].id, dbFieldName: 'name', fieldMustInput: true },
      { id: before[1].id, dbFieldName: 'days' },
      { dbFieldName: 'reason' },
    ]);
    await cgform('POST', `api/doDbSynch/${stored.id}/normal`, {});
    expect((await cgform('GET', `api/getColumns/${stored.id}`)).result.columns).toMatchObject([
      {},
      {},
      { title: '原因' },
    ]);
  });
});

describe('a main table with a sub-table', () => {
  test('gives and takes its lines', async () => {
    const all = (of: object, fields: object[]) => cgform('POST', 'api/addAll', { head: of, fields, indexs: [] });
    await all(head('shop_main', '订单', 2), [...own, field('code', '编码', 4)]);
    const link = field('shop_main_id', '外键', 4, { mainTable: 'shop_main', mainField: 'id' });
    await all(head('shop_line', '商品', 3, { relationType: 0, tabOrderNum: 1 }), [
      ...own,
      link,
      field('goods', '名称', 5),
    ]);
    const main = await listed('shop_main');
    expect(main).toMatchObject({ tableType: 2, subTableStr: 'shop_line' });
    const line = await listed('shop_line');
    expect(line).toMatchObject({ tableType: 3, relationType: 0 });
    expect((await cgform('GET', `field/listByHeadId?headId=${line.id}`)).result).toMatchObject([
      { dbFieldName: 'goods' },
      { dbFieldName: 'shop_main_id', mainTable: 'shop_main', mainField: 'id' },
    ]);
    expect(await cgform('POST', `api/doDbSynch/${main.id}/normal`, {})).toMatchObject({ success: true });
    expect((await cgform('GET', `api/getFormItem/${main.id}`)).result.schema.properties.shop_line).toMatchObject({
      view: 'tab',
      key: 'shop_line',
      describe: '商品',
      relationType: 0,
      columns: [{ key: 'goods', title: '名称', type: 'input' }],
    });
    const order = { code: 'D1', shop_line: [{ goods: '螺栓' }, { goods: '螺母' }] };
    const { result: id } = await cgform('POST', `api/form/${main.id}`, order);
    const lines = (await cgform('GET', `api/subform/list/shop_line/${id}`)).result;
    expect(lines).toMatchObject([{ goods: '螺栓' }, { goods: '螺母' }]);
    expect((await cgform('GET', `api/subform/shop_line/${id}`)).result).toMatchObject({ goods: '螺栓' });
    await cgform('PUT', `api/form/${main.id}`, { id, code: 'D2', shop_line: [lines[1]] });
    expect((await cgform('GET', `api/form/${main.id}/${id}`)).result).toMatchObject({
      code: 'D2',
      shop_line: [{ id: lines[1].id, goods: '螺母' }],
    });
    expect(await cgform('GET', `api/subform/list/shop_line/${id}`, undefined, 'lina')).toMatchObject({ code: 510 });
    const { main: ofMain, subList } = (await cgform('GET', `api/getErpColumns/${main.id}`)).result;
    expect(ofMain).toMatchObject({ code: main.id, currentTableName: 'shop_main', columns: [{ dataIndex: 'code' }] });
    expect(subList).toMatchObject([
      {
        code: line.id,
        currentTableName: 'shop_line',
        relationType: 0,
        foreignKeys: [{ table: null, key: 'id', field: 'shop_main_id' }],
        columns: [{ dataIndex: 'goods' }],
      },
    ]);
  });

  test('gives a tree level by level, as sheets, and takes sheets', async () => {
    const all = (of: object, fields: object[]) => cgform('POST', 'api/addAll', { head: of, fields, indexs: [] });
    await all(head('shop_kind', '类别', 1, { isTree: 'Y' }), [...own, field('kind_name', '类别名', 4)]);
    const { id: code } = await listed('shop_kind');
    expect(await cgform('POST', `api/doDbSynch/${code}/normal`, {})).toMatchObject({ success: true });
    const top = (await cgform('POST', `api/form/${code}`, { kind_name: '水果' })).result;
    const below = (await cgform('POST', `api/form/${code}`, { kind_name: '苹果', pid: top })).result;
    const level = async (pid: string) => (await cgform('GET', `api/getTreeData/${code}?pid=${pid}&pageNo=1`)).result;
    expect(await level('0')).toMatchObject({
      total: 1,
      fieldList: [{ dbFieldName: 'kind_name', dbFieldTxt: '类别名' }],
      records: [{ id: top, jeecg_row_key: top, pid: '0', has_child: '1', kind_name: '水果' }],
    });
    expect((await level(top)).records).toMatchObject([{ id: below, pid: top, has_child: '0' }]);
    const names = (await exported(`/online/cgform/api/exportXls/${code}?selections=${below}`)).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['类别名', '苹果']));
    expect(names).not.toContain('水果');
    expect(await imported(`/online/cgform/api/importXls/${code}`, [['类别名'], ['香蕉']])).toMatchObject({
      success: true,
    });
    expect((await level('0')).records.map(({ kind_name }: { kind_name: string }) => kind_name)).toContain('香蕉');
  });
});
