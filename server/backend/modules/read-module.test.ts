import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { moduleDocuments, pickerDocument } from '../../../src/engine/exchange/index.ts';
import { problemReport } from '../../../src/schema/check/index.ts';
import { checkedAsPages } from '../../catalogue/index.ts';
import { findResources, knowBackend } from './index.ts';
import { readModule } from './read-module.ts';
import { demoModules } from './testing/demo-modules.ts';

const order = '/test/jeecgOrderMain';
const single = '/test/jeecgDemo';
const generated = (resource: string) => ({
  [`${resource}/list`]: 'GET',
  [`${resource}/queryById`]: 'GET',
  [`${resource}/add`]: 'POST',
  [`${resource}/edit`]: 'PUT、POST',
  [`${resource}/delete`]: 'DELETE',
  [`${resource}/deleteBatch`]: 'DELETE',
  [`${resource}/exportXls`]: '',
  [`${resource}/importExcel`]: 'POST',
});

const modules = {
  methods: {
    ...generated(order),
    ...generated(single),
    [`${order}/queryOrderTicketListByMainId`]: 'GET',
  },
  results: {
    '/online/cgform/head/queryTables': ['demo', 'jeecg_order_main', 'jeecg_order_ticket', 'jeecg_demo'].map((id) => ({
      id,
    })),
    '/sys/dict/queryAllDictItems': {
      sex: [
        { value: '1', text: '男' },
        { value: '2', text: '女' },
      ],
      grade: [
        { value: '1', text: '甲' },
        { value: '2', text: '乙' },
      ],
    },
    '/sys/permission/getUserPermissionByToken': {
      menu: [{ component: 'jeecg/JeecgOrderMainList', meta: { title: '一对多示例' } }],
      auth: [],
      allAuth: [{ action: 'test:jeecgdemo:list' }, { action: 'order:jeecg_order_main:add' }],
    },
    [`${order}/list`]: {
      records: [
        {
          id: 'o1',
          orderCode: 'B100',
          ctype: null,
          orderMoney: 3000,
          level: '2',
          level_dictText: '乙',
          createBy: 'admin',
          bpmStatus: null,
        },
        {
          id: 'o2',
          orderCode: 'L100',
          ctype: null,
          orderMoney: 12.5,
          level: '1',
          level_dictText: '甲',
          createBy: 'admin',
          bpmStatus: null,
        },
      ],
    },
    [`${order}/queryOrderTicketListByMainId?id=o1`]: [
      { id: 't1', ticketCode: 'A100', tickectDate: '2026-10-31', orderId: 'o1' },
    ],
    [`${order}/queryOrderTicketListByMainId?id=o2`]: [],
    [`${single}/list`]: {
      records: [{ id: 's1', name: '甲', sex: '1', birthday: '2020-01-02', punchTime: '2020-01-02 03:04:05' }],
    },
  },
  documents: {
    '/v3/api-docs': {
      openapi: '3.0.1',
      paths: {
        [`${single}/add`]: {
          post: {
            summary: '添加DEMO',
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/JeecgDemo' } } } },
          },
        },
        [`${single}/list`]: { get: {} },
      },
      components: {
        schemas: {
          JeecgDemo: {
            description: '测试DEMO',
            required: ['name'],
            properties: {
              id: { type: 'string' },
              name: { type: 'string', description: '姓名', maxLength: 30 },
              sex: { type: 'string', description: '性别' },
              birthday: { type: 'string', format: 'date-time', description: '生日' },
              punchTime: { type: 'string', format: 'date-time', description: '打卡时间' },
              age: { type: 'integer', description: '年龄' },
              tenantId: { type: 'integer' },
            },
          },
        },
      },
    },
  },
  sheets: {
    [`${order}/exportXls`]: {
      rows: [
        ['订单报表'],
        ['导出人:管理员'],
        ['订单号', '金额', '机票', ''],
        ['', '', '航班号', '航班时间'],
        ['B100', '3000.00', 'A100', '2026-10-31'],
        ['L100', '12.50', '', ''],
      ],
      merges: ['A1:D1', 'A2:D2', 'A3:A4', 'B3:B4', 'C3:D3'],
    },
  },
};

const backend = demoModules(modules);

describe('a module that its API description describes', () => {
  test('has its titles and types; times that are days in the records are days', async () => {
    const { module, guesses } = await readModule(backend, await knowBackend(backend, '/jeecg-boot'), single);
    expect(module).toMatchObject({ id: 'test/jeecg-demo', title: '测试DEMO', resource: single, lines: [] });
    expect(module.actions).toEqual(['add', 'edit', 'detail', 'delete', 'batch-delete', 'export', 'import']);
    const fields = module.fields.map(({ name, title, type, control }) => [name, title, type, control]);
    expect(fields).toEqual([
      ['name', '姓名', 'string', 'text'],
      ['sex', '性别', 'string', 'list'],
      ['birthday', '生日', 'Date', 'date'],
      ['punchTime', '打卡时间', 'Datetime', 'datetime'],
      ['age', '年龄', 'int', 'text'],
    ]);
    expect(module.fields[0]).toMatchObject({ isRequired: true, length: 30 });
    expect(guesses).toEqual(['sex 的字典猜是 sex']);
  });

  test('is found by the older description too, whose paths begin with the context path', async () => {
    const older = {
      swagger: '2.0',
      paths: {
        [`/jeecg-boot${single}/add`]: {
          post: { parameters: [{ in: 'body', schema: { $ref: '#/definitions/测试DEMO对象' } }] },
        },
        [`/jeecg-boot${single}/list`]: { get: {} },
      },
      definitions: {
        测试DEMO对象: { title: '测试DEMO对象', properties: { name: { type: 'string', description: '姓名' } } },
      },
    };
    const old = demoModules({ ...modules, documents: { '/v2/api-docs': older } }, false);
    const known = await knowBackend(old, '/jeecg-boot');
    expect([...known.entities.keys()]).toEqual([single]);
    expect((await readModule(old, known, single)).module).toMatchObject({ title: '测试DEMO' });
  });
});

describe('a module without a description', () => {
  test('has the fields of its records, titles of its sheet, its lines, and the dictionary with its texts', async () => {
    const { module, guesses } = await readModule(backend, await knowBackend(backend, ''), order);
    expect(module).toMatchObject({ title: '一对多示例', permission: 'order:jeecg_order_main' });
    expect(module.fields.map(({ name, title, type, dictionary }) => [name, title, type, dictionary.code])).toEqual([
      ['orderCode', '订单号', 'string', ''],
      ['ctype', '类型', 'string', ''],
      ['orderMoney', '金额', 'BigDecimal', ''],
      ['level', 'level', 'string', 'grade'],
      ['createBy', '创建人', 'string', ''],
    ]);
    expect(module.lines).toMatchObject([
      {
        name: 'jeecgOrderTicketList',
        parent: 'orderId',
        url: `${order}/queryOrderTicketListByMainId?id={id}`,
        module: {
          id: 'test/jeecg-order-ticket',
          title: '机票',
          fields: [
            { name: 'ticketCode', title: '航班号' },
            { name: 'tickectDate', title: '航班时间', type: 'Date' },
            { name: 'orderId' },
          ],
        },
      },
    ]);
    expect(guesses).toEqual(expect.arrayContaining(['ctype 的中文名猜是“类型”', 'orderMoney 的小数位数猜是 2']));
  });

  test('becomes documents by the keys of models', async () => {
    const { module } = await readModule(backend, await knowBackend(backend, ''), order);
    const documents = moduleDocuments(module, vocabulary.widgets);
    expect([...documents.keys()]).toEqual(['test/jeecg-order-main.model', 'test/jeecg-order-ticket.model']);
    const [key, picker] = pickerDocument(module);
    expect([key, picker['model']]).toEqual(['test/jeecg-order-main.picker', 'test/jeecg-order-main']);
    const files = [...documents, [key, picker] as const].map(([name, body]) => {
      return { path: `${name}.json`, file: name, text: JSON.stringify(body) };
    });
    const { problems } = problemReport(checkedAsPages(files));
    expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'unknown-dictionary',
    ]);
  });

  test('is found by the name of a table in a known module', async () => {
    expect(await findResources(backend, await knowBackend(backend, ''))).toEqual([single, order]);
  });
});

test('a path that is not there, and a module that nothing describes, are refused in a sentence', async () => {
  const known = await knowBackend(backend, '');
  await expect(readModule(backend, known, '/test/nothing')).rejects.toThrow(
    '后端没有 /test/nothing/list 这个接口，请检查路径',
  );
  const empty = demoModules({ ...modules, results: { ...modules.results, [`${order}/list`]: { records: [] } } });
  await expect(readModule(empty, known, order)).rejects.toThrow('请先在后端新增一条');
});
