// covers: permission-refused
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDataDirectory } from '../database/testing/data-directory.ts';
import { databaseUrlOf, removeDatabaseOf } from '../database/testing/test-database.ts';
import { parseSettings } from '../settings/index.ts';
import { startServer } from '../start/index.ts';
import { clientOf, testPassword, type ApiAnswer } from '../start/testing/running-server.ts';

// Tests over HTTP, without the user interface, which rules of the product's own documents the server itself enforces.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

type Caller = Awaited<ReturnType<typeof callerOf>>;

let close = async (): Promise<void> => {};
let admin: Caller;
let lina: Caller;
let zhangwei: Caller;
let base: Record<'depot' | 'customer' | 'unit' | 'category' | 'bolt' | 'nut', string>;

async function callerOf(address: string, username: string) {
  const client = clientOf(address);
  const token = await client.signIn(username);
  const send = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
    client.api(method, path, { token, ...(body && { body }) });
  return {
    send,
    async saved(method: string, path: string, body?: object) {
      const { json } = await send(method, path, body);
      if (json?.success !== true) throw new Error(`${path}: ${JSON.stringify(json)}`);
      return json.result;
    },
  };
}

beforeAll(async () => {
  const dataDir = await createDataDirectory();
  const place = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir) };
  const environment = { PORT: '0', ...place, ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'silent' };
  const server = await startServer(parseSettings(environment));
  close = async () => {
    await server.close();
    await removeDatabaseOf(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  admin = await callerOf(server.address, 'admin');
  lina = await callerOf(server.address, 'lina');
  zhangwei = await callerOf(server.address, 'zhangwei');
  const add = async (model: string, body: object) => String((await admin.saved('POST', `/base/${model}/add`, body)).id);
  const unit = await add('unit', { name: '个', code: 'PCS' });
  const category = await add('material-category', { name: '紧固件', code: 'A' });
  const material = (code: string, name: string) => add('material', { code, name, category, unit, price: '1.50' });
  base = {
    unit,
    category,
    depot: await add('depot', { name: '主仓', code: 'W1', kind: 'finished' }),
    customer: await add('customer', { name: '甲公司', level: 'B', phone: '13800000000' }),
    bolt: await material('M1', '螺栓'),
    nut: await material('M2', '螺母'),
  };
});

afterAll(() => close());

const lineOf = (more: object = {}) => ({ material: base.bolt, qty: '3', price: '2.00', ...more });
const orderOf = (more: object = {}) => ({
  customer: base.customer,
  billDate: '2024-05-06',
  lines: [lineOf()],
  ...more,
});
const billOf = (kind: string, qty: string) => ({
  kind,
  billDate: '2024-05-06',
  depot: base.depot,
  lines: [{ material: base.bolt, qty }],
});

function refusal({ status, json }: ApiAnswer) {
  expect([status, json.success, json.code]).toEqual([200, false, 500]);
  const problems: { path: string; message: string }[] = json.result?.problems ?? [];
  return { message: json.message, problems: problems.map(({ path, message }) => [path, message]) };
}

const move = (model: string, id: string, name: string) => admin.send('POST', `/${model}/transition`, { id, name });

describe('a new order', () => {
  const answers: [what: string, values: () => object, path: string, message: string][] = [
    ['without a customer', () => ({ customer: null }), 'customer', '请选择客户'],
    ['without a date', () => ({ billDate: '' }), 'billDate', '请选择单据日期'],
    ['without lines', () => ({ lines: [] }), 'lines', '订单明细至少要有1行'],
    ['with a line without a material', () => ({ lines: [lineOf({ material: '' })] }), 'lines.0.material', '请选择物料'],
    ['with a line without a quantity', () => ({ lines: [lineOf({ qty: null })] }), 'lines.0.qty', '请输入数量'],
    ['with no quantity', () => ({ lines: [lineOf(), lineOf({ qty: '0' })] }), 'lines.1.qty', '数量必须大于0'],
    ['with a negative price', () => ({ lines: [lineOf({ price: '-1' })] }), 'lines.0.price', '单价不能小于0'],
    ['with too many decimals', () => ({ lines: [lineOf({ price: '1.005' })] }), 'lines.0.price', '单价最多2位小数'],
    ['with a word for a number', () => ({ lines: [lineOf({ qty: '三' })] }), 'lines.0.qty', '数量应为数字'],
    ['with a wrong payment', () => ({ payment: 'gold' }), 'payment', '付款方式不是允许的选项'],
    ['with a text that is too long', () => ({ contact: '长'.repeat(51) }), 'contact', '联系人最大长度50位字符'],
    [
      'with a date that is none',
      () => ({ billDate: '2024-02-30' }),
      'billDate',
      '单据日期不是正确的日期（YYYY-MM-DD）',
    ],
    ['for nobody', () => ({ customer: 'nobody' }), 'customer', '客户不存在或已被删除，请重新选择'],
  ];

  test.each(answers)('%s is refused with the place and the name of the field', async (_, values, path, message) => {
    const before = (await admin.saved('GET', '/sales/order/list')).total;
    expect(refusal(await admin.send('POST', '/sales/order/add', orderOf(values())))).toEqual({
      message,
      problems: [[path, message]],
    });
    expect((await admin.saved('GET', '/sales/order/list')).total).toBe(before);
  });

  test('gets its number, its state, its sums and what it has shipped from the server only', async () => {
    const forged = { billNo: 'SO-MINE', status: 'closed', amount: '9999.00', qty: '1', shipped: '77', version: 9 };
    const common = { createBy: 'somebody', createTime: '1999-01-01 00:00:00', tenantId: 5, delFlag: 1 };
    const lines = [lineOf({ amount: '0.01', shipped: '3' }), lineOf({ qty: '1.5', price: '0.33' })];
    const saved = await admin.saved('POST', '/sales/order/add', orderOf({ ...forged, ...common, lines }));
    expect(saved).toMatchObject({
      billNo: expect.stringMatching(/^SO\d{8}\d{4}$/),
      status: 'draft',
      createBy: 'admin',
      version: 1,
      amount: '6.50',
      qty: '4.500',
      shipped: '0.000',
      tenantId: 0,
      delFlag: 0,
      lines: [
        { amount: '6.00', shipped: '0.000' },
        { amount: '0.50', shipped: '0.000' },
      ],
    });
    const edited = await admin.saved('PUT', '/sales/order/edit', { ...saved, billNo: 'SO-MINE', amount: '0' });
    expect(edited).toMatchObject({ billNo: saved.billNo, amount: '6.50' });
  });

  test('contains the names of the users who created it and changed it last', async () => {
    const saved = await admin.saved('POST', '/sales/order/add', orderOf());
    const seen = () => admin.saved('GET', `/sales/order/queryById?id=${saved.id}`);
    const made = await seen();
    expect(made).toMatchObject({ createBy: 'admin', createBy_dictText: '管理员', updateBy: null });
    expect(made).not.toHaveProperty('updateBy_dictText');
    await admin.saved('PUT', '/sales/order/edit', { ...made, remark: '加急' });
    expect(await seen()).toMatchObject({ remark: '加急', updateBy: 'admin', updateBy_dictText: '管理员' });
  });
});

describe('an order that is saved', () => {
  let order: any;
  beforeEach(async () => {
    order = await admin.saved('POST', '/sales/order/add', orderOf());
  });

  test('does not take the line of another order', async () => {
    const other = await admin.saved('POST', '/sales/order/add', orderOf());
    const stolen = { ...order, lines: [...order.lines, { ...other.lines[0], qty: '99' }] };
    expect(refusal(await admin.send('PUT', '/sales/order/edit', stolen)).message).toBe('明细行不属于本单');
    const kept = await admin.saved('GET', `/sales/order/queryById?id=${other.id}`);
    expect(kept.lines[0]).toMatchObject({ id: other.lines[0].id, orderId: other.id, qty: '3.000' });
  });

  test('can neither be changed nor deleted once it is examined', async () => {
    expect((await move('sales/order', order.id, 'examine')).json.result).toMatchObject({ status: 'examined' });
    const { version: _, ...whole } = order;
    expect(refusal(await admin.send('PUT', '/sales/order/edit', whole)).message).toBe('单据状态为“已审核”，不能修改');
    const removal = await admin.send('DELETE', `/sales/order/delete?id=${order.id}`);
    expect(refusal(removal).message).toBe('单据状态为“已审核”，不能删除');
    expect(refusal(await move('sales/order', order.id, 'examine')).message).toBe('单据状态为“已审核”，不能审核');
    expect(refusal(await move('sales/order', order.id, 'fly')).message).toContain('没有名为“fly”的操作');
  });

  test('is examined only when it is worth something', async () => {
    const gift = await admin.saved('POST', '/sales/order/add', orderOf({ lines: [lineOf({ price: '0' })] }));
    expect(refusal(await move('sales/order', gift.id, 'examine')).message).toBe('金额合计必须大于零才能审核');
  });

  test('is not unexamined once something of it was shipped', async () => {
    await move('sales/order', order.id, 'examine');
    const stock = await admin.saved('POST', '/stock/bill/add', billOf('in', '10'));
    await move('stock/bill', stock.id, 'examine');
    const draft = await admin.saved('POST', '/sales/order/createFrom', { id: order.id, name: 'deliver' });
    const bill = { ...draft, depot: base.depot, billDate: '2024-05-07' };
    const delivery = await admin.saved('POST', '/stock/bill/add', bill);
    expect((await move('stock/bill', delivery.id, 'examine')).json).toMatchObject({ success: true });
    const shipped = await admin.saved('GET', `/sales/order/queryById?id=${order.id}`);
    expect(shipped).toMatchObject({ shipped: '3.000', delivered: true });
    const waiting = () =>
      admin.saved('GET', `/sales/order/list?status=examined&delivered=false&billNo=${shipped.billNo}`);
    expect(await waiting()).toMatchObject({ total: 0 });
    const again = await admin.send('POST', '/sales/order/createFrom', { id: order.id, name: 'deliver' });
    expect(refusal(again).message).toBe('已全部出库');
    expect(refusal(await move('sales/order', order.id, 'unexamine')).message).toBe('已有出库单或应收单，不能反审核');
    expect((await move('stock/bill', delivery.id, 'unexamine')).json).toMatchObject({ success: true });
    expect(await waiting()).toMatchObject({ total: 1 });
    expect(refusal(await move('sales/order', order.id, 'unexamine')).message).toBe('已有出库单或应收单，不能反审核');
    expect((await move('stock/bill', delivery.id, 'void')).json.result).toMatchObject({ status: 'void' });
    expect((await move('sales/order', order.id, 'unexamine')).json.result).toMatchObject({ status: 'draft' });
  });
});

describe('stock', () => {
  test('never falls below zero, and the refusal names material and depot', async () => {
    const lines = [{ material: base.nut, qty: '5' }];
    const bill = await admin.saved('POST', '/stock/bill/add', { ...billOf('out', '1'), lines });
    const message = '第1行：仓库“W1 主仓”物料“M2 螺母”的库存数量不足，现有 0，需要 5';
    expect(refusal(await move('stock/bill', bill.id, 'examine')).message).toBe(message);
    expect(await admin.saved('GET', `/stock/bill/queryById?id=${bill.id}`)).toMatchObject({ status: 'draft' });
    expect(await admin.saved('GET', `/stock/balance/list?material=${base.nut}`)).toMatchObject({ total: 0 });
    expect(await admin.saved('GET', `/stock/ledger/list?material=${base.nut}`)).toMatchObject({ total: 0 });
  });

  test.each(['stock/ledger', 'stock/balance', 'sales/order-line'])('%s is not written by hand', async (model) => {
    const body = { depot: base.depot, material: base.bolt, qty: '5', price: '1', orderId: 'x' };
    expect(refusal(await admin.send('POST', `/${model}/add`, body)).message).toMatch(/不能(直接|单独)修改$/);
  });
});

describe('basic data', () => {
  const answers: [path: string, body: () => object, field: string, message: string][] = [
    ['/base/customer/add', () => ({ level: 'B' }), 'name', '请输入客户名称'],
    ['/base/customer/add', () => ({ name: '乙', level: 'Z' }), 'level', '等级不是允许的选项'],
    ['/base/customer/add', () => ({ name: '甲公司', level: 'B' }), 'name', '客户名称已存在，不能重复'],
    ['/base/customer/add', () => ({ name: '乙', level: 'A' }), 'contact', '请输入联系人'],
    ['/base/customer/add', () => ({ name: '乙', level: 'B', phone: '12' }), 'phone', expect.stringContaining('手机')],
    ['/base/depot/add', () => ({ name: '副仓', code: 'w2', kind: 'finished' }), 'code', '请输入大写字母、数字和连字符'],
  ];

  test.each(answers)('%s is refused in %s', async (path, body, field, message) => {
    const { problems } = refusal(await admin.send('POST', path, body()));
    expect(problems).toEqual([[field, message]]);
  });
});

test('a list is not asked for by a field that there is not', async () => {
  for (const query of ['customerr=1', 'tenant_id=1', 'password=x', 'billDate_begin=gestern']) {
    const { message } = refusal(await admin.send('GET', `/sales/order/list?${query}`));
    expect(message).toMatch(/[\u4e00-\u9fa5]/);
  }
});

test('a user without permissions is refused, whatever the request contains', async () => {
  const { id } = await admin.saved('POST', '/sales/order/add', orderOf());
  const order = await admin.saved('GET', `/sales/order/queryById?id=${id}`);
  const calls: [method: string, path: string, body?: object][] = [
    ['POST', '/sales/order/add', orderOf()],
    ['PUT', '/sales/order/edit', order],
    ['POST', '/sales/order/edit', order],
    ['DELETE', `/sales/order/delete?id=${order.id}`],
    ['DELETE', `/sales/order/deleteBatch?ids=${order.id}`],
    ['POST', '/sales/order/transition', { id: order.id, name: 'examine' }],
    ['POST', '/sales/order/createFrom', { id: order.id, name: 'deliver' }],
  ];
  for (const [method, path, body] of calls) {
    const person = path.endsWith('/createFrom') ? zhangwei : lina;
    const { status, json } = await person.send(method, path, body);
    expect([path, status, json.code]).toEqual([path, 403, 510]);
    expect(json.message).toMatch(/^没有权限，请联系管理员授权：sales:order:\w+/);
  }
  expect((await lina.send('GET', '/sales/order/list')).json).toMatchObject({ success: true });
  expect(await admin.saved('GET', `/sales/order/queryById?id=${order.id}`)).toEqual(order);
});
