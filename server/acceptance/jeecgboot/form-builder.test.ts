import { beforeAll, describe, expect, test, vi } from 'vitest';

import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const head = {
  id: 'h1',
  tableName: 'contract',
  tableTxt: '合同',
  tableType: 1,
  relationType: null,
  formTemplate: '2',
  isCheckbox: 'Y',
  isTree: 'N',
  isDbSynch: 'Y',
  idType: 'UUID',
  themeTemplate: 'erp',
  extConfigJson: '{"a":1}',
};
const field = (id: string, name: string, more: object = {}) => ({
  id,
  dbFieldName: name,
  dbFieldTxt: name,
  dbType: 'string',
  dbLength: 32,
  dbPointLength: 0,
  dbIsKey: 0,
  isShowForm: 1,
  isShowList: 1,
  isReadOnly: 0,
  isQuery: 0,
  fieldMustInput: '1',
  fieldHref: '/x',
  mainTable: '',
  ...more,
});
const fields = [field('f0', 'id', { dbIsKey: 1, isShowForm: 0 }), field('f1', 'name'), field('f2', 'old')];

describe.each(recordedVersions)('the page that edits online forms, in front of a JeecgBoot %s', (version) => {
  const inFrontOf = shareInFrontOf(version);
  const sentBy = async (method: string, path: string, body: object) => {
    const { backEnd, call } = inFrontOf();
    await call(method, `/online/cgform/${path}`, body);
    return { request: backEnd.requests.at(-1), body: JSON.parse(backEnd.bodies.at(-1) || '{}') };
  };
  const ok = (result: unknown) => ({ status: 200, answer: { success: true, message: '', code: 0, result } });
  beforeAll(() => {
    Object.assign(inFrontOf().backEnd.answers, {
      'GET /online/cgform/head/queryById': ok(head),
      'GET /online/cgform/field/listByHeadId': ok(fields),
      'GET /online/cgform/head/list': ok({ records: [head], total: 1 }),
    });
  });

  test('a form is read with its fields, yes and no as such, without the columns that every table has', async () => {
    const { result } = inFrontOf();
    expect((await result('/online/cgform/head/list?pageNo=1')).records).toMatchObject([
      { tableType: '1', isCheckbox: true, isTree: false, pagePath: '/online/cgformList/h1' },
    ]);
    const read = await result('/online/cgform/head/queryById?id=h1');
    expect(read.fields).toMatchObject([
      { dbFieldName: 'name', isShowForm: true, fieldMustInput: true, isQuery: false },
      { dbFieldName: 'old' },
    ]);
  });

  test('a new form is saved whole, with the columns that every table has', async () => {
    const { request, body } = await sentBy('POST', 'head/add', {
      tableName: 'visit',
      tableTxt: '拜访',
      tableType: '1',
      formTemplate: '1',
      isCheckbox: false,
      fields: [{ dbFieldName: 'name', dbFieldTxt: '客户', dbType: 'string', isShowForm: true, fieldMustInput: true }],
    });
    expect(request).toBe('POST /online/cgform/api/addAll');
    expect(body.head).toMatchObject({ tableType: 1, isCheckbox: 'N', isTree: 'N', idType: 'UUID' });
    expect(body.fields.map(({ dbFieldName, isShowForm }: any) => [dbFieldName, isShowForm])).toEqual([
      ...['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code'].map((name) => [name, 0]),
      ['name', 1],
    ]);
    expect(body.fields[6]).toMatchObject({ fieldMustInput: '1', isQuery: 0, dictField: '' });
  });

  test('a change keeps what the page does not show and deletes the fields that are gone', async () => {
    const { request, body } = await sentBy('PUT', 'head/edit', {
      id: 'h1',
      tableTxt: '合同二',
      tableType: '1',
      isCheckbox: true,
      fields: [
        { id: 'f1', dbFieldName: 'name', dbFieldTxt: '名称', dbType: 'string', isShowForm: true },
        { id: 'new', dbFieldName: 'day', dbFieldTxt: '日期', dbType: 'Date' },
      ],
    });
    expect(request).toBe('PUT /online/cgform/api/editAll');
    expect(body).toMatchObject({ deleteFieldIds: ['f2'], head: { tableTxt: '合同二', themeTemplate: 'erp' } });
    expect(body.head.extConfigJson).toBe('{"a":1}');
    expect(body.fields.map(({ id, dbFieldName }: any) => [id, dbFieldName])).toEqual([
      ['f0', 'id'],
      ['f1', 'name'],
      [undefined, 'day'],
    ]);
    expect(body.fields[1]).toMatchObject({ fieldHref: '/x', dbFieldTxt: '名称', fieldMustInput: '0' });
  });

  test('a form is synchronised by its id', async () => {
    const { request } = await sentBy('POST', 'api/doDbSynch', { id: 'h1', mode: 'normal' });
    expect(request).toBe('POST /online/cgform/api/doDbSynch/h1/normal');
  });
});
